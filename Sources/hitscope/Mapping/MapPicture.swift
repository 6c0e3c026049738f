import EventDelivery
import PlatformInterface
import TraceAnalysis

/// A hit map as a picture: a colour for each view, white where nobody is hit.
struct MapPicture {
  let map: HitMap

  var image: PixelImage {
    var bytes = [UInt8](repeating: 255, count: map.width * map.height * 4)
    var colors: [ViewID: [UInt8]] = [:]
    for y in 0..<map.height {
      for x in 0..<map.width {
        guard let view = map[x, y] else { continue }
        let color = colors[view] ?? Self.color(of: view)
        colors[view] = color
        let place = (y * map.width + x) * 4
        for channel in 0..<3 { bytes[place + channel] = color[channel] }
      }
    }
    return PixelImage(width: map.width, height: map.height, pixels: bytes)
  }

  /// Degrees between the hues of one view and the next: the golden angle, which repeats none for long.
  private static let hueStep = 137.508

  /// A colour of the view's own, the same in every picture of a scene.
  private static func color(of view: ViewID) -> [UInt8] {
    let hue = (Double(view.index) * hueStep).truncatingRemainder(dividingBy: 360) / 60
    let isDark = view.index % 2 == 1
    let (high, low) = isDark ? (190.0, 60.0) : (240.0, 130.0)
    let middle = low + (high - low) * (1 - abs(hue.truncatingRemainder(dividingBy: 2) - 1))
    let components: [Double] =
      switch Int(hue) {
      case 0: [high, middle, low]
      case 1: [middle, high, low]
      case 2: [low, high, middle]
      case 3: [low, middle, high]
      case 4: [middle, low, high]
      default: [high, low, middle]
      }
    return components.map { UInt8($0) }
  }
}
