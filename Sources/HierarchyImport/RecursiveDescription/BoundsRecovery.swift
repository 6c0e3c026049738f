import EventDelivery
import Geometry

/// Finds the bounds of a view whose frame was printed after its transform had been applied.
///
/// UIKit: with a transform the frame is the smallest upright rectangle around the view (B-019). For a
/// width w and a height h its size is |a|w + |c|h by |b|w + |d|h, which gives back w and h unless the
/// two lines are parallel, as at 45° and where the transform can't be inverted.
struct BoundsRecovery {
  let geometry: ViewGeometry
  /// Whether the size is a guess.
  let isGuess: Bool

  /// The printed figures have six digits: what is this near a common fraction of a point is that.
  private static let printedPrecision = 1e-5

  init(frame: Rect, transform: AffineTransform, anchorPoint: Point) {
    let (size, isGuess) = Self.size(of: frame.size, under: transform)
    let linear = AffineTransform(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
    // From the anchor to the middle, as the superview sees it.
    let middle = linear.apply(
      Point((0.5 - anchorPoint.x) * size.width, (0.5 - anchorPoint.y) * size.height))
    let center = frame.center - Point(transform.tx, transform.ty) - middle
    let scale = max(abs(frame.maxX), abs(frame.maxY), frame.width, frame.height, 1)
    geometry = ViewGeometry(
      bounds: Rect(origin: .zero, size: size),
      center: Point(Self.rounded(center.x, scale: scale), Self.rounded(center.y, scale: scale)),
      transform: transform, anchorPoint: anchorPoint)
    self.isGuess = isGuess
  }

  private static func size(
    of box: Size, under transform: AffineTransform
  ) -> (size: Size, isGuess: Bool) {
    let (a, b) = (abs(transform.a), abs(transform.b))
    let (c, d) = (abs(transform.c), abs(transform.d))
    let determinant = a * d - b * c
    let largest = max(a, b, c, d)
    // A tenth of a degree off 45° the printed digits no longer carry the answer.
    guard largest > 0, abs(determinant) > 0.004 * largest * largest else {
      let side = max(a + c, b + d)
      let length = side > 0 ? max(box.width, box.height) / side : 0
      return (Size(length, length), box != .zero || largest == 0)
    }
    let width = (d * box.width - c * box.height) / determinant
    let height = (a * box.height - b * box.width) / determinant
    let error = printedPrecision * max(box.width, box.height) * largest / abs(determinant)
    guard width > -4 * error, height > -4 * error else {
      return (Size(max(0, width), max(0, height)), true)
    }
    let scale = error / printedPrecision
    return (
      Size(max(0, rounded(width, scale: scale)), max(0, rounded(height, scale: scale))), false
    )
  }

  /// The nearest sixth of a point, where the printed digits allow for it.
  private static func rounded(_ value: Double, scale: Double) -> Double {
    let near = (value * 6).rounded() / 6
    return abs(near - value) <= printedPrecision * max(scale, 1) ? near : value
  }
}
