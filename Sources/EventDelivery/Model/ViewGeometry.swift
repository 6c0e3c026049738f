public import Geometry

/// A view's place in its superview, by the properties UIKit derives `frame` from.
public struct ViewGeometry: Hashable, Sendable {
  public var bounds: Rect
  /// Where the anchor point lies, in the superview's coordinates.
  public var center: Point
  public var transform: AffineTransform
  /// In fractions of the bounds; the layer's `anchorPoint`.
  public var anchorPoint: Point

  public init(
    bounds: Rect = .zero, center: Point = .zero, transform: AffineTransform = .identity,
    anchorPoint: Point = Point(0.5, 0.5)
  ) {
    self.bounds = bounds
    self.center = center
    self.transform = transform
    self.anchorPoint = anchorPoint
  }

  /// A frame laid down before the transform is applied, as a scene writes it.
  public init(
    frame: Rect, transform: AffineTransform = .identity, anchorPoint: Point = Point(0.5, 0.5)
  ) {
    self.init(
      bounds: Rect(origin: .zero, size: frame.size),
      center: Point(
        frame.minX + anchorPoint.x * frame.width, frame.minY + anchorPoint.y * frame.height),
      transform: transform, anchorPoint: anchorPoint)
  }

  /// The anchor point in bounds coordinates.
  private var anchor: Point {
    Point(
      bounds.minX + anchorPoint.x * bounds.width, bounds.minY + anchorPoint.y * bounds.height)
  }

  /// From bounds coordinates to the superview's (B-018).
  public var toParent: AffineTransform {
    AffineTransform.translation(-anchor.x, -anchor.y).then(transform)
      .then(.translation(center.x, center.y))
  }

  /// From the superview's coordinates to bounds coordinates.
  ///
  /// UIKit: a transform that can't be inverted is used as its own inverse, so that a view scaled to
  /// nothing still takes touches (T-022, T-023, which overrule B-021).
  public var fromParent: AffineTransform {
    if transform.isIdentity {
      return .translation(anchor.x - center.x, anchor.y - center.y)
    }
    let linear = transform.inverse ?? transform
    return AffineTransform.translation(-center.x, -center.y).then(linear)
      .then(.translation(anchor.x, anchor.y))
  }

  /// The smallest upright rectangle around the view, in the superview's coordinates.
  public var frame: Rect {
    if transform.isIdentity {
      return Rect(
        origin: center - Point(anchorPoint.x * bounds.width, anchorPoint.y * bounds.height),
        size: bounds.size)
    }
    return toParent.boundingBox(of: bounds)
  }

  /// Moves and sizes the view so that its frame is this one, as setting `frame` in code does.
  ///
  /// Under a transform the size is taken back through its inverse, as the layer does.
  public mutating func setFrame(_ frame: Rect) {
    let linear = AffineTransform(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
    let box = (linear.inverse ?? linear).boundingBox(of: Rect(origin: .zero, size: frame.size))
    bounds.size = box.size
    center = .zero
    center = frame.origin - self.frame.origin
  }
}
