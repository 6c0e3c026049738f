public import EventDelivery
public import Geometry

/// A hit map as text: a letter for each cell of 10×20 points, by who is hit at the cell's centre.
///
/// A view has its id's initial where that is free, else the next letter, in reading order, so that the
/// same scene always gives the same text; a dot is nobody. With more views than letters a cell is two characters wide.
public struct HitGrid: Hashable, Sendable {
  /// Points: half as wide as high, as characters are.
  public static let cell = Size(10, 20)
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

  /// A text a row, from the top.
  public let rows: [String]
  /// Whose letters those are, in reading order.
  public let legend: [Entry]

  public struct Entry: Hashable, Sendable {
    public let mark: String
    public let view: ViewID
  }

  public init(of tree: ViewTree) {
    let cells = Self.cells(of: tree)
    var order: [ViewID] = []
    var places: [ViewID: Int] = [:]
    for case let view? in cells.joined() where places[view] == nil {
      places[view] = order.count
      order.append(view)
    }
    let isWide = order.count > Self.letters.count
    let marks = isWide ? order.indices.map { Self.pair($0) } : Self.initials(of: order, in: tree)
    legend = zip(marks, order).map { Entry(mark: $0, view: $1) }
    let nobody = isWide ? ".." : "."
    rows = cells.map { row in
      row.map { $0.flatMap { places[$0] }.map { marks[$0] } ?? nobody }.joined()
    }
  }

  private static func cells(of tree: ViewTree) -> [[ViewID?]] {
    let columns = count(tree.screen.size.width, cell.width)
    let rows = count(tree.screen.size.height, cell.height)
    return (0..<max(0, rows)).map { row in
      (0..<max(0, columns)).map { column in
        let center = Point(
          (Double(column) + 0.5) * cell.width, (Double(row) + 0.5) * cell.height)
        return tree.hitTest(atScreenPoint: center)?.view
      }
    }
  }

  /// How many cells have their middle on the screen.
  private static func count(_ length: Double, _ side: Double) -> Int {
    max(0, Int((min(length, 1e5) / side + 0.5).rounded(.up)) - 1)
  }

  /// Each view's initial where no view before it has that, else the next letter that none has.
  private static func initials(of views: [ViewID], in tree: ViewTree) -> [String] {
    var marks = [Character?](repeating: nil, count: views.count)
    for (place, view) in views.enumerated() {
      guard let initial = tree[view].identifier.first, letters.contains(initial),
        !marks.contains(initial)
      else { continue }
      marks[place] = initial
    }
    for place in marks.indices where marks[place] == nil {
      marks[place] = letters.first { !marks.contains($0) }
    }
    return marks.map { String($0 ?? "?") }
  }

  private static func pair(_ place: Int) -> String {
    let first = letters[place / letters.count % letters.count]
    return String([first, letters[place % letters.count]])
  }
}
