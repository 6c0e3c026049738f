internal import PlatformInterface

/// Paints one colour over opaque pixels, two channels at a time.
struct PixelBlend {
  private let redBlue: UInt32
  private let green: UInt32
  private let alpha: UInt32

  /// The pixel where the colour covers it wholly, its own alpha aside.
  let opaque: UInt32

  init(_ color: Color, _ order: PixelCanvas.ByteOrder) {
    let (low, high) =
      switch order {
      case .redFirst: (color.red, color.blue)
      case .blueFirst: (color.blue, color.red)
      }
    redBlue = UInt32(low) | UInt32(high) << 16
    green = UInt32(color.green)
    alpha = UInt32(color.alpha)
    opaque = redBlue | green << 8 | 0xFF00_0000
  }

  /// Paints a row of pixels evenly.
  func paint(_ row: UnsafeMutablePointer<UInt32>, count: Int) {
    guard alpha < 255 else {
      row.update(repeating: opaque, count: count)
      return
    }
    let (redBlue, green) = (redBlue &* alpha &+ 0x0080_0080, green &* alpha &+ 128)
    let rest = 255 &- alpha
    var index = 0
    while index < count {
      row[index] = Self.mixed(redBlue, green, row[index], rest)
      index &+= 1
    }
  }

  /// Paints one pixel as far as it is covered, 1…255.
  @inline(__always)
  func paint(_ pixel: UnsafeMutablePointer<UInt32>, coverage: UInt32) {
    let share = alpha == 255 ? coverage : Self.divided(alpha &* coverage &+ 128)
    guard share < 255 else {
      pixel.pointee = opaque
      return
    }
    pixel.pointee = Self.mixed(
      redBlue &* share &+ 0x0080_0080, green &* share &+ 128, pixel.pointee, 255 &- share)
  }

  /// The ground's share added to the colour's, each with the half that rounds it.
  ///
  /// Every product stays below 2¹⁶, so two channels fit in one number and don't run into each other.
  @inline(__always)
  private static func mixed(
    _ redBlue: UInt32, _ green: UInt32, _ ground: UInt32, _ rest: UInt32
  ) -> UInt32 {
    let both = redBlue &+ (ground & 0x00FF_00FF) &* rest
    let low = (both &+ ((both &>> 8) & 0x00FF_00FF)) &>> 8 & 0x00FF_00FF
    let middle = divided(green &+ ((ground &>> 8) & 0xFF) &* rest)
    return low | middle &<< 8 | 0xFF00_0000
  }

  /// A product of two bytes and 128, divided by 255.
  @inline(__always)
  private static func divided(_ product: UInt32) -> UInt32 {
    (product &+ (product &>> 8)) &>> 8
  }
}
