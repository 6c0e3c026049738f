/// UIKit's event delivery as a synchronous state machine, held by value.
///
/// Inputs go in with their times; each turn of the main run loop takes one event from the queue and
/// delivers it to its end. Whatever happens is said to a `TraceSink`; nobody else is told, and nothing
/// outside the inputs decides anything. A copy is a snapshot.
public struct DeliveryEngine: Sendable {
  public internal(set) var tree: ViewTree
  /// Fingers that are down, in landing order, then those that lifted until they come down again.
  public internal(set) var touches: [Touch] = []
  public internal(set) var keyWindow: ViewID?
  /// How deeply `beginIgnoringInteractionEvents` is nested (B-088).
  public internal(set) var ignoringDepth: Int
  /// Only an active application gets events (B-305).
  public internal(set) var applicationState = Application.State.active
  /// Whether the run loop takes nothing from the queue.
  public internal(set) var isQueueHeld = false
  /// Until when the main thread is busy with something else.
  public internal(set) var busyUntil = Timestamp.zero
  public internal(set) var time = Timestamp.zero
  var queue = EventQueue()
  var tapCounter = TapCounter()
  var tracking: [ControlTracking] = []
  /// Recognizers at work and the touches they hold back.
  var gestures = GestureBoard()
  /// What scroll views are doing, in the order they began.
  var scrolls: [ScrollState] = []
  /// Scroll views whose moving content a finger has stopped and still holds.
  var caughtScrolls: [ViewID] = []
  /// The rows and items that fingers hold down.
  var pressedRows: [PressedRow] = []
  /// The cell each table or collection view selected last; looked up, never iterated.
  var selectedCells: [ViewID: ViewID] = [:]
  /// The animations that run now, oldest first.
  public internal(set) var animations: [RunningAnimation] = []
  /// Each window's own first responder (B-118); looked up, never iterated.
  var firstResponders: [ViewID: ResponderID] = [:]
  /// Targets that have gone away (B-160).
  var releasedTargets: Set<ResponderID> = []
  /// Keys that are down and whose press a key command took.
  var commandPresses: [String] = []
  /// How deeply effects that actions have, and actions that effects send, are nested right now.
  var effectDepth = 0
  /// How many effects the present input has had.
  var effectCount = 0

  public init(tree: ViewTree) {
    self.tree = tree
    ignoringDepth = tree.application.isIgnoringInteractionEvents ? 1 : 0
    keyWindow =
      tree.windows.first { tree[$0].window?.isKeyWindow == true } ?? tree.windows.first
  }

  /// The events that wait, first in first.
  public var queuedEvents: [QueuedEvent] { queue.events }

  public var hasQueuedEvents: Bool { !queue.isEmpty }

  /// Whether the application is in front and gets events.
  public var isActive: Bool { applicationState == .active }

  /// Whether an event is being ignored for the whole application.
  public var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }

  /// The finger's current touch, or its latest one.
  public func touch(of finger: Finger) -> Touch? {
    touches.first { $0.finger == finger }
  }

  // MARK: - The main run loop

  /// Takes an input in, and lets the run loop deliver all that waits, unless it is busy or held.
  public mutating func receive(
    _ input: Input, at moment: Timestamp, trace: inout some TraceSink
  ) {
    enqueue(input, at: moment, trace: &trace)
    runLoop(trace: &trace)
  }

  /// The same, telling nobody.
  public mutating func receiveUntold(_ input: Input, at moment: Timestamp) {
    var trace = DiscardedTrace()
    receive(input, at: moment, trace: &trace)
  }

  /// Runs one turn of the main run loop to its end: takes the first event, if any, and delivers it.
  public mutating func turn(trace: inout some TraceSink) {
    guard let event = queue.takeFirst() else { return }
    trace.enter(time: time, event: event.number)
    trace.open(.queue(.dequeued(event.number)))
    deliver(event, trace: &trace)
    trace.close()
  }

  private mutating func runLoop(trace: inout some TraceSink) {
    while !queue.isEmpty, !isQueueHeld, time >= busyUntil { turn(trace: &trace) }
  }

  /// Moves the clock, doing on its way what falls due by time alone.
  public mutating func advance(to moment: Timestamp, trace: inout some TraceSink) {
    while let deadline = nextDeadline, deadline <= moment {
      time = max(time, deadline)
      effectCount = 0
      trace.enter(time: time, event: nil)
      if let ended = takeAnimation(endingBy: deadline) {
        endAnimation(ended, trace: &trace)
      } else if isRunLoopDue {
        runLoop(trace: &trace)
      } else if let frame = scrollDeadline, frame <= time, frame <= gestures.deadline ?? frame {
        passScrollFrames(trace: &trace)
      } else {
        passGestureDeadlines(trace: &trace)
      }
    }
    time = max(time, moment)
  }

  /// When the next thing happens by time alone; nil when nothing is pending.
  ///
  /// Timers wait for a busy main thread, as events do.
  public var nextDeadline: Timestamp? {
    var earliest = animations.lazy.filter { !$0.repeats }.map(\.end).min()
    for timer in [gestures.deadline, scrollDeadline] {
      guard let timer else { continue }
      let due = max(timer, busyUntil)
      earliest = earliest.map { min($0, due) } ?? due
    }
    guard !queue.isEmpty, !isQueueHeld else { return earliest }
    return earliest.map { min($0, busyUntil) } ?? busyUntil
  }

  /// Whether events wait that nothing keeps from being delivered; they come before timers.
  private var isRunLoopDue: Bool { !queue.isEmpty && !isQueueHeld && time >= busyUntil }

  private mutating func deliver(_ event: QueuedEvent, trace: inout some TraceSink) {
    switch event.content {
    case .touches(let samples): deliverTouches(samples, of: event, trace: &trace)
    case .hover(let point): deliverHover(point, event.number, trace: &trace)
    case .motion(let kind, let phase): deliverMotion(kind, phase, event.number, trace: &trace)
    case .press(let press, let phase): deliverPress(press, phase, event.number, trace: &trace)
    case .remoteControl(let command):
      deliverRemoteControl(command, event.number, trace: &trace)
    case .text(let text): deliverText(text, event.number, trace: &trace)
    }
  }
}
