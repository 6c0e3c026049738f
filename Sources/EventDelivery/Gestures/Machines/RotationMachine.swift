import Geometry

/// `UIRotationGestureRecognizer`: two fingers that turn about one another (B-273, T-135, T-138).
struct RotationMachine: GestureMachine {
  var report = GestureReport()
  private let traits: RecognizerTraits
  private var start: Timestamp?
  private var latest: Timestamp?
  private var hasBegun = false
  private var hadTwo = false
  private var latestBearing: Double?
  /// Degrees turned since two fingers were down, and those that count as no rotation.
  private var turned = 0.0
  private var offset = 0.0

  init(_ traits: RecognizerTraits) {
    self.traits = traits
  }

  func accepts(_ touch: GestureTouch, among touches: [GestureTouch]) -> Bool { touches.count < 2 }

  mutating func began(_ touches: GestureTouches) -> GestureProposal? {
    if start == nil { start = touches.time }
    latest = touches.time
    report(touches.all)
    latestBearing = touches.all.bearing
    if latestBearing != nil { hadTwo = true }
    return nil
  }

  /// UIKit: it begins after 10 degrees, with 5 of them taken off (B-273); the first velocity goes by all
  /// of them (T-135).
  mutating func moved(_ touches: GestureTouches) -> GestureProposal? {
    report(touches.all)
    guard let bearing = touches.all.bearing else { return hasBegun ? .change : nil }
    let step = Self.shortestTurn(from: latestBearing ?? bearing, to: bearing)
    latestBearing = bearing
    turned += step
    let elapsed = touches.time - (latest ?? touches.time)
    latest = touches.time
    if elapsed > 0 { report.rotationVelocity = step / elapsed * .pi / 180 }
    if !hasBegun {
      guard abs(turned) >= traits.thresholds[.rotationAngle] else { return nil }
      let shift = traits.thresholds[.rotationShift]
      offset = turned > 0 ? shift : -shift
    }
    report.rotation = (turned - offset) * .pi / 180
    defer { hasBegun = true }
    return hasBegun ? .change : .begin
  }

  private static func shortestTurn(from old: Double, to new: Double) -> Double {
    let turn = (new - old).truncatingRemainder(dividingBy: 360)
    if turn > 180 { return turn - 360 }
    return turn < -180 ? turn + 360 : turn
  }

  mutating func ended(_ touches: GestureTouches) -> GestureProposal? {
    latestBearing = touches.remaining.bearing
    guard touches.remaining.isEmpty else { return nil }
    if hasBegun { return .end }
    guard hadTwo else { return .fail(.tooFewFingers(1)) }
    return .fail(.tooSoon(touches.time - (start ?? touches.time)))
  }

  /// Makes the present turn count as that rotation, in radians (B-273).
  mutating func setRotation(_ rotation: Double) {
    report.rotation = rotation
    offset = turned - rotation * 180 / .pi
  }
}
