import Geometry
import PlatformInterface

/// How a list row stands out.
struct RowState: Hashable, Sendable {
  var isSelected = false
  /// Whether the list has the keyboard's attention; without it a selected row is paler.
  var isListActive = true
}

extension Surface {
  /// The ground of a list row: the selection's fill and bar, or a tint under the pointer.
  mutating func rowGround(_ id: WidgetID, in row: Rect, _ state: RowState, barHeight: Double = 18) {
    if state.isSelected {
      list.fill(row, radius: 6, state.isListActive ? theme.selectedRow : theme.panel2)
      list.fill(
        Rect(row.minX, row.midY - barHeight / 2, 3, barHeight), radius: 1.5, theme.selection)
    } else if let ground = tint(id) {
      list.fill(row, radius: 6, ground)
    }
  }

  /// A slim mark beside content that is longer than its place; it can't be dragged.
  mutating func scrollMark(_ area: ScrollArea, offset: Double) {
    guard area.limit > 0 else { return }
    let visible = area.visibleLength
    let length = max(24, visible * visible / area.contentLength)
    let start = (visible - length) * min(1, offset / area.limit)
    let mark =
      area.isHorizontal
      ? Rect(area.frame.minX + start, area.frame.maxY - 5, length, 3)
      : Rect(area.frame.maxX - 5, area.frame.minY + start, 3, length)
    list.fill(.capsule(mark), theme.controlEdge.opacity(0.6))
  }

  /// The line between two panels with the grip that moves it.
  mutating func splitHandle(_ handle: Splits.Handle, along line: Rect, default tooltip: String) {
    let id = WidgetID.split(handle)
    let isUpright = line.width == 0
    let hairline = Stroke(theme.hairline, width: 1)
    list.line(from: line.origin, to: Point(line.maxX, line.maxY), hairline)
    let isActive = attention.pressed == id || attention.isHovered(id)
    // Between full-height panels the grip is there when it is looked for.
    let isQuiet = handle == .hierarchy || handle == .inspector
    let grip =
      isUpright
      ? Rect(line.midX - 2, line.midY - 14, 4, 28) : Rect(line.midX - 14, line.midY - 2, 28, 4)
    if isActive || !isQuiet || attention.ring(around: id) {
      list.fill(.capsule(grip), isActive ? theme.selection : theme.controlEdge)
    }
    focusRing(id, grip, radius: 2)
    let area =
      isUpright
      ? Rect(line.minX - 4, line.minY, 8, line.height)
      : Rect(line.minX, line.minY - 4, line.width, 8)
    add(id, .split(handle), exactly: area) { target in
      target.cursor = isUpright ? .resizeHorizontal : .resizeVertical
      target.tooltip = tooltip
    }
  }
}
