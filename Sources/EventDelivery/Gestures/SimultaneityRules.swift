/// Who keeps whom from recognizing.
extension DeliveryEngine {
  /// Whether two recognizers compete at all.
  ///
  /// UIKit: those that share touches do (B-227), and those of a view and its ancestors with whatever
  /// fingers (B-231); views of different branches go their own ways (B-230).
  func compete(_ first: RecognizerRun, _ second: RecognizerRun) -> Bool {
    guard first.recognizer != second.recognizer else { return false }
    return tree.isDescendant(first.view, of: second.view)
      || tree.isDescendant(second.view, of: first.view)
      || first.participants.contains { second.follows($0) }
  }

  /// Whether a recognizer that acts keeps another one from acting.
  ///
  /// UIKit: unless a subclass of either says no (B-235), or either one's delegate allows both (B-232),
  /// which is asked each time (B-233).
  mutating func prevents(
    _ active: RecognizerRun, _ other: RecognizerRun, trace: inout some TraceSink
  ) -> Bool {
    if active.traits.answer(named: "canPrevent") == .unknown
      || other.traits.answer(named: "canBePrevented") == .unknown
    {
      noteAssumed(active.recognizer)
      noteAssumed(other.recognizer)
    }
    guard mayPrevent(active, other) else { return false }
    if ask(.shouldRecognizeSimultaneouslyWith, of: active, about: other, trace: &trace) {
      return false
    }
    return !ask(.shouldRecognizeSimultaneouslyWith, of: other, about: active, trace: &trace)
  }

  /// The part of the answer that no delegate is asked for.
  func mayPrevent(_ active: RecognizerRun, _ other: RecognizerRun) -> Bool {
    active.traits.kind != .hover && other.traits.kind != .hover
      && !isShorterTap(active, than: other) && !belongToOneScrollView(active, other)
      && hook("canPrevent", of: active, about: other)
      && hook("canBePrevented", of: other, about: active)
  }

  /// UIKit: a tap never prevents a tap with more taps (B-236).
  private func isShorterTap(_ tap: RecognizerRun, than other: RecognizerRun) -> Bool {
    tap.traits.kind == .tap && other.traits.kind == .tap
      && tap.traits.numberOfTapsRequired < other.traits.numberOfTapsRequired
  }
}
