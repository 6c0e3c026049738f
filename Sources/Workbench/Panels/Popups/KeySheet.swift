import Geometry
import Localization
import PlatformInterface

/// The keys and gestures that the sandbox knows, as a sheet over the stage.
struct KeySheet {
  private struct Entry {
    let keys: String
    let meaning: KeysPhrase
  }

  private static let groups: [(title: KeysPhrase, entries: [Entry])] = [
    (
      .groupStage,
      [
        Entry(keys: "Click", meaning: .touch), Entry(keys: "Alt", meaning: .secondFinger),
        Entry(keys: "Alt Shift", meaning: .movePair), Entry(keys: "Esc", meaning: .cancel),
        Entry(keys: "Enter", meaning: .tapSelection),
        Entry(keys: "Ctrl Click", meaning: .underPointer), Entry(keys: "W", meaning: .why),
        Entry(keys: "Ctrl +  −  0", meaning: .zoom),
      ]
    ),
    (
      .groupSteps,
      [
        Entry(keys: "←  →", meaning: .step), Entry(keys: "Space", meaning: .play),
        Entry(keys: "Home  End", meaning: .startEnd), Entry(keys: "H  N", meaning: .hold),
        Entry(keys: "S", meaning: .send),
      ]
    ),
    (
      .groupEdit,
      [
        Entry(keys: "T  I  E", meaning: .modes), Entry(keys: "Shift", meaning: .allSides),
        Entry(keys: "Alt", meaning: .oppositeSides), Entry(keys: "↑ ↓ ← →", meaning: .nudge),
        Entry(keys: "Ctrl Z", meaning: .undo), Entry(keys: "Ctrl Shift Z", meaning: .redo),
      ]
    ),
    (
      .groupWindow,
      [
        Entry(keys: "Tab  F6", meaning: .focus), Entry(keys: "↑  ↓", meaning: .rows),
        Entry(keys: "Ctrl F", meaning: .search), Entry(keys: "Ctrl C  V", meaning: .copyPaste),
        Entry(keys: "Ctrl R", meaning: .startOver), Entry(keys: "M", meaning: .hitMap),
        Entry(keys: "P", meaning: .problems),
        Entry(keys: "D", meaning: .theme),
      ]
    ),
  ]

  private static let keysWidth = 104.0
  private static let rowHeight = 24.0
  private static let lineHeight = 16.0

  /// The sheet's size and place in the window.
  static func frame(in window: Size) -> Rect {
    let size = Size(min(820, window.width - 48), min(480, window.height - 64))
    return Rect(
      ((window.width - size.width) / 2).rounded(),
      max(52, ((window.height - size.height) / 2).rounded()), size.width, size.height)
  }

  static func draw(in frame: Rect, on surface: inout Surface) {
    surface.card(frame)
    surface.add(.menuRow(-1), .cover, exactly: frame) { $0.isFocusable = false }
    let title = Rect(frame.minX + 24, frame.minY + 16, frame.width - 80, 24)
    surface.label(
      surface.phrases.text(KeysPhrase.title), in: title, Typography.panelTitle,
      surface.theme.text1)
    var close = ButtonModel(.icon(.close), .closePopup)
    close.isQuiet = true
    close.tooltip = surface.phrases.text(KeysPhrase.close)
    surface.button(
      .sheetClose, in: Rect(frame.maxX - 44, frame.minY + 14, 32, 28), close)
    let columnWidth = (frame.width - 48 - 32) / 2
    var tops = [frame.minY + 56, frame.minY + 56]
    for (number, group) in groups.enumerated() {
      let column = number % 2
      let x = frame.minX + 24 + Double(column) * (columnWidth + 32)
      tops[column] = draw(
        group.title, group.entries,
        in: Rect(x, tops[column], columnWidth, 0), on: &surface)
    }
  }

  /// Draws a group below the top of the rectangle; returns where the next one begins.
  private static func draw(
    _ title: KeysPhrase, _ entries: [Entry], in frame: Rect, on surface: inout Surface
  ) -> Double {
    surface.label(
      surface.phrases.text(title), in: Rect(frame.minX, frame.minY, frame.width, 20),
      Typography.heading, surface.theme.text2)
    var y = frame.minY + 24
    for entry in entries {
      let row = Rect(frame.minX, y, frame.width, rowHeight)
      surface.label(
        entry.keys, in: Rect(row.minX, row.minY, keysWidth, row.height),
        Typography.inspectorStrong, surface.theme.text1)
      let lines = surface.wrapped(
        surface.phrases.text(entry.meaning), Typography.inspector, width: row.width - keysWidth)
      for (number, line) in lines.enumerated() {
        let place = Rect(
          row.minX + keysWidth, row.minY + Double(number) * lineHeight, row.width - keysWidth,
          row.height)
        surface.label(line, in: place, Typography.inspector, surface.theme.text2)
      }
      y += rowHeight + Double(max(0, lines.count - 1)) * lineHeight
    }
    return y + 16
  }
}
