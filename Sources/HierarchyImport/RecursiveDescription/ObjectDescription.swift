import EventDelivery

/// One description as it was printed: a class, an address and fields, not yet understood.
struct ObjectDescription {
  struct Field {
    let name: String
    /// Nil for one that isn't known.
    let key: FieldKey?
    let value: String
  }

  var className: String
  /// As printed: `0x7fd94a616c50`.
  var address: String?
  var fields: [Field] = []
  /// Whether it breaks off before its closing bracket or holds dots in place of fields.
  var isTruncated = false
  /// Whether its class and first fields are lost.
  var isHeadless = false
  /// What follows its closing bracket on the line.
  var suffix = ""
  /// The line it begins on.
  var line: Int

  subscript(key: FieldKey) -> String? { fields.first { $0.key == key }?.value }

  /// Whether it is a layer that no view owns.
  var isLayer: Bool { suffix.hasPrefix(" (layer)") }

  /// What follows on the line and means something that isn't read; nil for marks alone.
  var unreadSuffix: String? {
    guard !isLayer, !suffix.hasPrefix(" - (null)"), !suffix.hasPrefix("\\n") else { return nil }
    let words = String(suffix.prefix { $0 != "<" }.prefix(48)).trimmingBlanks
    let isFollowed = words.hasPrefix(",") || words.hasPrefix("\",") || words.hasPrefix(")")
    guard words.contains(where: \.isLetter), !isFollowed else { return nil }
    return Self.usualSuffixes.contains { words.hasPrefix($0) } ? nil : words
  }

  /// What UIKit prints behind descriptions of its own views, none of which bears on touches.
  private static let usualSuffixes = [
    "disablesGroupFiltering", "minSize", "minimumSize", "collection view layout", "delegate=",
    "no-scroll-edge-support",
  ]

  var isRecognizer: Bool {
    className.hasSuffix("GestureRecognizer") || className.hasSuffix("Recognizer")
      || fields.contains { $0.name == "must-fail" || $0.name == "target" }
  }

  /// Whether it is a view by what is printed of it.
  var describesView: Bool {
    isLayer || self[.frame] != nil || self[.layer] != nil || self[.baseClass] != nil
      || fields.contains { $0.key == .frame }
  }

  /// Whether it is a window, by its class or its layer's.
  var isWindow: Bool {
    if self[.layer]?.hasPrefix("<UIWindowLayer") == true { return true }
    return PrivateClasses.kind(of: className, baseClass: self[.baseClass])?.family == .window
  }
}
