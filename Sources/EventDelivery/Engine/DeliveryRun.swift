import Geometry

/// An input delivered to a scene from beginning to end, and everything that was said on the way.
///
/// The same tree and inputs give the same events, every time and in every process.
public struct DeliveryRun: Sendable {
  public let initialTree: ViewTree
  /// Raw touches and edits with their times: enough to replay the run.
  public private(set) var inputs: [TimedInput] = []
  public private(set) var engine: DeliveryEngine
  private var trace = RecordedTrace()
  /// The tree from each step on that follows a change of it.
  private var revisions: [Revision] = []
  /// Where content was scrolled to, by the steps that say so: a tree a frame would be too much to keep.
  private var scrolls: [Scroll] = []
  /// How many events have been looked at for edits.
  private var checked = 0

  private struct Revision: Sendable {
    let from: TraceIndex
    let tree: ViewTree
    let animations: [RunningAnimation]
  }

  private struct Scroll: Sendable {
    let at: TraceIndex
    let view: ViewID
    let offset: Point
  }

  public init(tree: ViewTree) {
    initialTree = tree
    engine = DeliveryEngine(tree: tree)
  }

  /// Replays raw inputs on a tree.
  public init(tree: ViewTree, inputs: [TimedInput]) {
    self.init(tree: tree)
    for input in inputs { send(input.input, at: input.time) }
  }

  public var events: [TraceEvent] { trace.events }

  /// Takes one input in at its time and lets the run loop deliver what waits.
  public mutating func send(_ input: Input, at time: Timestamp) {
    inputs.append(TimedInput(time: time, input: input))
    engine.receive(input, at: time, trace: &trace)
    keepRevision()
  }

  /// Lets the clock run to a moment, so that what is due by then has happened.
  public mutating func advance(to time: Timestamp) {
    while let deadline = engine.nextDeadline, deadline < time, deadline > engine.time {
      engine.advance(to: deadline, trace: &trace)
      keepRevision()
    }
    engine.advance(to: time, trace: &trace)
    keepRevision()
  }

  /// Lets the clock run on until nothing is pending, at most so many seconds past the last input.
  public mutating func settle(atMost seconds: Double = 10) {
    let limit = engine.time + seconds
    while let deadline = engine.nextDeadline, deadline <= limit {
      advance(to: deadline)
    }
  }

  /// The tree as it was when a step had happened; the initial one before any.
  ///
  /// An edit shows from the step after it: a turn's edits show at its end.
  public func tree(after index: TraceIndex?) -> ViewTree {
    guard let index else { return initialTree }
    let revision = revision(after: index)
    var tree = revision?.tree ?? initialTree
    var moved: [ViewID] = []
    for scroll in scrolls.reversed() where scroll.at <= index {
      if let from = revision?.from, scroll.at <= from { break }
      guard !moved.contains(scroll.view) else { continue }
      moved.append(scroll.view)
      tree.setContentOffset(scroll.offset, of: scroll.view)
    }
    return tree
  }

  /// The animations that ran when a step had happened: their views are drawn on their way.
  public func animations(after index: TraceIndex?) -> [RunningAnimation] {
    revision(after: index)?.animations ?? []
  }

  private func revision(after index: TraceIndex?) -> Revision? {
    guard let index else { return nil }
    return revisions.last { $0.from <= index }
  }

  /// The newest tree, whose names cover every step.
  public var tree: ViewTree { engine.tree }

  private mutating func keepRevision() {
    guard checked < trace.events.count else { return }
    let fresh = trace.events[checked...]
    checked = trace.events.count
    if let edit = fresh.first(where: { $0.kind.mayChangeTree }) {
      revisions.append(
        Revision(from: edit.index, tree: engine.tree, animations: engine.animations))
    }
    for event in fresh {
      guard case .scroll(.didScroll(let view, let offset)) = event.kind else { continue }
      scrolls.append(Scroll(at: event.index, view: view, offset: offset))
    }
  }
}

extension TraceEvent.Kind {
  /// Whether the tree may be another one after the step: an edit, typed text or a control's new value.
  fileprivate var mayChangeTree: Bool {
    switch self {
    case .effect, .responder(.text), .action(.valueChanged), .scroll(.didZoom): true
    case .queue, .hitTest, .gesture, .touch, .scroll, .responder, .action: false
    }
  }
}
