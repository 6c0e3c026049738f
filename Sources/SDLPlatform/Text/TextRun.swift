/// A piece of text whose glyphs are all in one font.
struct TextRun: Hashable, Sendable {
  let file: FontFile
  var text: String
}
