import EventDelivery
import Geometry
import TraceAnalysis

/// A run that grows while the user touches, with the clock that gives its inputs their times.
///
/// The window's clock counts milliseconds from somewhere; a run's own starts at 0 with its first input.
struct LiveRun: Sendable {
  /// Past so many steps the next touch starts a new run, on the scene as the old one left it.
  static let stepLimit = 60_000

  private(set) var run: DeliveryRun
  private(set) var timeline: Timeline
  private(set) var cursor = StepCursor()
  private var pictures = PictureHistory()
  /// The window's clock when the latest input was sent, and that input's time.
  private var latest: (now: Int, time: Timestamp)?

  init(tree: ViewTree) {
    run = DeliveryRun(tree: tree)
    timeline = Timeline(events: [])
  }

  var isEmpty: Bool { run.inputs.isEmpty }
  var events: [TraceEvent] { run.events }

  /// The delivery up to the step shown.
  var picture: DeliveryPicture { pictures.picture(of: run, shown: cursor.shown) }

  /// The scene as it is at the step shown.
  var shownTree: ViewTree { run.tree(after: cursor.index) }

  // MARK: - Input

  /// Delivers one input that happens now.
  mutating func send(_ input: Input, at now: Int) {
    let time = time(at: now)
    run.send(input, at: time)
    latest = (now, time)
    grow()
  }

  /// Delivers an input to its end, a pause after what was before.
  mutating func play(_ items: [InputItem], at now: Int) {
    let start = isEmpty ? Timestamp.zero : run.engine.time + InputTiming.pause
    var player = InputPlayer(items: items, startingAt: start)
    player.play(into: &run)
    run.settle()
    latest = (now, run.engine.time)
    restart()
  }

  /// Delivers what an item of an input stands for, beginning now.
  mutating func send(_ action: InputAction, at now: Int) {
    let start = time(at: now)
    var player = InputPlayer(items: [InputItem(action: action)], startingAt: start)
    player.play(into: &run)
    latest = (now, max(start, run.engine.time))
    grow()
  }

  /// Reads the whole run again, after it was made anew.
  private mutating func restart() {
    timeline = Timeline(events: run.events)
    pictures = PictureHistory()
    pictures.grow(with: run.events)
    cursor = StepCursor(count: run.events.count)
  }

  /// Lets what is due by time alone happen.
  mutating func advance(to now: Int) {
    guard latest != nil else { return }
    run.advance(to: time(at: now))
    grow()
  }

  /// When the next thing happens by time alone, on the window's clock.
  var nextDeadline: Int? {
    guard let latest, let deadline = run.engine.nextDeadline else { return nil }
    return latest.now + Int(((deadline - latest.time) * 1000).rounded(.up))
  }

  private func time(at now: Int) -> Timestamp {
    guard let latest else { return .zero }
    return latest.time + Double(max(0, now - latest.now)) / 1000
  }

  private mutating func grow() {
    let known = timeline.entries.count
    for event in run.events[known...] { timeline.append(event) }
    pictures.grow(with: run.events)
    cursor.grow(to: run.events.count)
  }

  // MARK: - Going back

  /// Makes room for a touch that goes on from the step shown.
  ///
  /// At the end it is added to the run. Further back, what comes after the step is given up, and so
  /// is the touch that the step is part of, since half a touch can't be gone on from.
  mutating func cutForNewTouch(at now: Int) {
    if run.events.count > Self.stepLimit, cursor.isAtEnd {
      self = LiveRun(tree: run.tree)
      return
    }
    guard !cursor.isAtEnd else { return }
    let inputs = Array(run.inputs.prefix(keptInputs))
    let tree = run.initialTree
    self = LiveRun(tree: tree)
    guard let last = inputs.last else { return }
    run = DeliveryRun(tree: tree, inputs: inputs)
    latest = (now - Int(InputTiming.pause * 1000), last.time)
    grow()
    cursor.moveToEnd()
  }

  /// How many inputs lie wholly before the step shown, up to where no finger was down.
  private var keptInputs: Int {
    var down: [Finger] = []
    var kept = 0
    for (place, input) in run.inputs.prefix(run.inputsDone(within: cursor.shown)).enumerated() {
      if case .touches(let samples) = input.input {
        for sample in samples {
          down.removeAll { $0 == sample.finger }
          let isDown = sample.phase != .ended && sample.phase != .cancelled
          if isDown { down.append(sample.finger) }
        }
      }
      if down.isEmpty { kept = place + 1 }
    }
    return kept
  }

  // MARK: - Cursor and edits

  mutating func moveCursor(_ change: (inout StepCursor) -> Void) {
    change(&cursor)
  }

  /// Delivers the same inputs again, on an edited scene.
  mutating func replay(on tree: ViewTree) {
    let end = run.engine.time
    let shown = cursor
    run = DeliveryRun(tree: tree, inputs: run.inputs)
    run.advance(to: end)
    restart()
    if !shown.isAtEnd { cursor.move(to: TraceIndex(shown.shown - 1)) }
  }
}
