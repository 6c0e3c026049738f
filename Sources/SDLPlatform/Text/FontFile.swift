/// One face in a font file.
public struct FontFile: Hashable, Sendable {
  public let path: String

  /// Which face of a collection (`.ttc`) it is.
  public let index: Int

  /// What the size is multiplied by, so that it looks as large as the typeface it stands in for.
  public let sizeFactor: Double

  init(path: String, index: Int = 0, sizeFactor: Double = 1) {
    self.path = path
    self.index = index
    self.sizeFactor = sizeFactor
  }
}
