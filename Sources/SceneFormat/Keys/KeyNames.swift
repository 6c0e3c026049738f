import EventDelivery

/// The names of keys and buttons, and of the modifiers held with them: `cmd+shift+j`.
enum KeyNames {
  /// Keys and buttons without a character; any single character names its own key.
  static let named = [
    "return", "escape", "tab", "space", "delete", "upArrow", "downArrow", "leftArrow",
    "rightArrow", "home", "end", "pageUp", "pageDown", "select", "menu", "playPause",
  ]

  /// Modifiers as they are written, in the order in which a press holds them, with UIKit's names.
  static let modifiers: [(short: String, flag: String)] = [
    ("cmd", "command"), ("shift", "shift"), ("alt", "alternate"), ("ctrl", "control"),
  ]

  private static let synonyms = [
    "cmd": "command", "command": "command", "shift": "shift", "alt": "alternate",
    "option": "alternate", "alternate": "alternate", "ctrl": "control", "control": "control",
  ]

  /// The press that a text names, or what in it is no key or modifier.
  static func press(_ text: String) -> Result<Press, UnknownName> {
    // The key itself may be a plus: "+", "cmd++".
    let isPlus = text.hasSuffix("+")
    let head = isPlus ? String(text.dropLast()) : text
    var parts = head.split(separator: "+", omittingEmptySubsequences: true).map(String.init)
    let key = isPlus ? "+" : parts.popLast() ?? ""
    var flags: Set<String> = []
    for part in parts {
      guard let flag = synonyms[part.lowercased()] else {
        return .failure(UnknownName(name: part, allowed: modifiers.map(\.short)))
      }
      flags.insert(flag)
    }
    guard key.count == 1 || named.contains(key) else {
      return .failure(UnknownName(name: key, allowed: named))
    }
    let ordered = modifiers.map(\.flag).filter { flags.contains($0) }
    return .success(Press(key: key, modifierFlags: ordered))
  }

  /// A name that is neither, and those that could stand there.
  struct UnknownName: Error {
    let name: String
    let allowed: [String]
  }

  /// The press as a text names it.
  static func text(_ press: Press) -> String {
    let held = modifiers.filter { press.modifierFlags.contains($0.flag) }.map(\.short)
    return (held + [press.key]).joined(separator: "+")
  }
}
