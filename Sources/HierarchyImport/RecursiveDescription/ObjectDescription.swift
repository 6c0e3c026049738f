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

  var isRecognizer: Bool {
    className.hasSuffix("GestureRecognizer") || className.hasSuffix("Recognizer")
      || fields.contains { $0.name == "must-fail" || $0.name == "target" }
  }

  /// Whether it is a view by what is printed of it.
  var describesView: Bool {
    isLayer || self[.frame] != nil || self[.layer] != nil || self[.baseClass] != nil
      || fields.contains { $0.key == .frame }
  }

  /// Whether it is a window, by its class.
  var isWindow: Bool {
    PrivateClasses.kind(of: className, baseClass: self[.baseClass])?.family == .window
  }
}
