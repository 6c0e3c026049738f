public import EventDelivery

/// A trace laid out for a time axis: a lane a stage, a mark a step.
///
/// Steps are evenly spaced within a moment; between moments there is a gap in time.
public struct Timeline: Hashable, Sendable {
  /// The stages of delivery, from top to bottom.
  public enum Lane: Int, Hashable, Sendable, CaseIterable {
    case queue
    case hitTesting
    case gestures
    case touches
    case actions
  }

  /// What a step looks like; no two mean the same and differ by colour alone.
  public enum Mark: Hashable, Sendable {
    /// Something of the queue, the gestures or the scene.
    case plain
    /// A filled square: a view is asked, or says the point is inside.
    case asked
    /// A bold cross: a view refuses.
    case refused
    /// A hollow square: the answer comes back.
    case answer
    /// A disc: a touch on its way to and up the responders.
    case touch
    /// A hollow disc: a touch that is held back.
    case held
    /// A disc in the colour of hits: a control's event, an action, a custom event.
    case action
  }

  /// One step's place.
  public struct Entry: Hashable, Sendable {
    public let index: TraceIndex
    public let lane: Lane
    public let mark: Mark
    /// The place of its moment in `moments`.
    public let moment: Int
  }

  /// Consecutive steps of the same time.
  public struct Moment: Hashable, Sendable {
    public let time: Timestamp
    /// The places of its steps in `entries`, which are their positions in the trace.
    public private(set) var steps: Range<Int>

    fileprivate mutating func extend(to end: Int) {
      steps = steps.lowerBound..<end
    }
  }

  public private(set) var entries: [Entry] = []
  public private(set) var moments: [Moment] = []
  /// The recognizers that heard of a touch, in that order, with their states.
  public private(set) var recognizers: [RecognizerLane] = []

  public init(events: [TraceEvent]) {
    entries.reserveCapacity(events.count)
    for event in events { append(event) }
  }

  /// Adds the step that follows the last one.
  public mutating func append(_ event: TraceEvent) {
    let position = entries.count
    if let last = moments.last, last.time == event.time {
      moments[moments.count - 1].extend(to: position + 1)
    } else {
      moments.append(Moment(time: event.time, steps: position..<position + 1))
    }
    let (lane, mark) = Self.place(of: event.kind)
    entries.append(
      Entry(index: event.index, lane: lane, mark: mark, moment: moments.count - 1))
    if case .gesture(let step) = event.kind { note(step, at: position) }
  }

  private mutating func note(_ step: GestureStep, at position: Int) {
    switch step {
    case .touches(let recognizer, _, _): note(.possible, of: recognizer, isNew: true, at: position)
    case .state(let recognizer, _, let state, _): note(state, of: recognizer, at: position)
    case .reset(let recognizer): note(.possible, of: recognizer, at: position)
    case .waits, .asked, .viewAsked, .action, .held, .replayed, .dropped: break
    }
  }

  private mutating func note(
    _ state: RecognizerState, of recognizer: RecognizerID, isNew: Bool = false, at position: Int
  ) {
    if let place = recognizers.firstIndex(where: { $0.recognizer == recognizer }) {
      if !isNew { recognizers[place].append(state, at: position) }
      return
    }
    var lane = RecognizerLane(recognizer)
    lane.append(state, at: position)
    recognizers.append(lane)
  }

  /// The lane and the mark of a step; binding a touch is where its recognizers are gathered.
  public static func place(of kind: TraceEvent.Kind) -> (lane: Lane, mark: Mark) {
    switch kind {
    case .queue(let step): (.queue, mark(of: step))
    case .hitTest(.bound): (.gestures, .plain)
    case .hitTest(let step): (.hitTesting, mark(of: step))
    case .gesture(.held), .gesture(.replayed), .gesture(.dropped):
      (.touches, mark(ofHeld: kind))
    case .gesture(let step): (.gestures, mark(of: step))
    case .touch(let step): (.touches, mark(of: step))
    case .scroll(let step): place(of: step)
    case .responder(let step): (.actions, mark(of: step))
    case .action: (.actions, .action)
    case .effect: (.actions, .plain)
    }
  }

  /// What a scroll view asks is about touches; what it tells its delegate comes of them.
  private static func place(of step: ScrollStep) -> (lane: Lane, mark: Mark) {
    switch step {
    case .touchesShouldBegin(_, _, _, let answer), .touchesShouldCancel(_, _, let answer):
      (.touches, answer ? .plain : .refused)
    case .shouldScrollToTop(_, let answer): (.actions, answer ? .plain : .refused)
    case .willBeginDragging, .willEndDragging, .didEndDragging, .willBeginDecelerating,
      .didEndDecelerating, .willBeginZooming, .didEndZooming, .didScrollToTop, .didSelect:
      (.actions, .action)
    case .didScroll, .didZoom: (.actions, .plain)
    }
  }

  private static func mark(of step: QueueStep) -> Mark {
    switch step {
    case .stage, .queued, .merged, .dequeued, .busy, .held: .plain
    case .dropped, .notForwarded: .refused
    }
  }

  private static func mark(of step: HitTestStep) -> Mark {
    switch step {
    case .visit: .asked
    case .pointInside(_, _, let isInside): isInside ? .asked : .refused
    case .refuse: .refused
    case .answer: .answer
    case .bound: .plain
    }
  }

  /// What is held back is about touches.
  private static func mark(ofHeld kind: TraceEvent.Kind) -> Mark {
    switch kind {
    case .gesture(.held): .held
    case .gesture(.replayed): .touch
    case .gesture, .queue, .hitTest, .touch, .scroll, .responder, .action, .effect: .refused
    }
  }

  private static func mark(of step: GestureStep) -> Mark {
    switch step {
    case .touches, .replayed: .touch
    case .state(_, _, .failed, _), .state(_, _, .cancelled, _), .dropped: .refused
    case .state, .reset, .waits, .held: .plain
    case .asked(_, _, _, let answer), .viewAsked(_, _, let answer): answer ? .asked : .refused
    case .action: .action
    }
  }

  private static func mark(of step: TouchStep) -> Mark {
    switch step {
    case .applicationSendEvent, .windowSendEvent, .called: .touch
    case .ignored: .refused
    }
  }

  private static func mark(of step: ResponderStep) -> Mark {
    switch step {
    case .routed: .action
    case .becomeFirstResponder(_, let succeeds), .resignFirstResponder(_, let succeeds):
      succeeds ? .plain : .refused
    case .called, .keyCommand: .action
    case .text(_, let receiver): receiver == nil ? .refused : .action
    case .nobody: .refused
    case .firstResponder, .keyWindow, .system: .plain
    }
  }
}
