import EventDelivery
import Geometry
import TraceAnalysis

extension HitMap {
  /// Where one sees a view, and a touch goes to somebody who isn't in it; on the screen.
  func missing(of view: ViewID, in tree: ViewTree) -> [Rect] {
    let outline = tree.outlineOnScreen(of: view)
    guard let box = outline.boundingBox.intersection(tree.screen.bounds) else { return [] }
    var isOwn: [ViewID: Bool] = [:]
    return rects(in: box) { x, y in
      guard outline.contains(center(x: x, y: y)) else { return false }
      guard let hit = self[x, y] else { return true }
      if let known = isOwn[hit] { return !known }
      let known = tree.isDescendant(hit, of: view)
      isOwn[hit] = known
      return !known
    }
  }

  /// The pixels of a box that are meant, as few rectangles of the screen.
  func rects(in box: Rect, where isMeant: (Int, Int) -> Bool) -> [Rect] {
    let columns = max(0, Int(box.minX * scale))..<min(width, Int((box.maxX * scale).rounded(.up)))
    let rows = max(0, Int(box.minY * scale))..<min(height, Int((box.maxY * scale).rounded(.up)))
    var open: [Range<Int>: Int] = [:]
    var result: [Rect] = []
    for y in rows.lowerBound...max(rows.lowerBound, rows.upperBound) {
      let runs = y < rows.upperBound ? Self.runs(in: columns) { isMeant($0, y) } : []
      for (run, top) in open.sorted(by: { $0.key.lowerBound < $1.key.lowerBound })
      where !runs.contains(run) {
        result.append(rect(run, top..<y))
        open[run] = nil
      }
      for run in runs where open[run] == nil { open[run] = y }
    }
    return result
  }

  private func rect(_ columns: Range<Int>, _ rows: Range<Int>) -> Rect {
    Rect(
      Double(columns.lowerBound) / scale, Double(rows.lowerBound) / scale,
      Double(columns.count) / scale, Double(rows.count) / scale)
  }

  private static func runs(in columns: Range<Int>, where isMeant: (Int) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var x = columns.lowerBound
    while x < columns.upperBound {
      let start = x
      while x < columns.upperBound, isMeant(x) { x += 1 }
      if x > start { runs.append(start..<x) }
      x += 1
    }
    return runs
  }
}
