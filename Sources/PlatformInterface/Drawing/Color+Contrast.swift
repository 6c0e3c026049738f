extension Color {
  /// The relative luminance of WCAG 2: 0 for black, 1 for white; opacity is ignored.
  public var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The contrast ratio of WCAG 2 between two opaque colours, 1…21.
  public func contrast(with other: Color) -> Double {
    let lighter = max(luminance, other.luminance)
    let darker = min(luminance, other.luminance)
    return (lighter + 0.05) / (darker + 0.05)
  }

  /// The candidate that contrasts most with this colour, the first of equals.
  public func mostLegible(of candidates: Color...) -> Color {
    var best = candidates.first ?? .black
    for candidate in candidates where contrast(with: candidate) > contrast(with: best) {
      best = candidate
    }
    return best
  }

  /// An sRGB channel as linear light, 0…1.
  private static func linear(_ channel: UInt8) -> Double {
    let value = Double(channel) / 255
    guard value > 0.040_45 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // base to the power of 2.4, as its square times the fifth root of its square.
    return base * base * fifthRoot(base * base)
  }

  /// Newton's method, which needs no libm; eight rounds settle every value in 0.01…1.
  private static func fifthRoot(_ value: Double) -> Double {
    var root = (1 + value) / 2
    for _ in 0..<8 {
      let fourth = root * root * root * root
      root -= (fourth * root - value) / (5 * fourth)
    }
    return root
  }
}
