import SceneFormat
import TestSupport

/// Documents of random shape and content.
enum RandomJSON {
  static func document(using generator: inout SeededGenerator) -> JSONDocument {
    var builder = JSONBuilder()
    var levels: [(isObject: Bool, left: Int)] = []
    repeat {
      if let level = levels.last {
        guard level.left > 0 else {
          builder.end()
          levels.removeLast()
          continue
        }
        levels[levels.count - 1].left -= 1
        if level.isObject { builder.key("\(level.left)" + string(using: &generator)) }
      }
      addValue(to: &builder, levels: &levels, using: &generator)
    } while !levels.isEmpty
    return builder.finish()
  }

  private static func addValue(
    to builder: inout JSONBuilder, levels: inout [(isObject: Bool, left: Int)],
    using generator: inout SeededGenerator
  ) {
    switch Int.random(in: levels.count > 6 ? 0...4 : 0...8, using: &generator) {
    case 0: builder.null()
    case 1: builder.boolean(.random(using: &generator))
    case 2: builder.string(string(using: &generator))
    case 3: builder.number(Double(Int.random(in: -1000...1000, using: &generator)) / 8)
    case 4: builder.number(number(using: &generator))
    case 5, 6:
      builder.beginArray()
      levels.append((false, .random(in: 0...6, using: &generator)))
    default:
      builder.beginObject()
      levels.append((true, .random(in: 0...6, using: &generator)))
    }
  }

  /// Any finite number at all, by its bits.
  private static func number(using generator: inout SeededGenerator) -> Double {
    let number = Double(bitPattern: generator.next())
    return number.isFinite ? number : 0
  }

  private static func string(using generator: inout SeededGenerator) -> String {
    let scalars: [Unicode.Scalar] = [
      "a", "Z", "0", " ", "\"", "\\", "'", "/", "\n", "\r", "\t", "\u{0}", "\u{1F}", "\u{7F}", "é",
      "\u{301}", "视", "\u{2028}", "\u{FEFF}", "😀", "\u{10FFFF}", "{", ":",
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...12, using: &generator) {
      if let scalar = scalars.randomElement(using: &generator) { text.append(scalar) }
    }
    return String(text)
  }
}
