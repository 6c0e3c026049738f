/// Turns an input as people write it into raw inputs with times, on a run as it goes.
///
/// A named place is looked up when its item begins, since the scene may have changed by then.
public struct InputPlayer: Sendable {
  /// By time, in the order they were written where times are equal; played up to `nextItem`.
  private let items: [ScheduledItem]
  private var nextItem = 0
  /// What the items begun so far stand for, latest first, so that the next one is the last.
  private var raw: [ScheduledInput] = []

  private struct ScheduledItem: Sendable {
    let time: Timestamp
    let action: InputAction
  }

  private struct ScheduledInput: Sendable {
    let time: Timestamp
    let input: Input
  }

  /// Plans the items; one without a time begins a second after the previous one ended.
  public init(items: [InputItem], startingAt start: Timestamp = .zero) {
    var scheduled: [ScheduledItem] = []
    var previousEnd: Timestamp?
    for item in items {
      let implied = previousEnd.map { $0 + InputTiming.pause } ?? start
      let time = item.time.map { start + $0.seconds } ?? implied
      scheduled.append(ScheduledItem(time: time, action: item.action))
      previousEnd = time + item.action.duration
    }
    let order = scheduled.enumerated().sorted { left, right in
      (left.element.time, left.offset) < (right.element.time, right.offset)
    }
    self.items = order.map(\.element)
  }

  public var isFinished: Bool { nextTime == nil }

  /// When the next raw input or item is due; nil when nothing is left.
  public var nextTime: Timestamp? {
    let item = nextItem < items.count ? items[nextItem].time : nil
    guard let input = raw.last?.time else { return item }
    return item.map { min($0, input) } ?? input
  }

  /// Plays everything that is due by a moment into a run; everything there is without one.
  public mutating func play(into run: inout DeliveryRun, until moment: Timestamp? = nil) {
    while let time = nextTime, moment.map({ time <= $0 }) ?? true {
      run.advance(to: time)
      if let input = raw.last, input.time <= time {
        raw.removeLast()
        run.send(input.input, at: time)
      } else {
        nextItem += 1
        expand(items[nextItem - 1].action, at: time, on: run)
      }
    }
  }

  /// Puts an input after all others of its time.
  private mutating func schedule(_ input: Input, at time: Timestamp) {
    let place = raw.firstIndex { $0.time <= time } ?? raw.endIndex
    raw.insert(ScheduledInput(time: time, input: input), at: place)
  }

  private mutating func expand(_ action: InputAction, at time: Timestamp, on run: DeliveryRun) {
    let busy = busyFingers(on: run)
    let expansion = InputExpansion(tree: run.tree, busyFingers: busy)
    for event in expansion.events(of: action) {
      schedule(event.input, at: time + event.delay)
    }
  }

  /// Fingers that are down, or that another item is about to use.
  private func busyFingers(on run: DeliveryRun) -> [Finger] {
    let down = run.engine.touches.filter(\.isDown).map(\.finger)
    let planned = raw.flatMap { scheduled -> [Finger] in
      guard case .touches(let samples) = scheduled.input else { return [] }
      return samples.map(\.finger)
    }
    return down + planned
  }
}

extension DeliveryRun {
  /// Plays an input on a tree to its end, and lets the clock run on until nothing is pending.
  public static func playing(_ items: [InputItem], on tree: ViewTree) -> DeliveryRun {
    var run = DeliveryRun(tree: tree)
    var player = InputPlayer(items: items)
    player.play(into: &run)
    run.settle()
    return run
  }
}
