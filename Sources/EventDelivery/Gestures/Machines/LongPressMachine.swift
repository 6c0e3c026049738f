import Geometry

/// `UILongPressGestureRecognizer`: fingers that rest, after taps if it wants some (B-253 to B-257).
struct LongPressMachine: GestureMachine {
  var report = GestureReport()
  private let traits: RecognizerTraits
  private var series: TapSeries
  private var pressStart: Timestamp?
  private var firstStart: Timestamp?
  private var hasBegun = false

  init(_ traits: RecognizerTraits) {
    self.traits = traits
    series = TapSeries(fingers: traits.numberOfTouchesRequired, thresholds: traits.thresholds)
  }

  private var isPressing: Bool { series.count >= traits.numberOfTapsRequired }

  var deadline: Timestamp? {
    guard isPressing else { return series.deadline }
    if hasBegun { return nil }
    return pressStart.map { $0 + traits.minimumPressDuration } ?? waitingForPress
  }

  /// Until when the press that follows the taps may come down.
  private var waitingForPress: Timestamp? {
    firstStart == nil ? series.deadline : nil
  }

  func accepts(_ touch: GestureTouch, among touches: [GestureTouch]) -> Bool { !hasBegun }

  mutating func began(_ touches: GestureTouches) -> GestureProposal? {
    report(touches.all)
    guard isPressing else { return series.began(touches).map { .fail($0) } }
    if firstStart == nil { firstStart = touches.time }
    let count = touches.all.count
    if count > traits.numberOfTouchesRequired { return .fail(.tooManyFingers(count)) }
    if let first = series.firstLocation, let now = touches.all.landingCentroid,
      first.distance(to: now) > traits.thresholds[.tapMovement]
    {
      return .fail(.strayed(first.distance(to: now)))
    }
    if count == traits.numberOfTouchesRequired { pressStart = touches.time }
    return nil
  }

  /// UIKit: before it begins the fingers may move by `allowableMovement`, afterwards anywhere (B-255).
  mutating func moved(_ touches: GestureTouches) -> GestureProposal? {
    report(touches.all)
    guard isPressing else { return series.moved(touches).map { .fail($0) } }
    if hasBegun { return .change }
    guard let now = touches.all.centroid, let then = touches.all.landingCentroid else { return nil }
    let distance = now.distance(to: then)
    return distance > traits.allowableMovement ? .fail(.strayed(distance)) : nil
  }

  /// UIKit: lifting any of the fingers ends it, or fails it before its time (B-256).
  mutating func ended(_ touches: GestureTouches) -> GestureProposal? {
    if hasBegun { return .end }
    guard isPressing else { return tapEnded(touches) }
    guard let pressStart else {
      return .fail(.tooFewFingers(touches.all.count))
    }
    return .fail(.tooSoon(touches.time - pressStart))
  }

  private mutating func tapEnded(_ touches: GestureTouches) -> GestureProposal? {
    series.ended(touches).map { .fail($0) }
  }

  mutating func timePassed(_ touches: [GestureTouch], at time: Timestamp) -> GestureProposal? {
    guard isPressing, pressStart != nil else { return .fail(series.timePassed(at: time)) }
    hasBegun = true
    return .begin
  }
}
