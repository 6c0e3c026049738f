internal import PlatformInterface

/// Paints one colour over opaque pixels, two channels at a time.
struct PixelBlend {
  private let redBlue: UInt32
  private let green: UInt32
  private let alpha: UInt32

  init(_ color: Color) {
    redBlue = UInt32(color.red) | UInt32(color.blue) << 16
    green = UInt32(color.green)
    alpha = UInt32(color.alpha)
  }

  /// The pixel of a colour whose alpha is ignored.
  static func opaque(_ color: Color) -> UInt32 {
    UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16 | 0xFF00_0000
  }

  /// The pixel after painting on a share of it, 0…255.
  @inline(__always)
  func over(_ ground: UInt32, coverage: UInt32) -> UInt32 {
    let share = Self.divide(alpha &* coverage)
    let rest = 255 &- share
    // Each product and its rounding stay below 2¹⁶, so the channels don't run into each other.
    let both = redBlue &* share &+ (ground & 0x00FF_00FF) &* rest &+ 0x0080_0080
    let low = (both &+ ((both >> 8) & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
    let middle = Self.divide(green &* share &+ ((ground >> 8) & 0xFF) &* rest)
    return low | middle << 8 | 0xFF00_0000
  }

  /// A product of two bytes divided by 255 and rounded.
  @inline(__always)
  private static func divide(_ product: UInt32) -> UInt32 {
    let rounded = product &+ 128
    return (rounded &+ (rounded >> 8)) >> 8
  }
}
