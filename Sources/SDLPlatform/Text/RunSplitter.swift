internal import PlatformInterface

/// Splits text into runs by which font has the glyphs; SDL_ttf has no fallback of its own.
///
/// What belongs together, such as a letter and its accent, stays in one font where one has it all.
/// What no font has is drawn as one empty box.
struct RunSplitter {
  let catalog: FontCatalog
  let hasGlyph: (FontFile, Unicode.Scalar) -> Bool

  func runs(of string: String, face: FontFace) -> [TextRun] {
    let files = catalog.files(for: face)
    var runs: [TextRun] = []
    for character in string {
      guard let (file, text) = choose(Self.drawable(character), among: files) else { continue }
      if let last = runs.last, last.file == file {
        runs[runs.count - 1].text += text
      } else {
        runs.append(TextRun(file: file, text: text))
      }
    }
    return runs
  }

  /// WHITE SQUARE, which looks better than what most fonts draw for a missing glyph.
  private static let box: Unicode.Scalar = "\u{25A1}"

  /// The scalars to draw: control characters as spaces, invisible ones not at all.
  private static func drawable(_ character: Character) -> [Unicode.Scalar] {
    character.unicodeScalars.compactMap { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: " "
      case _ where scalar.properties.isDefaultIgnorableCodePoint: nil
      default: scalar
      }
    }
  }

  private func choose(
    _ scalars: [Unicode.Scalar], among files: [FontFile]
  ) -> (FontFile, String)? {
    guard let base = scalars.first, let primary = files.first else { return nil }
    if let file = files.first(where: { file in scalars.allSatisfy { hasGlyph(file, $0) } }) {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      return (file, String(text))
    }
    if let file = files.first(where: { hasGlyph($0, base) }) { return (file, String(base)) }
    let boxed = files.first { hasGlyph($0, Self.box) }
    return boxed.map { ($0, String(Self.box)) } ?? (primary, String(base))
  }
}
