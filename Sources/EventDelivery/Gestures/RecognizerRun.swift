/// A recognizer's attempt: from its first touch until it is reset.
struct RecognizerRun: Sendable {
  let recognizer: RecognizerID
  /// Where it is attached; it goes on there although the view leaves its place (B-244).
  let view: ViewID
  /// How many ancestors the view has: the deeper one wins a tie (B-228).
  let depth: Int
  /// Its place among its view's recognizers: the later one wins a tie (B-229).
  let order: Int
  let traits: RecognizerTraits
  var machine: any GestureMachine
  var state = RecognizerState.possible
  /// How far it is behind its public state, while it waits for another one to fail (B-208, B-226).
  var wish: Wish?
  /// The one it waits for, as it was last told.
  var waitsFor: RecognizerID?
  /// The touches it follows, in landing order.
  var touches: [GestureTouch] = []
  /// Every touch of the attempt, lifted ones too.
  var participants: [Int] = []
  /// The views that they hit.
  var hitViews: [ViewID] = []
  /// Those that must fail first: static ones and those found by asking (B-238).
  var requirements: [RecognizerID] = []
  /// Whether an answer that nobody can see had a say.
  var isAssumed = false

  enum Wish: Hashable, Sendable {
    case recognize
    case begin
    /// It began and ended while it waited.
    case beginAndEnd
  }

  /// Whether it may take a new touch.
  var takesTouches: Bool { !state.isFinished && (wish == nil || wish == .begin) }

  /// Whether nobody knows yet what becomes of it.
  var isUndecided: Bool { state == .possible }

  func follows(_ serial: Int) -> Bool { participants.contains(serial) }
}
