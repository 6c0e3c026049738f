import EventDelivery
import Testing

/// The states of recognizers and the ways between them.
struct GestureStateTests {
  @Test func `only UIKit's changes of state are legal`() {
    var legal: [String] = []

    for state in RecognizerState.allCases {
      for next in RecognizerState.allCases where state.mayBecome(next) {
        legal.append("\(state.rawValue) > \(next.rawValue)")
      }
    }

    #expect(
      legal == [
        "possible > began", "possible > ended", "possible > failed", "began > changed",
        "began > ended", "began > cancelled", "changed > changed", "changed > ended",
        "changed > cancelled", "ended > possible", "cancelled > possible", "failed > possible",
      ])
  }
}
