import Geometry
import PlatformInterface

/// A card of commands under the button that opened it.
struct Menu: Hashable, Sendable {
  struct Row: Hashable, Sendable {
    let title: String
    let command: Command
    var isChecked = false
    var isEnabled = true
    /// The key that does the same, or why it can't be done.
    var detail: String?
    /// Whether a line is drawn above it.
    var startsGroup = false

    init(_ title: String, _ command: Command) {
      self.title = title
      self.command = command
    }
  }

  let rows: [Row]

  static let rowHeight = 28.0

  /// The card's place: below the anchor where there is room, above it otherwise, inside the window.
  func frame(under anchor: Rect, in window: Size, _ surface: Surface) -> Rect {
    let widest = rows.map { row in
      let detail = row.detail.map { surface.width($0, Typography.className) + 24 } ?? 0
      return surface.width(row.title, Typography.buttonOn) + detail
    }.max()
    let width = max(140, (widest ?? 0) + 56).rounded(.up)
    let height = min(contentHeight + 12, window.height - 16)
    let below = anchor.maxY + 4
    let y = below + height <= window.height - 8 ? below : max(8, anchor.minY - 4 - height)
    let x = min(max(8, anchor.minX), window.width - 8 - width)
    return Rect(x, y, width, height)
  }

  var contentHeight: Double {
    Double(rows.count) * Self.rowHeight + Double(rows.count { $0.startsGroup }) * 9
  }

  /// Draws the card; `active` is the row that the keyboard is at.
  func draw(in frame: Rect, offset: Double, on surface: inout Surface) {
    surface.card(frame)
    surface.add(.menuRow(-1), .cover, exactly: frame) { $0.isFocusable = false }
    let inner = frame.inset(by: Insets(top: 6, left: 0, bottom: 6, right: 0))
    let area = ScrollArea(id: .menu, frame: inner, contentLength: contentHeight)
    surface.add(area)
    surface.clipped(to: inner) { surface in
      var y = inner.minY - offset
      for (number, row) in rows.enumerated() {
        if row.startsGroup {
          surface.list.line(
            from: Point(frame.minX + 8, y + 4.5), to: Point(frame.maxX - 8, y + 4.5),
            Stroke(surface.theme.hairline, width: 1))
          y += 9
        }
        draw(
          row, number: number,
          in: Rect(frame.minX + 6, y, frame.width - 12, Self.rowHeight), on: &surface)
        y += Self.rowHeight
      }
      surface.scrollMark(area, offset: offset)
    }
  }

  private func draw(_ row: Row, number: Int, in frame: Rect, on surface: inout Surface) {
    let id = WidgetID.menuRow(number)
    let isActive =
      row.isEnabled
      && (surface.attention.isHovered(id)
        || surface.attention.focused == id)
    if isActive { surface.list.fill(frame, radius: 6, surface.theme.selectedRow) }
    let color = row.isEnabled ? surface.theme.text1 : surface.theme.text3
    if row.isChecked {
      surface.icon(.check, at: Point(frame.minX + 14, frame.midY), surface.theme.selection)
    }
    let room = frame.inset(by: Insets(top: 0, left: 28, bottom: 0, right: 12))
    surface.label(
      row.title, in: room, row.isChecked ? Typography.buttonOn : Typography.button, color)
    if let detail = row.detail {
      surface.label(
        detail, in: room, Typography.className,
        isActive ? surface.theme.text2 : surface.theme.text3, .trailing)
    }
    surface.add(id, .button(row.command), exactly: frame) { $0.isEnabled = row.isEnabled }
  }
}

extension Surface {
  /// What lies over the panels: a panel with a hairline all round.
  mutating func card(_ frame: Rect) {
    list.fill(frame, radius: Metrics.Radius.card, theme.panel)
    list.stroke(
      frame, radius: Metrics.Radius.card,
      Stroke(theme.controlEdge, width: 1, placement: .inside))
  }
}
