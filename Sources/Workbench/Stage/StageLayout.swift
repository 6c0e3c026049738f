public import EventDelivery
public import Geometry
import PlatformInterface

/// Where everything on the stage lies, in window points, for one model and one size.
public struct StageLayout {
  /// The stage's own rectangle.
  public let bounds: Rect
  public let device: DeviceFrame
  let model: StageModel
  let strip: VerdictStrip
  let scene: StageScene
  let dimming: Dimming
  let overlay: StageOverlay
  let zoom: ZoomControl?
  /// What can be clicked or dragged, those in front last.
  let targets: [Target]
  let text: any TextMeasuring

  struct Target: Sendable {
    let rect: Rect
    let target: StageTarget
  }

  /// The point of the app's screen under a window point, or nil outside of what is seen of it.
  public func screenPoint(at point: Point) -> Point? {
    device.screenPoint(at: point)
  }

  /// The handle, chip, label or control under a window point; the one in front wins.
  public func target(at point: Point) -> StageTarget? {
    targets.last { $0.rect.contains(point) }?.target
  }

  /// The view that is drawn frontmost at a window point, whether or not it takes touches.
  public func view(at point: Point) -> ViewID? {
    guard device.screenPoint(at: point) != nil else { return nil }
    return scene.frontmostView(at: point)
  }

  /// From a view's bounds coordinates to window points; nil for a view in no window.
  public func toWindow(_ view: ViewID) -> AffineTransform? {
    scene[view]?.toWindow
  }

  /// Every label and marker that text stands on: no two of them meet.
  public var labelRects: [Rect] { overlay.labelRects }
}
