public import EventDelivery
public import Geometry

/// Who an explanation is about, or who is to blame.
public enum ExplainedSubject: Hashable, Sendable {
  case responder(ResponderID)
  case recognizer(RecognizerID)

  public static func view(_ view: ViewID) -> Self { .responder(.view(view)) }

  /// The view, where it is one.
  public var viewID: ViewID? {
    guard case .responder(let responder) = self else { return nil }
    return responder.viewID
  }
}

/// Why somebody did or didn't get a touch, told from the trace and the tree.
///
/// Facts, not words: a phrasebook makes sentences of them.
public struct Explanation: Hashable, Sendable {
  public let subject: ExplainedSubject
  public internal(set) var cause: Cause
  /// Whose property, place or override it is; nil where there is nobody to blame.
  public internal(set) var culprit: ExplainedSubject?
  /// The view that got the touch; nil where nobody did.
  public internal(set) var hit: ViewID?
  /// Where the touch came down, on the screen; nil for an event without a place.
  public internal(set) var point: Point?
  /// Whether all of it arrives in the end, be it late.
  public internal(set) var arrives = false
  /// What else has to go for the view to be hit, in the order that delivery meets it.
  public internal(set) var also: [Obstacle] = []
  /// Changes that make the view respond, each checked by replaying with it.
  public internal(set) var fixes: [Fix] = []
  /// The step that shows it, of the run that was explained.
  public internal(set) var evidence: TraceIndex?
  /// What the verdict takes for granted.
  public internal(set) var assumptions: [Assumption] = []
  /// By which rule of its own a recognizer failed, with its figure.
  public internal(set) var failure: GestureFailure?
  /// What else is to be known of it.
  public internal(set) var remarks: [Remark] = []
  /// Whether it is a control that acts on nothing: no action is registered on it.
  public internal(set) var hasNoActions = false

  init(_ subject: ExplainedSubject, _ cause: Cause, culprit: ExplainedSubject? = nil) {
    self.subject = subject
    self.cause = cause
    self.culprit = culprit
    arrives = cause == .reachable
  }
}

extension Explanation {
  /// Something beside the cause.
  public enum Remark: Hashable, Sendable {
    /// The touch isn't over the subject, which covers this box of the screen.
    case pointElsewhere(Rect)
    /// It is drawn in front by `zPosition`, and hit-testing goes by the order of subviews (B-016).
    case drawnInFront
    /// It can be scrolled into sight in this scroll view.
    case scrolledAway(in: ViewID)
    /// A slider follows its knob, and this touch isn't on it.
    case tracksItsKnob
    /// A tap alone doesn't make the control send what its actions are registered for.
    case needsMoreThanATap
  }
}

/// Something that a verdict rests on and that the source doesn't say.
public struct Assumption: Hashable, Sendable {
  public let subject: ExplainedSubject
  public let fact: Fact

  init(responder: ResponderID, fact: Fact) {
    self.init(.responder(responder), fact)
  }

  init(_ subject: ExplainedSubject, _ fact: Fact) {
    self.subject = subject
    self.fact = fact
  }

  public enum Fact: Hashable, Sendable {
    /// A method, or a delegate's answer, is code that nobody here can see, and ran as UIKit's default.
    case override(String)
    /// A property has its default, since the source doesn't carry it.
    case property(String)
  }
}

/// A change of the scene, made before the touch, with which somebody responds.
public struct Fix: Hashable, Sendable {
  /// All of them are needed.
  public let changes: [Effect]

  init(_ changes: [Effect]) {
    self.changes = changes
  }
}
