/// A pattern of strokes and gaps along a line, in points.
///
/// On an open path the pattern is as given; round a closed shape it is stretched a little, so that
/// a whole number of strokes goes round and every corner of a polygon is covered.
public struct Dash: Hashable, Sendable {
  public var on: Double
  public var off: Double

  /// How far into the pattern the line starts.
  public var phase: Double

  public init(on: Double, off: Double, phase: Double = 0) {
    self.on = on
    self.off = off
    self.phase = phase
  }

  public var period: Double { on + off }
}
