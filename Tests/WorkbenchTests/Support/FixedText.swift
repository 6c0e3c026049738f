import PlatformInterface

/// Text without fonts: every character is 0.55 of the size wide, a Chinese one as wide as the size.
struct FixedText: TextMeasuring {
  func width(of string: String, style: TextStyle) -> Double {
    string.unicodeScalars.reduce(0) { width, scalar in
      width + (scalar.value >= 0x2E80 ? 1 : 0.55) * style.size
    }
  }

  func ascent(of style: TextStyle) -> Double { style.size * 0.95 }
  func descent(of style: TextStyle) -> Double { style.size * 0.25 }
  func capHeight(of style: TextStyle) -> Double { style.size * 0.72 }
}

/// A clipboard that only the test knows.
final class TestClipboard: Clipboard {
  var text: String?
}
