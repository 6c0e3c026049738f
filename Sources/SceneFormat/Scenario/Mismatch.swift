/// An expectation that isn't met: expected and actual, row by row.
public struct Mismatch: Hashable, Sendable {
  /// Which key of `expect` it is.
  public enum Key: String, Hashable, Sendable, CaseIterable {
    case hit
    case visited
    case chain
    case actions
    case states
    case values
    case log
    case never
    case count
    case convert
    case why
  }

  public let key: Key
  public let rows: [ComparedRow]

  /// Nil where no row differs.
  init?(_ key: Key, rows: [ComparedRow]) {
    guard rows.contains(where: \.differs) else { return nil }
    self.key = key
    self.rows = rows
  }

  /// The first row that differs.
  public var firstDifference: Int { rows.firstIndex { $0.differs } ?? 0 }
}

/// One thing expected beside what there is in its place.
public struct ComparedRow: Hashable, Sendable {
  /// Nil where nothing is expected.
  public let expected: String?
  /// Nil where there is nothing.
  public let actual: String?
  public let differs: Bool

  public init(expected: String?, actual: String?, differs: Bool) {
    self.expected = expected
    self.actual = actual
    self.differs = differs
  }
}

extension Mismatch {
  /// Two columns under the headings; the first row that differs is pointed at.
  public func table(expectedHeading: String, actualHeading: String) -> [String] {
    let cells = rows.map { ($0.expected ?? "", $0.actual ?? "") }
    let heading = (expectedHeading, actualHeading)
    let longest = ([heading] + cells).map { TextWidth.columns($0.0) }.max() ?? 0
    let width = min(longest, Self.widestColumn)
    let lines = rows.indices.map { index in
      let marker = index == firstDifference ? "> " : "  "
      return marker + Self.line(cells[index], width: width)
    }
    return ["  " + Self.line(heading, width: width)] + lines
  }

  /// Beyond this a left cell pushes its right one aside instead of all of them.
  private static let widestColumn = 60

  private static func line(_ cells: (String, String), width: Int) -> String {
    let padding = String(repeating: " ", count: max(0, width - TextWidth.columns(cells.0)))
    let line = cells.0 + padding + "  " + cells.1
    return String(line.reversed().drop { $0 == " " }.reversed())
  }
}

extension [Mismatch] {
  /// In the order in which `expect` documents its keys.
  func sortedByKey() -> [Mismatch] {
    Mismatch.Key.allCases.flatMap { key in filter { $0.key == key } }
  }
}
