public import Geometry

/// A line of text in one style and colour.
public struct TextLine: Hashable, Sendable {
  /// Control characters, line feeds among them, are drawn as spaces.
  public var string: String
  public var style: TextStyle
  public var color: Color

  /// Where the first letter starts, on the line the letters stand on.
  public var baseline: Point

  public init(_ string: String, style: TextStyle, color: Color, baseline: Point) {
    self.string = string
    self.style = style
    self.color = color
    self.baseline = baseline
  }
}
