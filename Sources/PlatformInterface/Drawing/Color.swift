/// A colour: red, green, blue and opacity, eight bits each, in sRGB and not premultiplied.
public struct Color: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  public var alpha: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour written as designers write it: `Color(hex: 0x0B5CC4)`; alpha is 0…1.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: UInt8(hex >> 16 & 0xFF), green: UInt8(hex >> 8 & 0xFF), blue: UInt8(hex & 0xFF),
      alpha: Self.byte(alpha))
  }

  public static let black = Color(hex: 0x000000)
  public static let white = Color(hex: 0xFFFFFF)
  public static let clear = Color(hex: 0x000000, alpha: 0)

  public var isOpaque: Bool { alpha == 255 }

  /// The same colour at a share, 0…1, of its own opacity.
  public func opacity(_ share: Double) -> Color {
    var result = self
    result.alpha = Self.byte(Double(alpha) / 255 * share)
    return result
  }

  /// The colour `amount` of the way, 0…1, from this one to the other; opacity is mixed too.
  public func mixed(with other: Color, amount: Double) -> Color {
    func mix(_ first: UInt8, _ second: UInt8) -> UInt8 {
      Self.byte((Double(first) + (Double(second) - Double(first)) * amount) / 255)
    }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// What is seen where this colour is painted over an opaque ground.
  public func over(_ ground: Color) -> Color {
    var opaque = self
    opaque.alpha = 255
    return ground.mixed(with: opaque, amount: Double(alpha) / 255)
  }

  /// A share, 0…1, as a byte; what lies outside is clamped.
  private static func byte(_ share: Double) -> UInt8 {
    UInt8((min(max(share, 0), 1) * 255).rounded())
  }
}
