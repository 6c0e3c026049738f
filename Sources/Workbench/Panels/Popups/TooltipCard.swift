import Geometry
import PlatformInterface

extension Surface {
  /// A sentence beside a widget, over everything, inside the window.
  mutating func tooltip(_ string: String, beside anchor: Rect, in window: Size) {
    let lines = wrapped(string, Typography.inspector, width: 320)
    let widest = lines.map { width($0, Typography.inspector) }.max() ?? 0
    let size = Size((widest + 20).rounded(.up), Double(lines.count) * 17 + 11)
    let below = anchor.maxY + 6
    let y = below + size.height <= window.height - 4 ? below : anchor.minY - 6 - size.height
    let x = min(max(4, anchor.midX - size.width / 2), window.width - 4 - size.width)
    let frame = Rect(x.rounded(), max(4, y.rounded()), size.width, size.height)
    list.fill(frame, radius: 6, theme.text1)
    for (number, line) in lines.enumerated() {
      let row = Rect(
        frame.minX + 10, frame.minY + 6 + Double(number) * 17, frame.width - 20, 17)
      label(line, in: row, Typography.inspector, theme.panel)
    }
  }
}
