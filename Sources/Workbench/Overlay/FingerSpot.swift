import EventDelivery
import Geometry
import TraceAnalysis

/// A finger as it is drawn, exactly where the touch is.
struct FingerSpot: Hashable, Sendable {
  let finger: Finger
  let center: Point
  let radius: Double
  /// Whether it touches; a lifted one is a ring only.
  let isDown: Bool
  /// Whether its number stands beside it.
  let isNumbered: Bool
  /// Whether a recognizer holds its touch back from its view.
  var isHeld = false
  /// Where it came down, if it has moved on from there.
  let landing: Point?

  var rect: Rect {
    Rect(center.x - radius, center.y - radius, radius * 2, radius * 2)
  }

  /// The number's place, to the trailing side above.
  var numberRect: Rect { Rect(center.x + radius - 1, center.y - radius - 9, 15, 15) }

  /// The fingers to draw: those that are down, and the one whose touch is shown.
  static func spots(in context: StageContext) -> [FingerSpot] {
    let device = context.device
    let marks = context.model.fingers ?? context.picture.fingers
    let pass = context.picture.pass
    let shown = marks.filter { mark in
      context.model.fingers != nil || mark.isDown
        || (context.model.fingers == nil && mark.finger == pass?.finger)
        || context.picture.eventTouches.contains { $0.finger == mark.finger }
        || context.picture.companions.contains { $0.finger == mark.finger }
    }
    var spots = shown.map { mark in
      spot(mark, device, isNumbered: shown.count > 1, pass: pass, context.picture.isSummary)
    }
    let held = context.picture.gestures.held.flatMap(\.fingers)
    for place in spots.indices where context.model.fingers == nil {
      spots[place].isHeld = held.contains(spots[place].finger)
    }
    if shown.isEmpty, context.picture.event == nil, let point = pass?.screenPoint {
      let mark = FingerMark(finger: Finger(1), point: point, phase: .ended)
      spots = [spot(mark, device, isNumbered: false, pass: nil, false)]
    }
    return spots
  }

  private static func spot(
    _ mark: FingerMark, _ device: DeviceFrame, isNumbered: Bool, pass: HitTestPass?,
    _ isSummary: Bool
  ) -> FingerSpot {
    let size = device.isSmall ? Metrics.Stage.smallFinger : Metrics.Stage.finger
    let isShown = pass?.finger == mark.finger
    let landed = isShown ? pass?.screenPoint : nil
    let hasMoved = landed.map { $0.distance(to: mark.point) > 1 } ?? false
    return FingerSpot(
      finger: mark.finger, center: device.windowPoint(of: mark.point), radius: size / 2,
      isDown: mark.isDown || (isSummary && isShown && !hasMoved), isNumbered: isNumbered,
      landing: hasMoved ? landed.map { device.windowPoint(of: $0) } : nil)
  }
}
