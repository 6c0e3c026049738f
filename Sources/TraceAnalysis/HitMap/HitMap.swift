public import EventDelivery
public import Geometry

/// Delivery's answer for every pixel of a screen at once: which view a touch-down there would hit.
///
/// A pixel stands for its centre.
public struct HitMap: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// Pixels per point.
  public let scale: Double
  /// A view's index for each pixel, row by row; -1 where nobody answers.
  private(set) var cells: [Int32]

  static let nobody: Int32 = -1

  init(width: Int, height: Int, scale: Double, cells: [Int32]) {
    self.width = width
    self.height = height
    self.scale = scale
    self.cells = cells
  }

  /// The map of a scene as it is now, with so many pixels a point.
  public init(of tree: ViewTree, scale: Double = 1) {
    var painter = HitMapPainter(tree: tree, scale: scale)
    painter.paintWindows()
    self = painter.map
  }

  /// Who is hit at a pixel; nil where nobody is.
  public subscript(x: Int, y: Int) -> ViewID? {
    let index = cells[y * width + x]
    return index == Self.nobody ? nil : ViewID(index: index)
  }

  /// The point on the screen that a pixel stands for.
  public func center(x: Int, y: Int) -> Point {
    Point((Double(x) + 0.5) / scale, (Double(y) + 0.5) / scale)
  }

  /// Where a view can be touched: how much of the screen, and the box around it.
  public struct Reach: Hashable, Sendable {
    public let view: ViewID
    /// In square points.
    public var area: Double
    /// On the screen, in points.
    public var box: Rect
  }

  /// Every view that some pixel hits, in the order of their IDs.
  public func reaches() -> [Reach] {
    var boxes: [ViewID: PixelBox] = [:]
    eachRun { view, columns, row in
      if let view { boxes[view, default: PixelBox()].add(columns, row: row) }
    }
    return boxes.keys.sorted().compactMap { view in
      boxes[view].map {
        Reach(view: view, area: $0.area(scale: scale), box: $0.rect(scale: scale))
      }
    }
  }

  /// The views that no pixel hits, in the order of their IDs.
  public func unreached(in tree: ViewTree) -> [ViewID] {
    let reached = Set(reaches().map(\.view))
    return tree.allViews.filter { !reached.contains($0) }.sorted()
  }

  /// Each row's runs of pixels that hit the same view, or nobody, from the top left on.
  func eachRun(_ body: (_ view: ViewID?, _ columns: Range<Int>, _ row: Int) -> Void) {
    for row in 0..<height {
      var x = 0
      while x < width {
        let view = cells[row * width + x]
        var end = x + 1
        while end < width, cells[row * width + end] == view { end += 1 }
        body(view == Self.nobody ? nil : ViewID(index: view), x..<end, row)
        x = end
      }
    }
  }

  /// How many pixels, and the box around them.
  struct PixelBox {
    private var count = 0
    private var minX = Int.max
    private var maxX = 0
    private var minY = Int.max
    private var maxY = 0

    mutating func add(_ columns: Range<Int>, row: Int) {
      count += columns.count
      minX = min(minX, columns.lowerBound)
      maxX = max(maxX, columns.upperBound)
      minY = min(minY, row)
      maxY = max(maxY, row + 1)
    }

    /// In square points.
    func area(scale: Double) -> Double { Double(count) / (scale * scale) }

    /// In points.
    func rect(scale: Double) -> Rect {
      Rect(
        Double(minX) / scale, Double(minY) / scale, Double(maxX - minX) / scale,
        Double(maxY - minY) / scale)
    }
  }
}
