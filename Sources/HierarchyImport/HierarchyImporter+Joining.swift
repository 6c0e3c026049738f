/// A further print of the same moment: recognizers, controllers or other windows.
public struct JoinedFile: Sendable {
  public let bytes: [UInt8]
  /// What remarks call it.
  public let name: String

  public init(bytes: [UInt8], name: String) {
    self.bytes = bytes
    self.name = name
  }
}

extension HierarchyImporter {
  /// Opens a printed hierarchy with what another file prints of its objects, told by their addresses.
  public static func open(
    _ bytes: [UInt8], file: String? = nil, scene: String? = nil, joining joined: JoinedFile
  ) throws(ImportError) -> ImportedScene {
    let format = FormatDetector.format(of: bytes)
    guard format == .recursiveDescription else { throw .nothingToJoin(format, file: file) }
    let other = FormatDetector.format(of: joined.bytes)
    guard let other, Self.joinable.contains(other) else {
      throw .nothingToJoin(other, file: joined.name)
    }
    var text = SourceText(bytes).bytes
    if text.last != Ascii.newline { text.append(Ascii.newline) }
    let lines = text.count { $0 == Ascii.newline }
    var result = try open(
      text + SourceText(joined.bytes).bytes, file: file, scene: scene)
    result.diagnostics = result.diagnostics.map { diagnostic in
      guard let line = diagnostic.line, line > lines else { return diagnostic }
      return diagnostic.moved(to: joined.name, line: line - lines)
    }
    return result
  }

  /// What names objects by their addresses.
  private static let joinable: [SourceFormat] = [
    .recursiveDescription, .printHierarchy, .gestureRecognizers,
  ]
}
