import Foundation

/// The text of one of the program's source files.
struct SourceText {
  let text: String

  /// Every Swift file under `Sources`, but those of one folder.
  static func ofProgram(outside folder: String) throws -> [SourceText] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let excluded = root.appending(path: folder).path
    let files = FileManager.default.enumerator(
      at: root.appending(path: "Sources"), includingPropertiesForKeys: nil)
    return try (files?.allObjects ?? [])
      .compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" && !$0.path.hasPrefix(excluded) }
      .map { SourceText(text: try String(contentsOf: $0, encoding: .utf8)) }
  }

  /// Whether a word stands in it that isn't the start of a longer one.
  func names(_ word: String) -> Bool {
    text.ranges(of: word).contains { range in
      guard range.upperBound < text.endIndex else { return true }
      let next = text[range.upperBound]
      return !(next.isLetter || next.isNumber || next == "_")
    }
  }

  /// Every string literal that a colon follows.
  var dictionaryKeys: [String] {
    text.matches(of: /"([A-Za-z]+)":/).map { String($0.output.1) }
  }
}
