public import Geometry

/// The end of an arrow: two barbs, or the filled triangle between them.
public struct ArrowHead: Hashable, Sendable {
  /// From the tip back along the line, in points.
  public var length: Double

  /// Between the line and each barb.
  public var degrees: Double

  public var isFilled: Bool

  public init(length: Double, degrees: Double, isFilled: Bool) {
    self.length = length
    self.degrees = degrees
    self.isFilled = isFilled
  }

  /// One barb's end, the tip, the other barb's end.
  ///
  /// Only the direction from `origin` to `tip` matters; where they coincide the arrow points right.
  public func points(tip: Point, from origin: Point) -> [Point] {
    let distance = origin.distance(to: tip)
    let ahead = distance > 0 ? (tip - origin) * (1 / distance) : Point(1, 0)
    let (sine, cosine) = sineAndCosine(degrees: degrees)
    let back = tip - ahead * length
    let aside = Point(-ahead.y, ahead.x) * (length * sine / cosine)
    return [back - aside, tip, back + aside]
  }
}
