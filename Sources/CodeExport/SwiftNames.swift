/// Swift names for a scene's ids, which may hold any text: each valid, and no two alike.
struct SwiftNames {
  private var taken: Set<String>

  /// Words that can't name a variable, and names the generated file uses itself.
  private static let reserved: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "Self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "var", "where", "while", "windows", "windowScene", "Any", "Type",
  ]

  init() {
    taken = Self.reserved
  }

  /// A variable's name: the id where it will do, else its letters and digits.
  mutating func variable(for identifier: String) -> String {
    unique(Self.cleaned(identifier, fallback: "view"))
  }

  /// A type's name, which begins with a capital.
  mutating func type(for identifier: String, suffix: String) -> String {
    let cleaned = Self.cleaned(identifier, fallback: "Scene")
    let capital = cleaned.prefix(1).uppercased() + cleaned.dropFirst()
    return unique(capital.hasSuffix(suffix) ? capital : capital + suffix)
  }

  private mutating func unique(_ name: String) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(name)\(number)"
      number += 1
    }
    return candidate
  }

  private static func cleaned(_ text: String, fallback: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isLetter = scalar.properties.isAlphabetic
      let isDigit = ("0"..."9").contains(scalar)
      if isLetter || (isDigit && !result.isEmpty) {
        result.unicodeScalars.append(scalar)
      } else if scalar == "_" {
        result += "_"
      }
    }
    return result.contains { $0.isLetter } ? result : fallback + result
  }
}
