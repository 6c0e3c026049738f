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
  /// How many steps there were before each input.
  private var starts: [Int] = []
  /// The tree from each step on that follows a change of it.
  private var revisions: [Revision] = []
  /// Where content was scrolled to, by the steps that say so: a tree a frame would be too much to keep.
  private var scrolls: [Scroll] = []
  /// The touches from each step on that follows a change of them.
  private var touchStates: [TouchState] = []
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

  private struct TouchState: Sendable {
    let from: TraceIndex
    let touches: [Touch]
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
    starts.append(trace.events.count)
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

  /// How many times the tree had changed when a step had happened.
  public func treeNumber(after index: TraceIndex?) -> Int {
    guard let index else { return 0 }
    let changes = (revisions.lastIndex { $0.from <= index } ?? -1) + 1
    return changes + (scrolls.lastIndex { $0.at <= index } ?? -1) + 1
  }

  /// The touches as they were when a step had happened: those of the turn it is part of.
  public func touches(after index: TraceIndex?) -> [Touch] {
    guard let index else { return [] }
    return touchStates.last { $0.from <= index }?.touches ?? []
  }

  /// How many inputs, from the first on, have all their steps among the first so many.
  public func inputsDone(within steps: Int) -> Int {
    let ends = starts.dropFirst() + [trace.events.count]
    return ends.firstIndex { $0 > steps }.map { $0 - ends.startIndex } ?? inputs.count
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
    keepTouches(of: fresh)
    if let edit = fresh.first(where: { $0.kind.mayChangeTree }) {
      revisions.append(
        Revision(from: edit.index, tree: engine.tree, animations: engine.animations))
    }
    for event in fresh {
      guard case .scroll(.didScroll(let view, let offset)) = event.kind else { continue }
      scrolls.append(Scroll(at: event.index, view: view, offset: offset))
    }
  }

  /// A turn's touches show from where it takes its event.
  private mutating func keepTouches(of fresh: ArraySlice<TraceEvent>) {
    guard touchStates.last?.touches ?? [] != engine.touches else { return }
    let taken = fresh.first { event in
      if case .queue(.dequeued) = event.kind { return true }
      return false
    }
    guard let from = (taken ?? fresh.first)?.index else { return }
    touchStates.append(TouchState(from: from, touches: engine.touches))
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
