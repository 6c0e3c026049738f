/// A typeface and weight; the platform knows which font files stand for it.
public enum FontFace: Hashable, Sendable, CaseIterable {
  case regular
  case medium
  case semibold
  case bold
  case mono
  case monoBold

  /// Whether every Latin letter has the same width.
  public var isMono: Bool {
    switch self {
    case .regular, .medium, .semibold, .bold: false
    case .mono, .monoBold: true
    }
  }
}
