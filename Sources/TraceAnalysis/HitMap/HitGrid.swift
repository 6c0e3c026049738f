public import EventDelivery
import Geometry

/// A hit map as text: a letter for each cell of 10×20 points, by who is hit at the cell's centre.
///
/// Letters are given in reading order, so that the same scene always gives the same text; a dot is
/// nobody. With more views than letters a cell is two characters wide.
public struct HitGrid: Hashable, Sendable {
  /// Points: half as wide as high, as characters are.
  static let cell = Size(10, 20)
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
    legend = order.enumerated().map { Entry(mark: Self.mark($0.offset, isWide), view: $0.element) }
    let nobody = isWide ? ".." : "."
    rows = cells.map { row in
      row.map { $0.flatMap { places[$0] }.map { Self.mark($0, isWide) } ?? nobody }.joined()
    }
  }

  private static func cells(of tree: ViewTree) -> [[ViewID?]] {
    let columns = Int((min(tree.screen.size.width, 1e5) / cell.width).rounded(.up))
    let rows = Int((min(tree.screen.size.height, 1e5) / cell.height).rounded(.up))
    return (0..<max(0, rows)).map { row in
      (0..<max(0, columns)).map { column in
        let center = Point(
          (Double(column) + 0.5) * cell.width, (Double(row) + 0.5) * cell.height)
        return tree.hitTest(atScreenPoint: center)?.view
      }
    }
  }

  private static func mark(_ place: Int, _ isWide: Bool) -> String {
    guard isWide else { return String(letters[place]) }
    let first = letters[place / letters.count % letters.count]
    return String([first, letters[place % letters.count]])
  }
}
