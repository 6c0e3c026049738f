import Geometry
import PlatformInterface

/// Which view is drawn frontmost where, to within a few points.
///
/// Names stand only on what can be seen of their view; asking every view drawn later about every
/// place would be slow.
struct CoverageGrid: Sendable {
  /// The side of a cell, in window points.
  static let cell = 4.0

  private let area: Rect
  private let columns: Int
  private let rows: Int
  /// The place of the frontmost shape, or -1, by row and column.
  private var cells: [Int32]

  init(scene: StageScene) {
    area = scene.device.visibleScreen ?? .zero
    columns = max(0, Int((area.width / Self.cell).rounded(.up)))
    rows = max(0, Int((area.height / Self.cell).rounded(.up)))
    cells = Array(repeating: -1, count: columns * rows)
    // From the front: what is covered whole by a view of its own size needs no painting.
    var covered: Set<Rect> = []
    for (place, shape) in scene.shapes.enumerated().reversed() where shape.fill != nil {
      if case .rect(let rect) = shape.shape, !covered.insert(rect).inserted { continue }
      paint(shape, place: Int32(place))
    }
  }

  /// The places that are frontmost somewhere.
  var visiblePlaces: Set<Int> {
    var result: Set<Int> = []
    var last: Int32 = -1
    for cell in cells where cell != last {
      last = cell
      if cell >= 0 { result.insert(Int(cell)) }
    }
    return result
  }

  /// Whether nothing but this shape is frontmost anywhere in the rectangle.
  func shows(only place: Int, in rect: Rect) -> Bool {
    guard area.contains(rect) else { return false }
    let span = cellSpan(of: rect)
    for row in span.rows {
      for column in span.columns where cells[row * columns + column] != Int32(place) {
        return false
      }
    }
    return true
  }

  /// The places of the shapes that are frontmost somewhere in the rectangle, each once.
  func places(in rect: Rect) -> [Int] {
    guard let seen = area.intersection(rect) else { return [] }
    let span = cellSpan(of: seen)
    var result: [Int] = []
    for row in span.rows {
      for column in span.columns {
        let place = Int(cells[row * columns + column])
        if place >= 0, !result.contains(place) { result.append(place) }
      }
    }
    return result
  }

  /// The place of the frontmost shape at a point; nil where nothing is drawn.
  func place(at point: Point) -> Int? {
    guard area.contains(point) else { return nil }
    let span = cellSpan(of: Rect(point.x, point.y, 0.001, 0.001))
    guard let row = span.rows.first, let column = span.columns.first else { return nil }
    let place = Int(cells[row * columns + column])
    return place >= 0 ? place : nil
  }

  private func cellSpan(of rect: Rect) -> (rows: Range<Int>, columns: Range<Int>) {
    let top = Int(((rect.minY - area.minY) / Self.cell).rounded(.down))
    let bottom = Int(((rect.maxY - area.minY) / Self.cell).rounded(.up))
    let left = Int(((rect.minX - area.minX) / Self.cell).rounded(.down))
    let right = Int(((rect.maxX - area.minX) / Self.cell).rounded(.up))
    return (
      rows: max(0, top)..<max(max(0, top), min(rows, bottom)),
      columns: max(0, left)..<max(max(0, left), min(columns, right))
    )
  }

  private mutating func paint(_ shape: SceneShape, place: Int32) {
    guard let box = shape.box else { return }
    let span = cellSpan(of: box)
    if case .polygon = shape.shape {
      paint(shape.outline, place, span.rows, span.columns)
      return
    }
    for row in span.rows {
      let start = row * columns
      for index in start + span.columns.lowerBound..<start + span.columns.upperBound
      where cells[index] < 0 {
        cells[index] = place
      }
    }
  }

  private mutating func paint(
    _ outline: ConvexPolygon, _ place: Int32, _ rows: Range<Int>, _ columnSpan: Range<Int>
  ) {
    for row in rows {
      let y = area.minY + (Double(row) + 0.5) * Self.cell
      for column in columnSpan {
        let x = area.minX + (Double(column) + 0.5) * Self.cell
        let index = row * columns + column
        if cells[index] < 0, outline.contains(Point(x, y)) { cells[index] = place }
      }
    }
  }
}
