/// Which part of a text gives way when it doesn't fit.
public enum Truncation: Hashable, Sendable {
  /// `checkout…`
  case tail
  /// `check…tton`
  case middle
}

extension TextMeasuring {
  /// The text, or as much of it as fits the width with `…` for what is missing.
  ///
  /// Where not even `…` fits, the answer is empty.
  public func truncated(
    _ string: String, style: TextStyle, toWidth limit: Double, _ truncation: Truncation = .tail
  ) -> String {
    guard width(of: string, style: style) > limit else { return string }
    let characters = Array(string)
    var fitting = 0
    var failing = characters.count
    while failing - fitting > 1 {
      let tried = (fitting + failing) / 2
      let candidate = Self.shortened(characters, keeping: tried, truncation)
      if width(of: candidate, style: style) <= limit { fitting = tried } else { failing = tried }
    }
    if fitting == 0, width(of: "…", style: style) > limit { return "" }
    return Self.shortened(characters, keeping: fitting, truncation)
  }

  private static func shortened(
    _ characters: [Character], keeping count: Int, _ truncation: Truncation
  ) -> String {
    switch truncation {
    case .tail:
      return String(characters.prefix(count)) + "…"
    case .middle:
      let tail = count / 2
      return String(characters.prefix(count - tail)) + "…" + String(characters.suffix(tail))
    }
  }
}
