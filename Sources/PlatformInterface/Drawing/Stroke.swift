/// How a line or an outline is drawn; lengths are in points.
///
/// Upright strokes are rounded to whole device pixels, at least one, so that they are sharp.
public struct Stroke: Hashable, Sendable {
  /// Where the stroke of a shape lies; an open path is always centred.
  public enum Placement: Hashable, Sendable {
    case inside
    case centered
    case outside
  }

  public enum Join: Hashable, Sendable {
    case miter
    case round
  }

  public enum Cap: Hashable, Sendable {
    case butt
    case square
    case round
  }

  public var color: Color
  public var width: Double
  public var placement: Placement

  /// How far the stroke reaches beyond its width, on each side.
  ///
  /// The width alone decides which pixels the line lies on, so a casing with its line's width
  /// and a spread surrounds the line evenly.
  public var spread = 0.0

  /// Nil is a solid line.
  public var dash: Dash?

  public var join = Join.miter
  public var cap = Cap.butt

  public init(
    _ color: Color, width: Double = 1, placement: Placement = .centered, dash: Dash? = nil
  ) {
    self.color = color
    self.width = width
    self.placement = placement
    self.dash = dash
  }

  /// The same line with round joins and ends.
  public var rounded: Stroke {
    var result = self
    result.join = .round
    result.cap = .round
    return result
  }

  /// A solid line of another colour under this one, wider by `spread` on each side.
  ///
  /// Draw the casings of a whole path before its lines, so that no casing cuts a joint.
  public func casing(_ color: Color, spread: Double) -> Stroke {
    var result = self
    result.color = color
    result.spread = spread
    result.dash = nil
    return result
  }
}
