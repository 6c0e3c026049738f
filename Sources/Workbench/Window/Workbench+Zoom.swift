import EventDelivery
import Geometry
import PlatformInterface

/// Magnifying the stage and moving about in it.
extension Workbench {
  static let zoomStep = 1.25
  private static let largestZoom = 8.0

  mutating func handleOnStage(_ event: WheelEvent) {
    if event.modifiers.contains(.shortcut) {
      return zoom(by: event.delta.y > 0 ? Self.zoomStep : 1 / Self.zoomStep, at: event.position)
    }
    guard case .magnified(let scale, let middle) = view.zoom else { return }
    view.zoom = .magnified(scale, center: middle - event.delta * (40 / scale))
    invalidate()
  }

  /// Magnifies about a window point, or about the stage's middle.
  mutating func zoom(by factor: Double, at point: Point? = nil) {
    invalidate()
    let device = frame().stage.device
    let fitting = frame().stage.fittingScale
    let scale = min(max(device.scale * factor, fitting), Self.largestZoom)
    guard scale > fitting * 1.001 else {
      view.zoom = .fit
      return
    }
    let ground = frame().stage.ground
    let anchor = point ?? ground.center
    guard let fixed = device.toWindow.inverse?.apply(anchor) else { return }
    // The point of the screen under the pointer stays under it.
    let middle = fixed + (ground.center - anchor) * (1 / scale)
    view.zoom = .magnified(scale, center: middle)
  }

  mutating func beginPan(from point: Point) {
    guard case .magnified(let scale, let middle) = view.zoom else { return }
    pointer.drag = .pan(from: point, center: middle, scale: scale)
  }

  /// Brings a place of the thumbnail into the middle.
  mutating func center(on point: Point) {
    guard case .magnified(let scale, _) = view.zoom,
      let thumbnail = frame().stage.rect(of: .thumbnail)
    else { return }
    let screen = session.tree.screen.size
    let share = Point(
      (point.x - thumbnail.minX) / thumbnail.width,
      (point.y - thumbnail.minY) / thumbnail.height)
    let place = Point(share.x * screen.width, share.y * screen.height)
    view.zoom = .magnified(scale, center: place)
    invalidate()
  }
}
