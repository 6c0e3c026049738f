public import EventDelivery

/// What the recognizers of a multi-touch sequence have done so far, and what is between them.
public struct GestureStory: Hashable, Sendable {
  /// One recognizer's way.
  public struct Course: Hashable, Sendable {
    public let recognizer: RecognizerID
    public internal(set) var state: RecognizerState
    /// Why it failed.
    public internal(set) var failure: GestureFailure?
    /// Whether UIKit has reset it since.
    public internal(set) var isReset = false
    /// The step that brought it into its state; nil before any.
    public internal(set) var step: TraceIndex?
  }

  /// What one recognizer means to another.
  public struct Relation: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
      /// It keeps the other one from recognizing.
      case prevents
      /// It recognizes only once the other one has failed.
      case waitsFor
      /// Both recognize at once.
      case goesWith
    }

    public let kind: Kind
    public let recognizer: RecognizerID
    public let other: RecognizerID

    public init(_ kind: Kind, _ recognizer: RecognizerID, _ other: RecognizerID) {
      self.kind = kind
      self.recognizer = recognizer
      self.other = other
    }
  }

  /// A call that a view will get later, or never.
  public struct HeldCall: Hashable, Sendable {
    public let view: ViewID
    public let phase: TouchPhase
    public let fingers: [Finger]
    /// The recognizer that holds it back.
    public let holder: RecognizerID
  }

  /// In the order they first heard of the touch.
  public internal(set) var courses: [Course] = []
  /// In the order they came about.
  public internal(set) var relations: [Relation] = []
  /// What is held back right now.
  public internal(set) var held: [HeldCall] = []

  public init() {}

  public func course(of recognizer: RecognizerID) -> Course? {
    courses.first { $0.recognizer == recognizer }
  }

  /// With the requirements that the scene states between recognizers that heard of the touch.
  public func withRequirements(of tree: ViewTree) -> GestureStory {
    var result = self
    for course in courses {
      for required in tree[course.recognizer].requireToFail where self.course(of: required) != nil {
        result.relate(.waitsFor, course.recognizer, required)
      }
    }
    return result
  }
}

// MARK: - Folding

extension GestureStory {
  /// A new sequence begins: what is over is over, what waits goes on.
  mutating func beginSequence() {
    let waiting = relations.filter { $0.kind == .waitsFor }.map(\.recognizer)
    courses.removeAll { course in
      let isWaiting = waiting.contains(course.recognizer)
      return course.isReset || course.state.isFinished || !(course.state.isActive || isWaiting)
    }
    let known = courses.map(\.recognizer)
    relations.removeAll { relation in
      !known.contains(relation.recognizer) || !known.contains(relation.other)
    }
  }

  mutating func meet(_ recognizer: RecognizerID) {
    guard course(of: recognizer) == nil else { return }
    courses.append(Course(recognizer: recognizer, state: .possible))
  }

  mutating func take(_ step: GestureStep, at index: TraceIndex) {
    switch step {
    case .touches(let recognizer, _, _): meet(recognizer)
    case .state(let recognizer, _, let state, let failure):
      change(recognizer, to: state, failure, at: index)
    case .reset(let recognizer): update(recognizer) { $0.isReset = true }
    case .waits(let recognizer, let required): relate(.waitsFor, recognizer, required)
    case .held(let view, let phase, let fingers, let holder):
      held.append(HeldCall(view: view, phase: phase, fingers: fingers, holder: holder))
    case .replayed(let view, let phase, let fingers):
      held.removeAll { $0.view == view && $0.phase == phase && $0.fingers == fingers }
    case .dropped(let view, let phase, let fingers):
      // What never began is never moved or ended either.
      held.removeAll { call in
        call.view == view && call.fingers.allSatisfy(fingers.contains)
          && (call.phase == phase || phase == .began)
      }
    case .asked, .viewAsked, .action: break
    }
  }

  private mutating func change(
    _ recognizer: RecognizerID, to state: RecognizerState, _ failure: GestureFailure?,
    at index: TraceIndex
  ) {
    meet(recognizer)
    let wasActive = course(of: recognizer)?.state.isActive == true
    update(recognizer) { course in
      course.state = state
      course.failure = failure
      course.isReset = false
      course.step = index
    }
    switch failure {
    case .prevented(let other): relate(.prevents, other, recognizer)
    case .requires(let other): relate(.waitsFor, recognizer, other)
    case nil, .strayed, .tooSlow, .tooSoon, .tooManyFingers, .tooFewFingers, .wrongDirection,
      .timedOut, .refusedByDelegate, .refused, .disabled, .cancelled:
      break
    }
    guard !wasActive, state == .began || state == .ended else { return }
    for other in courses where other.recognizer != recognizer && other.state.isActive {
      relate(.goesWith, other.recognizer, recognizer)
    }
  }

  private mutating func update(_ recognizer: RecognizerID, _ change: (inout Course) -> Void) {
    guard let place = courses.firstIndex(where: { $0.recognizer == recognizer }) else { return }
    change(&courses[place])
  }

  private mutating func relate(
    _ kind: Relation.Kind, _ recognizer: RecognizerID, _ other: RecognizerID
  ) {
    let relation = Relation(kind, recognizer, other)
    if !relations.contains(relation) { relations.append(relation) }
  }
}
