import Foundation

/// A Markdown file of the project.
struct Document {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private let lines: [Substring]

  init(_ path: String) throws {
    lines = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The blocks of code in a language, in order, each with its last line end.
  func blocks(of language: String) -> [String] {
    var blocks: [String] = []
    var open: (language: Substring, text: String)?
    for line in lines {
      if line.hasPrefix("```") {
        if let open, open.language == language { blocks.append(open.text) }
        open = open == nil ? (line.dropFirst(3), "") : nil
      } else {
        open?.text += line + "\n"
      }
    }
    return blocks
  }
}
