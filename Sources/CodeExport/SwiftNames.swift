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
    "Set", "Bool", "Selector", "CGRect", "CGPoint", "CGSize", "CGMutablePath", "CGAffineTransform",
    "UIResponder", "UIViewController", "UINavigationController", "UITabBarController",
    "UISplitViewController", "UITableViewController", "UICollectionViewController",
    "UIPageViewController", "UIEvent", "UITouch", "UIPress", "UIPressesEvent", "UIColor",
    "UIEdgeInsets", "UIGestureRecognizer", "UIApplication", "UIWindowScene",
  ]

  init() {
    taken = Self.reserved
  }

  /// A variable's name: the id where it will do, else its letters and digits; small at its beginning.
  mutating func variable(for identifier: String) -> String {
    unique(Self.beginningSmall(Self.cleaned(identifier, fallback: "view")))
  }

  /// The name of a class of the scene: its own, without the module before it.
  mutating func type(ofClass className: String) -> String {
    let name = className.split(separator: ".").last.map(String.init) ?? className
    return unique(Self.cleaned(name, fallback: "Scene"))
  }

  /// What a class of one responder alone is called, which begins with a capital.
  static func typeName(for identifier: String, suffix: String) -> String {
    let cleaned = cleaned(identifier, fallback: "Scene")
    let capital = cleaned.prefix(1).uppercased() + cleaned.dropFirst()
    return capital.hasSuffix(suffix) ? capital : capital + suffix
  }

  /// The name, or the name with the least number that makes it one that nothing has.
  mutating func unique(_ name: String) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(name)\(number)"
      number += 1
    }
    return candidate
  }

  /// As variables are written: `payButton` for PayButton, `uiView` for UIView, `a` for A.
  private static func beginningSmall(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    let rest = name.dropFirst(capitals.count)
    // The last of several capitals begins the next word, if one follows.
    let small = capitals.count > 1 && rest.first?.isLowercase == true ? 1 : 0
    return capitals.dropLast(small).lowercased() + capitals.suffix(small) + rest
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
