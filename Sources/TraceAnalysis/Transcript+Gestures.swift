public import EventDelivery

extension Transcript {
  func gestureWords(_ step: GestureStep) -> String {
    switch step {
    case .touches(let recognizer, let phase, let fingers):
      "\(name(recognizer)) \(Self.method(phase)) {\(list(fingers))}"
    case .state(let recognizer, let old, let new, let reason):
      "\(name(recognizer)) \(old.rawValue) > \(new.rawValue)" + words(reason, in: new)
    case .reset(let recognizer): "\(name(recognizer)) reset"
    case .waits(let recognizer, let required): "\(name(recognizer)) waits for \(name(required))"
    case .asked(let recognizer, let question, let other, let answer):
      "\(name(recognizer)).delegate \(question.rawValue)"
        + (other.map { " \(name($0))" } ?? "") + " \(yesNo(answer))"
    case .viewAsked(let view, let recognizer, let answer):
      "\(name(view)) gestureRecognizerShouldBegin \(name(recognizer)) \(yesNo(answer))"
    case .action(let delivery): deliveryWords(delivery)
    case .held(let view, let phase, let fingers, let holder):
      "held \(name(view)) \(Self.method(phase)) {\(list(fingers))} by \(name(holder))"
    case .replayed(let view, let phase, let fingers):
      "replayed \(name(view)) \(Self.method(phase)) {\(list(fingers))}"
    case .dropped(let view, let phase, let fingers):
      "dropped \(name(view)) \(Self.method(phase)) {\(list(fingers))}"
    }
  }

  /// The state is said of what isn't recognized at once, since only there it can differ.
  private func deliveryWords(_ delivery: GestureStep.Delivery) -> String {
    let state = delivery.isDiscrete ? "" : " \(delivery.state.rawValue)"
    let start = "\(name(delivery.recognizer)) action \(delivery.selector)\(state)"
    switch delivery.outcome {
    case .performed: return "\(start) > \(name(delivery.target))"
    case .unrecognizedSelector: return "\(start) > \(name(delivery.target)) unrecognized selector"
    case .nobody: return "\(start) > nil"
    }
  }

  private func words(_ reason: GestureFailure?, in state: RecognizerState) -> String {
    guard state == .failed, let reason else { return "" }
    return " " + words(reason)
  }

  /// Why a recognizer failed, as its line ends with it.
  public func words(_ reason: GestureFailure) -> String {
    switch reason {
    case .strayed(let distance): "strayed \(NumberText.text(distance))"
    case .tooSlow(let seconds): "too slow \(NumberText.text(seconds))"
    case .tooSoon(let seconds): "too soon \(NumberText.text(seconds))"
    case .tooManyFingers(let count): "too many fingers \(count)"
    case .tooFewFingers(let count): "too few fingers \(count)"
    case .wrongDirection: "wrong direction"
    case .timedOut: "timed out"
    case .refusedByDelegate: "refused by delegate"
    case .refused(let view): "refused by \(name(view))"
    case .prevented(let recognizer): "prevented by \(name(recognizer))"
    case .requires(let recognizer): "requires \(name(recognizer)) to fail"
    case .disabled: "disabled"
    case .cancelled: "cancelled"
    }
  }

  /// A recognizer's name in lines.
  public func name(_ recognizer: RecognizerID) -> String { tree[recognizer].identifier }
}
