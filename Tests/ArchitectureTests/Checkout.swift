import Foundation

/// The files of the project, as the tests that read them find them.
enum Checkout {
  /// The project's top folder.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A text file of the project.
  struct TextFile {
    /// The path from the project's top folder.
    let path: String
    let text: String

    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
  }

  /// The file at this path from the top folder.
  static func file(_ path: String) throws -> TextFile {
    let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    return TextFile(path: path, text: text)
  }

  /// Whether something is at this path from the top folder.
  static func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// The names in a folder, sorted, without those that begin with a dot.
  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Every path below a folder, sorted.
  static func paths(in folder: String) -> [String] {
    let top = root.appending(path: folder).path
    let names = FileManager.default.enumerator(atPath: top)?.compactMap { $0 as? String } ?? []
    return names.sorted().map { "\(folder)/\($0)" }
  }

  /// Every text file with this ending below a folder, in the order of their paths.
  static func files(in folder: String, ending: String) throws -> [TextFile] {
    try paths(in: folder).filter { $0.hasSuffix(ending) }.map { try file($0) }
  }
}
