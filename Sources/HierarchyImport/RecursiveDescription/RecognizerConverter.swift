import EventDelivery

/// Makes a gesture recognizer of its description.
struct RecognizerConverter {
  var draft: RecognizerDraft
  /// The address of the view that it says it is on.
  private(set) var viewAddress: String?
  private var targets: [(action: String, address: String?)] = []

  init(_ description: ObjectDescription) {
    draft = RecognizerDraft(className: description.className, address: description.address)
    draft.line = description.line
    draft.superclassName = Self.superclass(of: description.className)
    for field in description.fields { read(field) }
  }

  private static let published = [
    "UIGestureRecognizer", "UITapGestureRecognizer", "UILongPressGestureRecognizer",
    "UIPanGestureRecognizer", "UIScreenEdgePanGestureRecognizer", "UISwipeGestureRecognizer",
    "UIPinchGestureRecognizer", "UIRotationGestureRecognizer", "UIHoverGestureRecognizer",
  ]

  /// The published class whose name the class's own ends with.
  private static func superclass(of name: String) -> String? {
    if published.contains(name) { return nil }
    return published.first { name.hasSuffix($0.dropFirst(2)) && $0 != "UIGestureRecognizer" }
  }

  private mutating func read(_ field: ObjectDescription.Field) {
    switch field.name {
    case "view": viewAddress = Self.address(in: field.value)
    case "target": readTargets(field.value)
    case "enabled": draft.isEnabled = field.value != "NO"
    case "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded":
      keep(field.name, .boolean(field.value == "YES"))
    case "numberOfTapsRequired", "numberOfTouchesRequired", "minimumNumberOfTouches":
      if let number = Int(field.value), (0...1000).contains(number) {
        keep(field.name, .number(Double(number)))
      }
    case "minimumPressDuration", "allowableMovement":
      if let number = Double(field.value), (0...1e9).contains(number) {
        keep(field.name, .number(number))
      }
    default: break
    }
  }

  private mutating func keep(_ key: String, _ value: DataValue) {
    draft.properties.append(DataValue.Member(key: key, value: value))
  }

  /// Every `(action=tapped:, target=<Controller 0x…>)`.
  private mutating func readTargets(_ value: String) {
    for match in value.matches(of: /action=([^,)]+),\s*target=<([^>]*)>/) {
      targets.append((String(match.1), Self.address(in: String(match.2))))
    }
  }

  private static func address(in text: String) -> String? {
    text.firstMatch(of: /0x[0-9a-fA-F]+/).map { String($0.0).lowercased() }
  }

  /// Gives the actions their targets; one that isn't in the scene is left to the responder chain.
  mutating func resolve(_ view: (String) -> Int?) {
    draft.actions = targets.map { target in
      ActionDraft(
        action: target.action, target: target.address.flatMap(view).map { .view($0) })
    }
  }
}
