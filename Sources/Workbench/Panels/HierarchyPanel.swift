import EventDelivery
import Geometry
import Localization
import PlatformInterface

/// The scene's tree, with a search field over it.
struct HierarchyPanel {
  let tree: ViewTree
  let rows: HierarchyRows
  let board: BadgeBoard
  let selection: NodeID?
  let search: SearchFieldModel
  let offset: Double
  /// Whether the keyboard or the last click was here.
  let isActive: Bool

  static let rowsTop = 76.0
  static let rowHeight = Metrics.Row.tree

  func draw(in frame: Rect, on surface: inout Surface) {
    surface.list.fill(frame, surface.theme.panel)
    drawHeading(in: frame, on: &surface)
    let area = Self.scrollArea(in: frame, rows: rows.rows.count)
    surface.add(area)
    surface.add(.tree, .list(.tree), exactly: area.frame) { target in
      target.isFocusable = !rows.rows.isEmpty
    }
    if rows.rows.isEmpty {
      let text = surface.phrases.text(HierarchyPhrase.noMatch, ["text": search.text])
      let line = Rect(frame.minX + 16, area.frame.minY + 4, frame.width - 32, 24)
      surface.label(text, in: line, Typography.inspector, surface.theme.text2)
      return
    }
    surface.clipped(to: area.frame) { surface in
      let first = max(0, Int(offset / Self.rowHeight))
      let last = min(
        rows.rows.count, first + Int(area.frame.height / Self.rowHeight) + 2)
      for place in first..<max(first, last) {
        drawRow(rows.rows[place], at: place, in: area.frame, on: &surface)
      }
      surface.scrollMark(area, offset: offset)
    }
  }

  /// Where the rows are, in a panel of this frame.
  static func scrollArea(in frame: Rect, rows: Int) -> ScrollArea {
    ScrollArea(
      id: .tree,
      frame: Rect(
        frame.minX, frame.minY + rowsTop, frame.width, max(0, frame.height - rowsTop - 6)),
      contentLength: Double(rows) * rowHeight)
  }

  private func drawHeading(in frame: Rect, on surface: inout Surface) {
    let heading = Rect(frame.minX + 16, frame.minY + 12, frame.width - 32, 20)
    surface.label(
      surface.phrases.text(HierarchyPhrase.title), in: heading, Typography.heading,
      surface.theme.text2)
    surface.label(
      "\(rows.total)", in: heading, Typography.className, surface.theme.text2, .trailing)
    let field = Rect(frame.minX + 12, frame.minY + 38, frame.width - 24, Surface.textFieldHeight)
    surface.searchField(.search, clear: .searchClear, in: field, search)
  }

  // MARK: - Rows

  private func drawRow(
    _ row: HierarchyRows.Row, at place: Int, in area: Rect, on surface: inout Surface
  ) {
    let top = area.minY + Double(place) * Self.rowHeight - offset
    let frame = Rect(area.minX + 6, top + 1, area.width - 12, Self.rowHeight - 2)
    let isSelected = row.node == selection
    surface.rowGround(
      .treeRow(row.node), in: frame, RowState(isSelected: isSelected, isListActive: isActive))
    if isSelected { surface.focusRing(.tree, frame.inset(by: 2), radius: 4) }
    let tooltip = tooltip(row, surface.phrases)
    surface.add(.treeRow(row.node), .button(.select(row.node)), exactly: frame) { target in
      target.isFocusable = false
      target.tooltip = tooltip
    }
    let indent = frame.minX + 12 + indent(of: row, in: frame)
    if let isOpen = row.isOpen {
      surface.disclosure(
        .treeDisclosure(row.node), at: Point(indent, frame.midY), isOpen: isOpen,
        command: .toggleNode(row.node), alternate: .toggleSubtree(row.node))
    }
    drawMark(row.node, at: Point(indent + 16, frame.midY), on: &surface)
    if isPastMiddle(row, in: frame) {
      let place = Rect(frame.minX + 6, frame.minY, indent - frame.minX - 16, frame.height)
      surface.label(
        "\(row.depth)", in: place, Typography.className,
        isSelected ? surface.theme.text2 : surface.theme.text3, .trailing)
    }
    let room = Rect(indent + 28, frame.minY, frame.maxX - 10 - indent - 28, frame.height)
    let badgesStart = drawBadges(row.node, in: room, on: &surface)
    drawNames(
      row.node, from: indent + 28, to: badgesStart - 8, in: frame, isSelected: isSelected,
      on: &surface)
  }

  /// How far in a row begins; past the panel's middle deeper rows stand below one another, and each
  /// says its depth.
  private func indent(of row: HierarchyRows.Row, in frame: Rect) -> Double {
    min(Double(row.depth) * indentStep(in: frame), deepest(in: frame))
  }

  private func deepest(in frame: Rect) -> Double { max(40, frame.width * 0.4) }

  private func isPastMiddle(_ row: HierarchyRows.Row, in frame: Rect) -> Bool {
    Double(row.depth) * indentStep(in: frame) > deepest(in: frame)
  }

  /// Deep trees are indented less, so that names still show.
  private func indentStep(in frame: Rect) -> Double {
    guard rows.deepest > 4 else { return 16 }
    return max(4, min(16, (frame.width - 172) / Double(rows.deepest)))
  }

  /// The view's colour, or the outline that stands for the kind of node.
  private func drawMark(_ node: NodeID, at center: Point, on surface: inout Surface) {
    let square = Rect(center.x - 6, center.y - 6, 12, 12)
    let outline = Stroke(surface.theme.text2, width: 1.5, placement: .inside)
    switch node {
    case .recognizer:
      let diamond = [Point(0, -6.5), Point(6.5, 0), Point(0, 6.5), Point(-6.5, 0)]
      surface.list.stroke(.polygon(ConvexPolygon(diamond.map { $0 + center })), outline)
    case .responder(.controller):
      surface.list.stroke(.circle(center: center, radius: 6), outline)
    case .responder(.view(let view)) where !tree.isWindow(view):
      let isOut = board.isOut(node)
      let color = surface.swatchColor(of: view, in: tree)
      surface.swatch(square, radius: 3, isOut ? color.opacity(0.55) : color)
    case .responder:
      surface.list.stroke(square, radius: 3, outline)
    }
  }

  /// Two at most, the strongest at the trailing edge; returns where they begin.
  ///
  /// The id goes before the second badge.
  private func drawBadges(
    _ node: NodeID, in room: Rect, on surface: inout Surface
  ) -> Double {
    let badges = board.badges(of: node)
    let name = min(surface.width(tree.identifier(of: node), Typography.selectedRow), 44)
    var edge = room.maxX
    var shown = 0
    for badge in badges.prefix(2) {
      let leavesName = edge - surface.badgeWidth(badge) - 8 >= room.minX + name
      if shown > 0, !leavesName { break }
      edge = surface.badge(badge, endingAt: edge, midY: room.midY, isShort: !leavesName) - 6
      shown += 1
    }
    let count = surface.width("+\(badges.count - shown)", Typography.tag)
    if badges.count > shown, edge - count - 8 >= room.minX + name {
      edge = surface.badgeCount(badges.count - shown, endingAt: edge, midY: room.midY) - 6
    }
    return badges.isEmpty ? room.maxX + 6 : edge + 6
  }

  /// The id, then the class where there is room for it.
  private func drawNames(
    _ node: NodeID, from start: Double, to end: Double, in frame: Rect, isSelected: Bool,
    on surface: inout Surface
  ) {
    let room = Rect(start, frame.minY, max(0, end - start), frame.height)
    let style = isSelected ? Typography.selectedRow : Typography.row
    let color = board.isOut(node) && !isSelected ? surface.theme.text2 : surface.theme.text1
    let name = surface.label(
      tree.identifier(of: node), in: room, style, color, truncation: .middle)
    let className = tree.className(of: node)
    let rest = Rect(name.maxX + 8, frame.minY, room.maxX - name.maxX - 8, frame.height)
    guard surface.width(className, Typography.className) <= rest.width else { return }
    surface.label(
      className, in: rest, Typography.className,
      isSelected ? surface.theme.text2 : surface.theme.text3)
  }

  /// What the row had no room for.
  private func tooltip(_ row: HierarchyRows.Row, _ phrases: Phrasebook) -> String {
    let names = [tree.identifier(of: row.node), tree.className(of: row.node)]
    let badges = board.badges(of: row.node).map { $0.title(phrases) }
    return (names + badges).filter { !$0.isEmpty }.joined(separator: "  ")
  }
}

extension Surface {
  /// A small square in a view's colour.
  mutating func swatch(_ frame: Rect, radius: Double, _ color: Color) {
    list.fill(frame, radius: radius, color)
    list.stroke(
      frame, radius: radius, Stroke(theme.controlEdge, width: 1, placement: .inside))
  }

  /// A view's own colour, or the tint that stands for it on the stage.
  func swatchColor(of view: ViewID, in tree: ViewTree) -> Color {
    let details = tree[view]
    if let color = details.backgroundColor { return Color(color) }
    return Tint.color(of: view, in: tree)
  }
}
