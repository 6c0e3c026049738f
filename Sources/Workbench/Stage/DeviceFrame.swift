public import Geometry

/// Where the device and its screen lie on the stage, in window points.
public struct DeviceFrame: Hashable, Sendable {
  /// What the stage leaves to the device, chips and labels: everything below the verdict strip.
  public let ground: Rect
  /// The screen, whole even where the zoom puts some of it out of sight.
  public let screen: Rect
  /// Window points to a screen point.
  public let scale: Double
  /// Whether the device is magnified, so that it may reach beyond the ground.
  public let isMagnified: Bool

  /// The distance between the bottom of a ground and the device.
  static func bottomGap(in ground: Rect) -> Double { ground.height < 440 ? 8 : 12 }

  /// The leading gutter's share of both; where chips are small the trailing one needs more.
  private static func leadingShare(at scale: Double) -> Double {
    scale < Metrics.Stage.smallScale ? 0.46 : 0.5
  }

  init(ground: Rect, screenSize: Size, zoom: StageZoom) {
    self.ground = ground
    let fitted = Self.fittingScale(screenSize, in: ground)
    switch zoom {
    case .fit:
      scale = fitted
      isMagnified = false
      let bezel = Metrics.Stage.bezel
      let height = screenSize.height * fitted + bezel * 2
      let free = max(0, ground.height - Self.bottomGap(in: ground) - height)
      let beside = ground.width - screenSize.width * fitted
      screen = Rect(
        (ground.minX + beside * Self.leadingShare(at: fitted)).rounded(),
        (ground.minY + free / 2 + bezel).rounded(),
        screenSize.width * fitted, screenSize.height * fitted)
    case .magnified(let magnification, let center):
      scale = magnification
      isMagnified = true
      screen = Rect(
        (ground.midX - center.x * magnification).rounded(),
        (ground.midY - center.y * magnification).rounded(),
        screenSize.width * magnification, screenSize.height * magnification)
    }
  }

  /// The greatest scale at which the whole device leaves both gutters their width.
  static func fittingScale(_ screen: Size, in ground: Rect) -> Double {
    guard screen.width > 0, screen.height > 0 else { return 1 }
    let bezels = Metrics.Stage.bezel * 2
    let gutters = min(Metrics.Stage.gutter, ground.width / 4) * 2
    let byWidth = (ground.width - gutters - bezels) / screen.width
    let byHeight = (ground.height - bottomGap(in: ground) - bezels) / screen.height
    return max(0.01, min(byWidth, byHeight))
  }

  /// From points of the app's screen to window points.
  public var toWindow: AffineTransform {
    AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: screen.minX, ty: screen.minY)
  }

  /// The device with its bezel.
  public var outer: Rect { screen.inset(by: -Metrics.Stage.bezel) }

  /// The part of the screen that can be seen; nil when the zoom has moved it out of sight.
  public var visibleScreen: Rect? { screen.intersection(ground) }

  /// Whether names, chips and the finger take their smaller size.
  public var isSmall: Bool { scale < Metrics.Stage.smallScale }

  public var leadingGutter: Rect {
    Rect(ground.minX, ground.minY, max(0, outer.minX - ground.minX), ground.height)
  }

  public var trailingGutter: Rect {
    Rect(outer.maxX, ground.minY, max(0, ground.maxX - outer.maxX), ground.height)
  }

  /// The point of the app's screen under a window point, or nil outside of what is seen of it.
  public func screenPoint(at point: Point) -> Point? {
    guard let visible = visibleScreen, visible.contains(point), scale > 0 else { return nil }
    return (point - screen.origin) * (1 / scale)
  }

  /// The same, wherever the window point lies: for a drag that has left the screen.
  public func unboundedScreenPoint(at point: Point) -> Point {
    (point - screen.origin) * (1 / scale)
  }

  public func windowPoint(of screenPoint: Point) -> Point {
    toWindow.apply(screenPoint)
  }
}
