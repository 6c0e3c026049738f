public import EventDelivery

/// A delivery up to one of its steps: what a picture of that moment shows.
///
/// It is a fold of the trace. When the step is the last there is, it sums up the latest touch: where
/// it landed, who was asked, and the way of its `touchesBegan`.
public struct DeliveryPicture: Hashable, Sendable {
  /// The step shown; nil before the first.
  public internal(set) var step: TraceEvent?
  /// Whether the step is the last of its trace.
  public internal(set) var isSummary = false
  /// The event shown: that of the step or, in a summary, the one that brought the touch.
  public internal(set) var event: EventNumber?
  /// What the event's fingers do in it.
  public internal(set) var eventTouches: [QueuedTouch] = []
  /// What the event brings, where it is of another family than touches.
  public internal(set) var otherContent: QueuedContent?
  /// The events that wait in the queue, first in first.
  public internal(set) var queue: [WaitingEvent] = []
  /// The key window, the first responder and what else the application is about; nil before anything.
  public internal(set) var application: ApplicationPicture?
  /// Every finger seen so far, at its latest place, in the order they came down.
  public internal(set) var fingers: [FingerMark] = []
  /// The way down of the touch shown.
  public internal(set) var pass: HitTestPass?
  /// The views that nobody asked and nobody will, in drawing order, each before its subviews.
  public internal(set) var neverAsked: [ViewID] = []
  /// The other touches of a summary's sequence, in the order they came down.
  public internal(set) var companions: [TouchCompanion] = []
  /// What the recognizers have done in the sequence so far.
  public internal(set) var gestures = GestureStory()
  /// The way up shown.
  public internal(set) var path: ResponderPath?
  /// The actions sent since the touch came down.
  public internal(set) var actions: [ActionStep.ActionDelivery] = []
  /// The custom events sent since the touch came down, each with its way.
  public internal(set) var routes: [ResponderPath] = []
  /// Why the touch's view never hears of it.
  public internal(set) var ignored: TouchStep.IgnoreReason?
  /// Why the event was dropped.
  public internal(set) var dropped: QueueStep.DropReason?

  /// Nothing has happened.
  public init() {}

  /// The responder that the step is about, where it is about one.
  public var current: ResponderID? {
    guard !isSummary, let step else { return nil }
    return Self.subject(of: step.kind)
  }

  /// The view that the touch is bound to or will be.
  public var hit: ViewID? { pass?.hit }
}

// MARK: - The subject of a step

extension DeliveryPicture {
  /// The responder that a step is about, or nil where it is about none.
  public static func subject(of kind: TraceEvent.Kind) -> ResponderID? {
    switch kind {
    case .queue, .effect: nil
    case .gesture(let step): subject(of: step)
    case .hitTest(let step): subject(of: step)
    case .touch(let step): subject(of: step)
    case .scroll(let step): .view(step.scrollView)
    case .responder(let step): subject(of: step)
    case .action(let step): subject(of: step)
    }
  }

  private static func subject(of step: GestureStep) -> ResponderID? {
    switch step {
    case .touches, .state, .reset, .waits, .asked: nil
    case .viewAsked(let view, _, _), .held(let view, _, _, _), .replayed(let view, _, _),
      .dropped(let view, _, _):
      .view(view)
    case .action(let delivery): delivery.target
    }
  }

  private static func subject(of step: HitTestStep) -> ResponderID? {
    switch step {
    case .visit(let view, _), .refuse(let view, _, _), .pointInside(let view, _, _),
      .answer(let view, _, _):
      .view(view)
    case .bound(let binding): binding.view.map { .view($0) }
    }
  }

  private static func subject(of step: TouchStep) -> ResponderID? {
    switch step {
    case .applicationSendEvent: .application
    case .windowSendEvent(let window, _): .view(window)
    case .ignored(_, let view, _): .view(view)
    case .called(let call): call.responder
    }
  }

  private static func subject(of step: ResponderStep) -> ResponderID? {
    switch step {
    case .routed(_, let responder, _), .becomeFirstResponder(let responder, _),
      .resignFirstResponder(let responder, _):
      responder
    case .called(let call): call.responder
    case .text(_, let receiver): receiver
    case .keyCommand(_, let responder): responder
    case .system(_, .responder(let receiver)): receiver
    case .system(_, .mainRunLoop), .nobody: nil
    case .firstResponder(let old, let new): new ?? old
    case .keyWindow(let old, let new): (new ?? old).map { .view($0) }
    }
  }

  private static func subject(of step: ActionStep) -> ResponderID? {
    switch step {
    case .beginTracking(let view, _, _), .continueTracking(let view, _, _),
      .endTracking(let view, _), .cancelTracking(let view), .highlighted(let view, _),
      .controlEvent(let view, _), .valueChanged(let view, _):
      .view(view)
    case .action(let delivery): delivery.asked.last ?? delivery.sender
    }
  }
}
