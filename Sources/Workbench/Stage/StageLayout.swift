public import EventDelivery
public import Geometry

/// Where everything on the stage lies, in window points, for one model and one size.
public struct StageLayout: Sendable {
  /// The stage's own rectangle.
  public let bounds: Rect
  /// The strip with the verdict at its top.
  public let strip: Rect
  public let device: DeviceFrame
  let model: StageModel
  /// What can be clicked or dragged, those in front last.
  var targets: [Target] = []

  struct Target: Sendable {
    let rect: Rect
    let target: StageTarget
  }

  init(bounds: Rect, strip: Rect, device: DeviceFrame, model: StageModel) {
    self.bounds = bounds
    self.strip = strip
    self.device = device
    self.model = model
  }

  /// The point of the app's screen under a window point, or nil outside of what is seen of it.
  public func screenPoint(at point: Point) -> Point? {
    device.screenPoint(at: point)
  }

  /// The handle, chip, label or control under a window point.
  public func target(at point: Point) -> StageTarget? {
    targets.last { $0.rect.contains(point) }?.target
  }

  /// The view that is drawn frontmost at a window point, whether or not it takes touches.
  public func view(at point: Point) -> ViewID? {
    nil
  }
}
