/// A typeface at a size.
public struct TextStyle: Hashable, Sendable {
  public var face: FontFace

  /// The em, in points.
  public var size: Double

  public init(_ face: FontFace, size: Double) {
    self.face = face
    self.size = size
  }
}
