/// A typeface that was not found on this system.
public struct MissingFont: Error, Hashable, CustomStringConvertible {
  /// What the typeface is for.
  public enum Use: Hashable, Sendable {
    case interface
    case chinese
    case monospaced
  }

  public let use: Use

  /// The files that were looked for, without folders.
  public let fileNames: [String]

  /// The folders that were looked in.
  public let directories: [String]

  /// The Debian package that brings the font.
  public var package: String {
    switch use {
    case .interface: "fonts-inter"
    case .chinese: "fonts-wqy-microhei"
    case .monospaced: "fonts-dejavu-core"
    }
  }

  public var description: String {
    let purpose =
      switch use {
      case .interface: "the interface"
      case .chinese: "Chinese text"
      case .monospaced: "the log and code"
      }
    return """
      no font for \(purpose): none of \(fileNames.joined(separator: ", ")) is in \
      \(directories.joined(separator: ", ")); install the package \(package)
      """
  }
}
