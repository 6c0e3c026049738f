/// A two-dimensional affine transform, laid out as Core Graphics does.
///
/// A point is a row vector multiplied from the left: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct AffineTransform: Hashable, Sendable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var tx: Double
  public var ty: Double

  @inlinable
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  @inlinable
  public static func translation(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  @inlinable
  public static func scale(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A rotation; with y growing downwards positive degrees turn clockwise.
  public static func rotation(degrees: Double) -> AffineTransform {
    let (sine, cosine) = sineAndCosine(degrees: degrees)
    return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  @inlinable public var isIdentity: Bool { self == .identity }

  /// Whether it moves without turning or scaling.
  @inlinable public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Whether it keeps upright rectangles upright.
  @inlinable public var keepsRectanglesUpright: Bool {
    (b == 0 && c == 0) || (a == 0 && d == 0)
  }

  @inlinable public var determinant: Double { a * d - b * c }

  @inlinable
  public func apply(_ point: Point) -> Point {
    Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  /// The corners of the transformed rectangle, clockwise from the rectangle's own top left.
  @inlinable
  public func corners(of rect: Rect) -> [Point] {
    rect.corners.map { apply($0) }
  }

  /// The smallest upright rectangle around the transformed one.
  public func boundingBox(of rect: Rect) -> Rect {
    let transformed = rect.corners.map { apply($0) }
    return Rect.bounding(transformed) ?? .zero
  }

  /// The transform that applies this one first and then the other.
  @inlinable
  public func then(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The transform that undoes this one, or nil where area collapses to nothing.
  @inlinable
  public var inverse: AffineTransform? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}
