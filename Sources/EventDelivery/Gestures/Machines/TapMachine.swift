/// `UITapGestureRecognizer`: so many taps with so many fingers, recognized at the last lift (B-247).
struct TapMachine: GestureMachine {
  var report = GestureReport()
  private let taps: Int
  private var series: TapSeries

  init(_ traits: RecognizerTraits) {
    taps = traits.numberOfTapsRequired
    series = TapSeries(fingers: traits.numberOfTouchesRequired, thresholds: traits.thresholds)
  }

  var deadline: Timestamp? { series.deadline }

  mutating func began(_ touches: GestureTouches) -> GestureProposal? {
    let failure = series.began(touches)
    report(touches.all)
    return failure.map { .fail($0) }
  }

  mutating func moved(_ touches: GestureTouches) -> GestureProposal? {
    report(touches.all)
    return series.moved(touches).map { .fail($0) }
  }

  mutating func ended(_ touches: GestureTouches) -> GestureProposal? {
    if let failure = series.ended(touches) { return .fail(failure) }
    guard touches.remaining.isEmpty, series.count >= taps else { return nil }
    series.finish()
    if let first = series.firstLocation { report.location = first }
    return .recognize
  }

  mutating func timePassed(_ touches: [GestureTouch], at time: Timestamp) -> GestureProposal? {
    .fail(series.timePassed(at: time))
  }
}
