import Geometry

/// `UISwipeGestureRecognizer`: fingers that go far one way in a short time (B-264 to B-269).
struct SwipeMachine: GestureMachine {
  var report = GestureReport()
  private let traits: RecognizerTraits
  private var start: Timestamp?
  private var mostFingers = 0

  init(_ traits: RecognizerTraits) {
    self.traits = traits
  }

  /// UIKit: it says it is where it began (B-210).
  mutating func began(_ touches: GestureTouches) -> GestureProposal? {
    if start == nil { start = touches.time }
    mostFingers = max(mostFingers, touches.all.count)
    report(touches.all)
    let count = touches.all.count
    return count > traits.numberOfTouchesRequired ? .fail(.tooManyFingers(count)) : nil
  }

  /// UIKit: each finger must go far enough along the axis and not too far off it, by limits that shrink
  /// with time (B-265, B-268).
  mutating func moved(_ touches: GestureTouches) -> GestureProposal? {
    report.touches = touches.all.map(\.location)
    let elapsed = touches.time - (start ?? touches.time)
    if elapsed > traits.thresholds[.swipeDuration] { return .fail(.tooSlow(elapsed)) }
    let deviation =
      traits.thresholds[.swipeDeviation] - traits.thresholds[.swipeDeviationDecay] * elapsed
    let distance =
      traits.thresholds[.swipeDistance] - traits.thresholds[.swipeDistanceDecay] * elapsed
    let limits = Limits(
      distance: distance, deviation: deviation, retreat: traits.thresholds[.swipeRetreat])
    let judged = touches.all.map { judge($0.travel, limits) }
    if judged.contains(.wrong) { return .fail(.wrongDirection) }
    let isComplete =
      touches.all.count == traits.numberOfTouchesRequired
      && judged.allSatisfy { $0 == .far }
    guard isComplete else { return nil }
    if let landing = touches.all.landingCentroid { report.location = landing }
    return .recognize
  }

  private struct Limits {
    let distance: Double
    let deviation: Double
    let retreat: Double
  }

  private enum Judgement {
    case short
    case far
    case wrong
  }

  /// UIKit: with any horizontal direction the horizontal axis decides alone (B-269); going back past the
  /// start ends it (B-267).
  private func judge(_ travel: Point, _ limits: Limits) -> Judgement {
    let isHorizontal = wants("right") || wants("left")
    guard isHorizontal || wants("up") || wants("down") else { return .wrong }
    let along = isHorizontal ? travel.x : travel.y
    let sideways = abs(isHorizontal ? travel.y : travel.x)
    let isForward = isHorizontal ? wants("right") : wants("down")
    let isBackward = isHorizontal ? wants("left") : wants("up")
    let primary =
      isForward && isBackward ? abs(along) : isForward ? along : -along
    if primary <= -limits.retreat + 1e-9 || sideways > limits.deviation { return .wrong }
    return primary >= limits.distance ? .far : .short
  }

  private func wants(_ direction: String) -> Bool { traits.directions.contains(direction) }

  mutating func ended(_ touches: GestureTouches) -> GestureProposal? {
    let isLate = touches.time - (start ?? touches.time) > traits.thresholds[.swipeDuration]
    let hasMoved = touches.changed.contains { $0.location != $0.previousLocation }
    if hasMoved, !isLate, let proposal = moved(touches) { return proposal }
    if mostFingers < traits.numberOfTouchesRequired { return .fail(.tooFewFingers(mostFingers)) }
    let elapsed = touches.time - (start ?? touches.time)
    return .fail(isLate ? .tooSlow(elapsed) : .tooSoon(elapsed))
  }
}
