public import EventDelivery
public import Geometry

/// One touch's way down: who was asked for it, in order, and what each answered so far.
public struct HitTestPass: Hashable, Sendable {
  /// A view that was asked.
  public struct Asking: Hashable, Sendable {
    public enum Outcome: Hashable, Sendable {
      /// It is still asking others.
      case asking
      case refused(HitTestStep.Refusal)
      /// Nil where it and everyone below it said no; an override may have had its say.
      case answered(ViewID?, isOverride: Bool)
    }

    public let view: ViewID
    /// The view that asked it; nil where the event's windows were asked in turn.
    public let asker: ViewID?
    /// Its place in the order of asking, from 1.
    public let number: Int
    /// In the view's bounds coordinates.
    public let point: Point
    public internal(set) var outcome: Outcome
    /// What its `pointInside` said, where it was asked.
    public internal(set) var containsPoint: Bool?
    /// The step in which it was asked.
    public let step: TraceIndex

    /// Why it refused, where it did at once.
    public var refusal: HitTestStep.Refusal? {
      guard case .refused(let refusal) = outcome else { return nil }
      return refusal
    }
  }

  /// The event that brought the touch.
  public let event: EventNumber?
  /// The finger, once it is known from the event or the binding.
  public internal(set) var finger: Finger?
  /// Where it came down, on the screen.
  public internal(set) var screenPoint: Point?
  /// Everyone asked, each once, in the order of the first asking.
  public private(set) var askings: [Asking] = []
  /// Where each view's asking is; looked up, never iterated.
  private var places: [ViewID: Int] = [:]
  /// The answer, once a window has given one.
  public internal(set) var hit: ViewID?
  public internal(set) var window: ViewID?
  /// Whether the touch has been bound, so that nobody is asked any more.
  public internal(set) var isBound = false
  /// The recognizers on the touch's path.
  public internal(set) var recognizers: [RecognizerID] = []
  /// Whether an override that nobody can see took part.
  public internal(set) var isAssumed = false
  /// How many times it has run; UIKit runs it twice for a touch-down.
  public internal(set) var round = 1

  init(event: EventNumber?) {
    self.event = event
  }

  /// The asking of a view, or nil while it hasn't been asked.
  public func asking(of view: ViewID) -> Asking? {
    places[view].map { askings[$0] }
  }

  mutating func add(_ asking: Asking) {
    places[asking.view] = askings.count
    askings.append(asking)
  }

  /// Changes the asking of a view; says whether there is one.
  @discardableResult
  mutating func update(_ view: ViewID, _ change: (inout Asking) -> Void) -> Bool {
    guard let place = places[view] else { return false }
    change(&askings[place])
    return true
  }

  /// Begins again, as when the same windows are asked once more.
  mutating func askAgain() {
    askings = []
    places = [:]
    hit = nil
    window = nil
    round += 1
  }

  /// Everyone who refused at once, in the order of asking.
  public var refused: [Asking] { askings.filter { $0.refusal != nil } }

  /// Whether somebody has answered for good or will not any more.
  public var isDecided: Bool { isBound || hit != nil }
}
