public import EventDelivery

/// Folds of a growing trace, kept so that the picture of any step needs but a few steps more.
///
/// Without it each move of a long drag would fold the whole trace again.
public struct PictureHistory: Sendable {
  /// Steps from one kept fold to the next.
  public static let spacing = 512

  /// The folds after 0, 512, 1024… steps.
  private var checkpoints = [PictureFold()]
  /// The fold after every step so far.
  private var latest = PictureFold()
  /// How many steps there are.
  public private(set) var count = 0

  public init() {}

  /// Takes the steps of a trace that came since the last call.
  public mutating func grow(with events: [TraceEvent]) {
    for event in events[min(count, events.count)...] {
      latest.take(event)
      count += 1
      if count.isMultiple(of: Self.spacing) { checkpoints.append(latest) }
    }
  }

  /// The picture of a run after so many of its steps.
  public func picture(of run: DeliveryRun, shown: Int) -> DeliveryPicture {
    let shown = min(max(0, shown), run.events.count)
    let tree = run.tree(after: shown > 0 ? TraceIndex(shown - 1) : nil)
    return fold(of: run.events, shown: shown)
      .picture(on: tree, isLast: shown >= run.events.count)
  }

  /// How many steps must be folded for the picture after so many.
  public func stepsToFold(for shown: Int) -> Int {
    shown == count ? 0 : shown - checkpoint(before: shown) * Self.spacing
  }

  private func checkpoint(before shown: Int) -> Int {
    min(shown / Self.spacing, checkpoints.count - 1)
  }

  private func fold(of events: [TraceEvent], shown: Int) -> PictureFold {
    guard shown != count else { return latest }
    let place = checkpoint(before: shown)
    var fold = checkpoints[place]
    for event in events[place * Self.spacing..<shown] { fold.take(event) }
    return fold
  }
}
