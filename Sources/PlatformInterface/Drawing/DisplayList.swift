public import Geometry

/// What a window shows: drawing commands in window points, from back to front.
///
/// A value without a platform in it; equal lists draw equal pictures.
public struct DisplayList: Hashable, Sendable {
  public private(set) var commands: [DrawingCommand] = []

  public init() {}

  public mutating func append(_ command: DrawingCommand) {
    commands.append(command)
  }

  public mutating func append(_ list: DisplayList) {
    commands += list.commands
  }

  public mutating func fill(_ shape: Shape, _ color: Color) {
    commands.append(.fill(shape, color))
  }

  public mutating func fill(_ rect: Rect, radius: Double = 0, _ color: Color) {
    fill(radius > 0 ? .roundedRect(rect, radius: radius) : .rect(rect), color)
  }

  public mutating func stroke(_ shape: Shape, _ stroke: Stroke) {
    commands.append(.stroke(shape, stroke))
  }

  public mutating func stroke(_ rect: Rect, radius: Double = 0, _ stroke: Stroke) {
    self.stroke(radius > 0 ? .roundedRect(rect, radius: radius) : .rect(rect), stroke)
  }

  public mutating func hatch(_ shape: Shape, _ hatch: Hatch) {
    commands.append(.hatch(shape, hatch))
  }

  public mutating func line(from start: Point, to end: Point, _ stroke: Stroke) {
    commands.append(.path([start, end], stroke))
  }

  public mutating func path(_ points: [Point], _ stroke: Stroke) {
    commands.append(.path(points, stroke))
  }

  /// Text whose first letter stands on `baseline`.
  public mutating func text(
    _ string: String, at baseline: Point, _ style: TextStyle, _ color: Color
  ) {
    commands.append(.text(TextLine(string, style: style, color: color, baseline: baseline)))
  }

  public mutating func image(_ image: PixelImage, in rect: Rect) {
    commands.append(.image(image, rect))
  }

  /// Draws what `body` appends inside the rectangle only.
  public mutating func clip(to rect: Rect, _ body: (inout DisplayList) throws -> Void) rethrows {
    commands.append(.pushClip(rect))
    defer { commands.append(.popClip) }
    try body(&self)
  }

  /// A path that ends in an arrow head, whose tip is the last point.
  ///
  /// With a casing's stroke it draws the casing of both.
  public mutating func arrow(_ points: [Point], _ stroke: Stroke, _ head: ArrowHead) {
    commands.append(.arrow(points, stroke, head))
  }
}
