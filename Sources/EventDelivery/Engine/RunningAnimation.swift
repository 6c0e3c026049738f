import Geometry

/// A block-based `UIView` animation that runs on a view: the model is at its end from the start, and the
/// picture moves there (B-052).
public struct RunningAnimation: Hashable, Sendable {
  public let view: ViewID
  public let start: Timestamp
  /// When its first run ends.
  public let end: Timestamp
  public let repeats: Bool
  public let autoreverses: Bool
  /// Whether its view stays hit-testable while it runs (B-051).
  public let allowsUserInteraction: Bool
  let origin: ViewGeometry
  let originAlpha: Double
  let target: ViewGeometry
  let targetAlpha: Double

  /// How far the picture is on its way, from 0 to 1, eased in and out as UIKit does by default.
  public func progress(at time: Timestamp) -> Double {
    let length = end - start
    guard length > 0 else { return 1 }
    let runs = max(0, (time - start) / length)
    var fraction = repeats ? runs.truncatingRemainder(dividingBy: 1) : min(runs, 1)
    if autoreverses, repeats, Int(min(runs, 1e9)) % 2 == 1 { fraction = 1 - fraction }
    return fraction * fraction * (3 - 2 * fraction)
  }

  /// Where the view is drawn at a moment; hit-testing goes by the model.
  public func geometry(at time: Timestamp) -> ViewGeometry {
    let progress = progress(at: time)
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * progress }
    func mix(_ from: Point, _ to: Point) -> Point { from + (to - from) * progress }
    let (a, b) = (origin, target)
    return ViewGeometry(
      bounds: Rect(
        origin: mix(a.bounds.origin, b.bounds.origin),
        size: Size(mix(a.bounds.width, b.bounds.width), mix(a.bounds.height, b.bounds.height))),
      center: mix(a.center, b.center),
      transform: AffineTransform(
        a: mix(a.transform.a, b.transform.a), b: mix(a.transform.b, b.transform.b),
        c: mix(a.transform.c, b.transform.c), d: mix(a.transform.d, b.transform.d),
        tx: mix(a.transform.tx, b.transform.tx), ty: mix(a.transform.ty, b.transform.ty)),
      anchorPoint: mix(a.anchorPoint, b.anchorPoint))
  }

  /// How opaque the view is drawn at a moment.
  public func alpha(at time: Timestamp) -> Double {
    originAlpha + (targetAlpha - originAlpha) * progress(at: time)
  }
}

extension DeliveryEngine {
  /// Changes a view's model at once and starts the picture on its way; without `allowUserInteraction`
  /// the view can't be hit until the end (B-051, B-052).
  mutating func animate(
    _ changes: [PropertyChange], of view: ViewID, _ animation: Effect.Animation
  ) {
    let origin = tree.geometry(of: view)
    let originAlpha = Double(tree.alpha(of: view))
    tree.apply(changes, to: view)
    animations.append(
      RunningAnimation(
        view: view, start: time, end: time + max(0, animation.duration),
        repeats: animation.repeats, autoreverses: animation.autoreverses,
        allowsUserInteraction: animation.allowsUserInteraction, origin: origin,
        originAlpha: originAlpha, target: tree.geometry(of: view),
        targetAlpha: Double(tree.alpha(of: view))))
    settleAnimating(view)
  }

  /// Takes out the next animation that ends by that moment; ones that repeat don't end.
  mutating func takeAnimation(endingBy moment: Timestamp) -> RunningAnimation? {
    let ending = animations.enumerated().filter { !$0.element.repeats && $0.element.end <= moment }
    guard let next = ending.min(by: { $0.element.end < $1.element.end }) else { return nil }
    return animations.remove(at: next.offset)
  }

  mutating func endAnimation(_ animation: RunningAnimation, trace: inout some TraceSink) {
    settleAnimating(animation.view)
    trace.emit(.effect(.animationEnded(animation.view)))
  }

  private mutating func settleAnimating(_ view: ViewID) {
    let blocks = animations.contains { $0.view == view && !$0.allowsUserInteraction }
    tree.setAnimating(blocks, of: view)
  }
}
