import Geometry
import Localization
import PlatformInterface

/// What the window has to say about a scene, between the stage and the transport.
struct NoticeStrip {
  let notice: Notice

  private static let mostLines = 4
  private static let lineHeight = 18.0

  /// The sentences, wrapped; what is left over is counted.
  private func lines(width: Double, _ surface: Surface) -> [String] {
    let sentences = notice.sentences(surface.phrases)
    let lines = sentences.flatMap {
      surface.wrapped($0, Typography.inspector, width: width - 92)
    }
    guard lines.count > Self.mostLines else { return lines }
    let rest = surface.phrases.text(
      NoticePhrase.more, count: lines.count - Self.mostLines + 1)
    return Array(lines.prefix(Self.mostLines - 1)) + [rest]
  }

  func height(width: Double, _ surface: Surface) -> Double {
    Double(lines(width: width, surface).count) * Self.lineHeight + 18
  }

  func draw(in frame: Rect, on surface: inout Surface) {
    surface.list.fill(frame, surface.theme.panel)
    surface.list.line(
      from: frame.origin, to: Point(frame.maxX, frame.minY),
      Stroke(surface.theme.hairline, width: 1))
    surface.list.fill(
      Rect(frame.minX, frame.minY, 3, frame.height), surface.theme.warning)
    surface.icon(
      .warning, at: Point(frame.minX + 24, frame.minY + 18), surface.theme.warning)
    for (number, line) in lines(width: frame.width, surface).enumerated() {
      let row = Rect(
        frame.minX + 40, frame.minY + 9 + Double(number) * Self.lineHeight,
        frame.width - 92, Self.lineHeight)
      surface.label(line, in: row, Typography.inspector, surface.theme.text1)
    }
    var close = ButtonModel(.icon(.close), .dismissNotice)
    close.isQuiet = true
    close.tooltip = surface.phrases.text(NoticePhrase.dismiss)
    surface.button(
      .noticeClose, in: Rect(frame.maxX - 44, frame.minY + 4, 32, 28), close)
  }
}
