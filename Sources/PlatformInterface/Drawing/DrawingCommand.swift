public import Geometry

/// One thing to draw, in window points; y grows downwards.
public enum DrawingCommand: Hashable, Sendable {
  case fill(Shape, Color)
  case stroke(Shape, Stroke)

  /// An open line through the points, with an elbow at each inner one.
  case path([Point], Stroke)

  /// A path with a head at its last point; the head is never dashed.
  case arrow([Point], Stroke, ArrowHead)

  case hatch(Shape, Hatch)
  case text(TextLine)

  /// The picture stretched over the rectangle.
  case image(PixelImage, Rect)

  /// Limits what follows to the rectangle and to the clips around it, until its `popClip`.
  case pushClip(Rect)
  case popClip
}
