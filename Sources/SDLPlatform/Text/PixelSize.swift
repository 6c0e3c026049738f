/// A font's size in device pixels, in steps of 1/72.
struct PixelSize: Hashable, Sendable {
  /// The pixels an inch at which one typographic point is this large.
  let density: UInt32

  init(_ pixels: Double) {
    density = UInt32(min(max((pixels * 72).rounded(), 72), 72 * 1024))
  }

  var pixels: Double { Double(density) / 72 }
}
