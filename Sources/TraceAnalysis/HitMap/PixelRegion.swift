/// A set of pixels that has at most one run in each row, as convex shapes do.
struct PixelRegion {
  /// The first row.
  let top: Int
  /// A run for each row from the top; empty ones in between are allowed.
  let runs: [Range<Int>]

  var isEmpty: Bool { runs.allSatisfy(\.isEmpty) }
  var rows: Range<Int> { top..<top + runs.count }

  init(top: Int, runs: [Range<Int>]) {
    self.top = top
    self.runs = runs
  }

  /// A rectangle of pixels.
  init(columns: Range<Int>, rows: Range<Int>) {
    top = rows.lowerBound
    runs = Array(repeating: columns, count: rows.count)
  }

  func run(in row: Int) -> Range<Int> { runs[row - top] }
}
