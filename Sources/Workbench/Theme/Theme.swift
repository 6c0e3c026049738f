public import PlatformInterface

/// Every colour the window draws with, by what it is for; lengths and type are in `Metrics` and `Typography`.
///
/// The device's screen is the app's: what is drawn on it takes its colours from `onDevice`, which is
/// the same in both themes.
public struct Theme: Hashable, Sendable {
  /// Behind everything.
  public var background: Color
  /// Behind the device.
  public var stage: Color
  /// Panels and chips.
  public var panel: Color
  /// Segmented controls, hovered rows and headings.
  public var panel2: Color
  /// Separators.
  public var hairline: Color
  /// What must be seen to be used: at least 3:1 on its ground.
  public var controlEdge: Color
  public var text1: Color
  public var text2: Color
  public var text3: Color
  /// Who is asked.
  public var down: Color
  /// The responder chain.
  public var up: Color
  /// The hit-test view, point-inside areas and actions.
  public var hit: Color
  /// Asked and refused, or never asked.
  public var refused: Color
  /// Lint, assumed facts and overrides that can't be seen.
  public var warning: Color
  /// Selection, focus and the default button.
  public var selection: Color
  public var selectedRow: Color
  /// Text on any of the coloured tokens.
  public var onColor: Color
  /// The device round its screen.
  public var bezel: Color

  public static let light = Theme(
    background: Color(hex: 0xE9EBEF), stage: Color(hex: 0xF4F5F7), panel: Color(hex: 0xFFFFFF),
    panel2: Color(hex: 0xF6F7F9), hairline: Color(hex: 0xD5D9DF),
    controlEdge: Color(hex: 0x7E858F), text1: Color(hex: 0x16181D), text2: Color(hex: 0x4B515B),
    text3: Color(hex: 0x646B76), down: Color(hex: 0x0B5CC4), up: Color(hex: 0xB4440A),
    hit: Color(hex: 0x08704F), refused: Color(hex: 0x565C66), warning: Color(hex: 0x8A5300),
    selection: Color(hex: 0x0B5CC4), selectedRow: Color(hex: 0xDCE8FA),
    onColor: Color(hex: 0xFFFFFF), bezel: Color(hex: 0x1B1D22))

  public static let dark = Theme(
    background: Color(hex: 0x0F1114), stage: Color(hex: 0x15171B), panel: Color(hex: 0x1D2025),
    panel2: Color(hex: 0x24282E), hairline: Color(hex: 0x343A43),
    controlEdge: Color(hex: 0x747D8A), text1: Color(hex: 0xF2F4F7), text2: Color(hex: 0xB9C0CA),
    text3: Color(hex: 0x98A0AC), down: Color(hex: 0x6CB2FF), up: Color(hex: 0xFF9D5C),
    hit: Color(hex: 0x4CD6A0), refused: Color(hex: 0xAAB1BC), warning: Color(hex: 0xF2BE5C),
    selection: Color(hex: 0x6CB2FF), selectedRow: Color(hex: 0x203A5C),
    onColor: Color(hex: 0x0F1114), bezel: Color(hex: 0x4A515C))

  /// The colours of what is drawn on the device's screen, whichever theme surrounds it.
  public static let onDevice = Theme.light
}
