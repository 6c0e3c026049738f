internal import PlatformInterface

/// Brings display lists to a window.
protocol Presenter: AnyObject {
  /// The window's size in device pixels.
  var pixelSize: (width: Int, height: Int) { get throws(SDLFailure) }

  func present(_ list: DisplayList, pixelScale: Double) throws(SDLFailure)

  /// The picture of the list as this presenter draws it.
  func picture(of list: DisplayList, pixelScale: Double) throws(SDLFailure) -> PixelImage

  /// Forgets what the graphics device has lost.
  func reset() throws(SDLFailure)
}
