import EventDelivery
import TraceAnalysis

extension Phrasebook {
  func sentence(_ fact: Verdict.Gesture, _ names: Names) -> String {
    switch fact {
    case .hears(let recognizer, let method):
      text(
        GesturePhrase.hears, ["recognizer": names[recognizer], "method": method.rawValue])
    case .becomes(let recognizer, let state):
      text(
        GesturePhrase.becomes, ["recognizer": names[recognizer], "state": state.rawValue])
    case .isReset(let recognizer): text(GesturePhrase.isReset, ["recognizer": names[recognizer]])
    case .waits(let recognizer, let other):
      text(
        GesturePhrase.waits, ["recognizer": names[recognizer], "other": names[other]])
    case .delegateAnswers(let recognizer, let question, let answer):
      text(
        answer ? GesturePhrase.delegateSaysYes : .delegateSaysNo,
        ["recognizer": names[recognizer], "question": question.rawValue])
    case .viewAnswers(let view, let recognizer, let answer):
      text(
        answer ? GesturePhrase.viewSaysYes : .viewSaysNo,
        ["view": names[view], "recognizer": names[recognizer]])
    case .acts, .holds, .letsGo, .drops: effectSentence(fact, names)
    }
  }

  /// What a recognizer brings about.
  private func effectSentence(_ fact: Verdict.Gesture, _ names: Names) -> String {
    switch fact {
    case .acts(let recognizer, let selector, let target?):
      text(
        GesturePhrase.acts,
        ["recognizer": names[recognizer], "selector": selector, "target": names[target]])
    case .acts(let recognizer, let selector, nil):
      text(
        GesturePhrase.actsForNobody,
        ["recognizer": names[recognizer], "selector": selector])
    case .holds(let recognizer, let view, let method):
      text(
        GesturePhrase.holds,
        ["recognizer": names[recognizer], "view": names[view], "method": method.rawValue])
    case .letsGo(let view, let method):
      text(GesturePhrase.letsGo, ["view": names[view], "method": method.rawValue])
    case .drops(let view, let method):
      text(GesturePhrase.drops, ["view": names[view], "method": method.rawValue])
    case .hears, .becomes, .isReset, .waits, .delegateAnswers, .viewAnswers: ""
    }
  }

  func sentence(_ failure: GestureFailure, _ names: Names) -> String {
    switch failure {
    case .strayed(let distance):
      text(GesturePhrase.strayed, ["distance": NumberText.text(distance)])
    case .tooSlow(let seconds):
      text(GesturePhrase.tooSlow, ["seconds": NumberText.text(seconds)])
    case .tooSoon(let seconds):
      text(GesturePhrase.tooSoon, ["seconds": NumberText.text(seconds)])
    case .tooManyFingers(let count): text(GesturePhrase.tooManyFingers, ["number": "\(count)"])
    case .tooFewFingers(let count): text(GesturePhrase.tooFewFingers, ["number": "\(count)"])
    case .wrongDirection: text(GesturePhrase.wrongDirection)
    case .timedOut: text(GesturePhrase.timedOut)
    case .refusedByDelegate: text(GesturePhrase.refusedByDelegate)
    case .refused(let view): text(GesturePhrase.refusedByView, ["view": names[view]])
    case .prevented(let other): text(GesturePhrase.prevented, ["other": names[other]])
    case .requires(let other): text(GesturePhrase.requires, ["other": names[other]])
    case .disabled: text(GesturePhrase.disabled)
    case .cancelled: text(GesturePhrase.cancelled)
    }
  }
}
