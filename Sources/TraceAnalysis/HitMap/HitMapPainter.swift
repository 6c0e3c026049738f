import EventDelivery
import Geometry

/// Paints a hit map from front to back, each pixel once.
///
/// A view is asked only where everyone around it contains the point, and answers for all of that which
/// nobody in front has taken. Pixels near an edge are decided by delivery's own rules, and so is all
/// of a view whose override looks at more than its own area.
struct HitMapPainter {
  /// Points from an edge within which arithmetic may tell inside from outside otherwise than delivery does.
  static let doubt = 1e-6

  let tree: ViewTree
  private(set) var map: HitMap
  private var cells: [Int32]
  /// For each pixel, itself or a pixel to its right at or before the next free one of its row.
  private var nextFree: [Int32]
  private let width: Int
  private let height: Int
  private let scale: Double

  init(tree: ViewTree, scale: Double) {
    self.tree = tree
    self.scale = scale
    width = max(0, Int((tree.screen.size.width * scale).rounded(.up)))
    height = max(0, Int((tree.screen.size.height * scale).rounded(.up)))
    cells = Array(repeating: HitMap.nobody, count: width * height)
    let row = (0...Int32(width)).map { $0 }
    nextFree = (0..<height).flatMap { _ in row }
    map = HitMap(width: width, height: height, scale: scale, cells: [])
  }

  mutating func paintWindows() {
    let screen = PixelRegion(columns: 0..<width, rows: 0..<height)
    for window in tree.windowsFrontToBack where !tree.isHidden(window) {
      paint(window, askedIn: screen)
    }
    map = HitMap(width: width, height: height, scale: scale, cells: cells)
  }

  // MARK: - The walk

  private struct Waiting {
    let view: ViewID
    let region: PixelRegion
    var nextChild: ViewID?
    let paintsItself: Bool
  }

  /// Paints a view and its subviews where the view is asked; keeps its own stack.
  private mutating func paint(_ root: ViewID, askedIn region: PixelRegion) {
    var stack: [Waiting] = []
    if let entered = enter(root, askedIn: region) { stack.append(entered) }
    while let top = stack.last {
      guard let child = top.nextChild else {
        if top.paintsItself { fill(top.region, with: top.view) }
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].nextChild = tree.previousSibling(of: child)
      if let entered = enter(child, askedIn: top.region) { stack.append(entered) }
    }
  }

  /// A view is asked: what stays of the region in which it asks its subviews, or nil where it is done.
  private mutating func enter(_ view: ViewID, askedIn region: PixelRegion) -> Waiting? {
    let overrides = tree[view].traits.overrides
    var paintsItself = true
    switch overrides.hitTest {
    case .returnsNil: return nil
    case .returnsSelf:
      fill(region, with: view)
      return nil
    case .redirect(let target, .always):
      fill(region, with: target)
      return nil
    case .passthrough: paintsItself = false
    case nil, .unknown: break
    case .nilIf, .only, .redirect, .forward, .beyondBounds:
      fillByRules(region, asking: view)
      return nil
    }
    if asksOthers(overrides.pointInside) {
      fillByRules(region, asking: view)
      return nil
    }
    guard canBeAsked(view) else { return nil }
    let inside = self.region(of: view, within: region)
    guard !inside.isEmpty else { return nil }
    return Waiting(
      view: view, region: inside, nextChild: tree.lastSubview(of: view),
      paintsItself: paintsItself)
  }

  private func asksOthers(_ override: PointInsideOverride?) -> Bool {
    switch override {
    case .includeSubviews, .path: true
    case nil, .outset, .rect, .circle, .always, .never, .unknown: false
    }
  }

  private func canBeAsked(_ view: ViewID) -> Bool {
    tree.hitTestGuardRefusal(of: view) == nil
  }

  // MARK: - Pixels

  /// Gives a view every pixel of the region that nobody has taken.
  private mutating func fill(_ region: PixelRegion, with view: ViewID) {
    for row in region.rows {
      let run = region.run(in: row)
      var x = free(from: run.lowerBound, row)
      while x < run.upperBound {
        take(x, row, for: view)
        x = free(from: x + 1, row)
      }
    }
  }

  /// Asks a view for every free pixel of the region, one by one.
  private mutating func fillByRules(_ region: PixelRegion, asking view: ViewID) {
    for row in region.rows {
      let run = region.run(in: row)
      var x = free(from: run.lowerBound, row)
      while x < run.upperBound {
        let point = tree.convertFromScreen(map.center(x: x, y: row), to: view)
        if let answer = tree.hitTest(view, at: point) { take(x, row, for: answer) }
        x = free(from: x + 1, row)
      }
    }
  }

  private mutating func take(_ x: Int, _ row: Int, for view: ViewID) {
    cells[row * width + x] = view.index
    nextFree[row * (width + 1) + x] = Int32(x + 1)
  }

  /// The first free pixel of a row from a place on; the width where there is none.
  private mutating func free(from x: Int, _ row: Int) -> Int {
    guard x < width else { return width }
    let base = row * (width + 1)
    var end = x
    while Int(nextFree[base + end]) != end { end = Int(nextFree[base + end]) }
    var place = x
    while place != end {
      let next = Int(nextFree[base + place])
      nextFree[base + place] = Int32(end)
      place = next
    }
    return end
  }
}

// MARK: - Shapes

extension HitMapPainter {
  /// The pixels of a region that the view's area contains.
  private func region(of view: ViewID, within region: PixelRegion) -> PixelRegion {
    let bounds = tree.bounds(of: view)
    switch tree[view].traits.overrides.pointInside {
    case .never: return PixelRegion(top: region.top, runs: [])
    case .always: return region
    case .circle: return convex(view, around: bounds, isFilled: false, within: region)
    case .outset(let insets):
      return convex(view, around: bounds.inset(by: insets.negated), isFilled: true, within: region)
    case .rect(let rect): return convex(view, around: rect, isFilled: true, within: region)
    case nil, .unknown, .includeSubviews, .path:
      return convex(view, around: bounds, isFilled: true, within: region)
    }
  }

  /// The pixels whose centres lie in a rectangle of the view's coordinates, or in part of it.
  private func convex(
    _ view: ViewID, around rect: Rect, isFilled: Bool, within region: PixelRegion
  ) -> PixelRegion {
    guard isInvertible(view) else {
      return tested(view, region, sure: nil)
    }
    guard !rect.isEmpty else { return PixelRegion(top: region.top, runs: []) }
    let outline = ConvexPolygon(rect, transformedBy: tree.toScreen(view))
    if isFilled, isUpright(view), let cut = upright(view, region, box: outline.boundingBox) {
      return cut
    }
    return tested(view, region, sure: isFilled ? outline : nil, within: outline.boundingBox)
  }

  /// Whether every transform on the way to the view can be undone; else its outline isn't where it is hit.
  private func isInvertible(_ view: ViewID) -> Bool {
    tree.ancestors(from: view).allSatisfy { tree.geometry(of: $0).transform.inverse != nil }
  }

  /// Whether nothing on the way to the view turns it, so that columns and rows decide apart.
  private func isUpright(_ view: ViewID) -> Bool {
    tree.ancestors(from: view).allSatisfy { step in
      let transform = tree.geometry(of: step).transform
      return transform.b == 0 && transform.c == 0
    }
  }

  /// Pixels that the least upright area has in a column or a row, for its middle to be inside for sure.
  private static let leastUpright = 5

  /// Cuts a region to an upright area: its columns decided in a row that is surely inside, its rows in
  /// such a column; nil for one that is too thin to have those.
  private func upright(_ view: ViewID, _ region: PixelRegion, box: Rect) -> PixelRegion? {
    var columns = range(box.minX, box.maxX, within: width)
    var rows = range(box.minY, box.maxY, within: height)
    guard columns.count >= Self.leastUpright, rows.count >= Self.leastUpright else { return nil }
    let column = columns.lowerBound + columns.count / 2
    let row = rows.lowerBound + rows.count / 2
    guard contains(column, row, view) else { return nil }
    columns = trimmed(columns) { contains($0, row, view) }
    rows = trimmed(rows) { contains(column, $0, view) }
    let shared = rows.clamped(to: region.rows)
    return PixelRegion(
      top: shared.lowerBound, runs: shared.map { region.run(in: $0).clamped(to: columns) })
  }

  /// The pixels between two places, on the screen.
  private func range(_ low: Double, _ high: Double, within count: Int) -> Range<Int> {
    let start = min(max(0, pixel(below: low)), count)
    return start..<max(start, min(count, pixel(above: high)))
  }

  /// A range without what lies outside at its ends.
  private func trimmed(_ range: Range<Int>, isInside: (Int) -> Bool) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, !isInside(start) { start += 1 }
    while end > start, !isInside(end - 1) { end -= 1 }
    return start..<end
  }

  /// Cuts a region to a view's area: rows by the outline where that is sure, else pixel by pixel.
  private func tested(
    _ view: ViewID, _ region: PixelRegion, sure outline: ConvexPolygon?, within box: Rect? = nil
  ) -> PixelRegion {
    let first = max(region.rows.lowerBound, box.map { pixel(below: $0.minY) } ?? 0)
    let last = min(region.rows.upperBound, box.map { pixel(above: $0.maxY) } ?? height)
    guard first < last else { return PixelRegion(top: region.top, runs: []) }
    let runs = (first..<last).map { row in
      cut(region.run(in: row), row: row, view, sure: outline, within: box)
    }
    return PixelRegion(top: first, runs: runs)
  }

  private func cut(
    _ run: Range<Int>, row: Int, _ view: ViewID, sure outline: ConvexPolygon?, within box: Rect?
  ) -> Range<Int> {
    let low = max(run.lowerBound, box.map { pixel(below: $0.minX) } ?? 0)
    let high = min(run.upperBound, box.map { pixel(above: $0.maxX) } ?? width)
    guard low < high else { return low..<low }
    var start = low
    var end = high
    if let outline, let span = outline.span(atHeight: map.center(x: 0, y: row).y) {
      start = min(max(low, pixel(below: span.lowerBound)), high)
      end = max(min(high, pixel(above: span.upperBound)), start)
    }
    while start < end, !contains(start, row, view) { start += 1 }
    while end > start, !contains(end - 1, row, view) { end -= 1 }
    return start..<end
  }

  /// Delivery's own answer for one pixel.
  private func contains(_ x: Int, _ row: Int, _ view: ViewID) -> Bool {
    let point = tree.convertFromScreen(map.center(x: x, y: row), to: view)
    return tree.pointInside(view, at: point)
  }

  /// The first pixel whose centre is at or after a place, less the doubt.
  private func pixel(below place: Double) -> Int {
    Int(max(-1, min(((place - Self.doubt) * scale - 0.5).rounded(.up), 1e9)))
  }

  /// The pixel after the last one whose centre is at or before a place, with the doubt.
  private func pixel(above place: Double) -> Int {
    Int(max(0, min(((place + Self.doubt) * scale - 0.5).rounded(.down) + 1, 1e9)))
  }
}
