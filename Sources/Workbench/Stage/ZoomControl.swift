import Geometry
import Localization
import PlatformInterface

/// The zoom's buttons, and the small device that shows which part is seen, while it is magnified.
struct ZoomControl: Sendable {
  let minus: Rect
  let figure: Rect
  let plus: Rect
  let text: String
  let thumbnail: Rect
  /// The small screen, and the part of it that is seen.
  let screen: Rect
  let visible: Rect

  init?(_ device: DeviceFrame, phrases: Phrasebook) {
    guard device.isMagnified, let seen = device.visibleScreen else { return nil }
    let ground = device.ground
    let bar = Rect(ground.minX + 20, ground.maxY - 50, 118, 30)
    minus = Rect(bar.minX, bar.minY, 36, bar.height)
    figure = Rect(minus.maxX, bar.minY, 46, bar.height)
    plus = Rect(figure.maxX, bar.minY, 36, bar.height)
    let percent = Int((device.scale * 100).rounded())
    text = phrases.text(StagePhrase.zoomPercent, ["percent": "\(percent)"])
    let size = device.screen.size
    let scale = min(52 / size.width, 114 / size.height)
    let small = Size(size.width * scale, size.height * scale)
    thumbnail = Rect(
      ground.maxX - 14 - small.width - 16, ground.maxY - 10 - small.height - 16,
      small.width + 16, small.height + 16)
    screen = Rect(origin: thumbnail.origin + Point(8, 8), size: small)
    visible = Rect(
      screen.minX + (seen.minX - device.screen.minX) / size.width * small.width,
      screen.minY + (seen.minY - device.screen.minY) / size.height * small.height,
      seen.width / size.width * small.width, seen.height / size.height * small.height)
  }

  var bar: Rect { minus.union(plus) }
}
