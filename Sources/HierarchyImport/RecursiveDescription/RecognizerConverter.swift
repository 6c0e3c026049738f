import EventDelivery

/// Makes a gesture recognizer of its description.
struct RecognizerConverter {
  /// An action and whom it is sent to, as printed.
  struct Target {
    let action: String
    let object: Mention?
  }

  private(set) var draft: RecognizerDraft
  /// The view that it says it is on.
  private(set) var view: Mention?
  private(set) var targets: [Target] = []
  /// The addresses of those that must fail before it recognizes, and of those that wait for it.
  private(set) var mustFail: [String] = []
  private(set) var mustFailFor: [String] = []
  /// Where it stood in a gesture when it was printed; nil for nowhere.
  private(set) var state: String?
  private(set) var unreadFields: [String] = []

  init(_ description: ObjectDescription) {
    draft = RecognizerDraft(className: description.className, address: description.address)
    draft.line = description.line
    draft.superclassName = Self.superclass(of: description.className)
    for field in description.fields where !read(field) { unreadFields.append(field.name) }
  }

  private static let published = [
    "UIGestureRecognizer", "UITapGestureRecognizer", "UILongPressGestureRecognizer",
    "UIScreenEdgePanGestureRecognizer", "UIPanGestureRecognizer", "UISwipeGestureRecognizer",
    "UIPinchGestureRecognizer", "UIRotationGestureRecognizer", "UIHoverGestureRecognizer",
  ]

  /// The published class whose name the class's own ends with.
  private static func superclass(of name: String) -> String? {
    if published.contains(name) { return nil }
    return published.first { name.hasSuffix($0.dropFirst(2)) && $0 != "UIGestureRecognizer" }
  }

  /// Whether a scroll view brings it along.
  var isScrollViews: Bool {
    draft.className.hasPrefix("UIScrollView") || draft.className.hasPrefix("_UIScrollView")
  }

  /// Whether it is the pan by which a scroll view scrolls.
  var isScrollViewsPan: Bool { draft.className == "UIScrollViewPanGestureRecognizer" }

  // MARK: - Fields

  /// Reads a field; answers whether it was understood.
  private mutating func read(_ field: ObjectDescription.Field) -> Bool {
    switch field.name {
    case "view": view = Mention(in: field.value)
    case "target": readTargets(field.value)
    case "enabled": draft.isEnabled = field.value != "NO"
    case "state": state = field.value == "Possible" ? nil : field.value
    case "must-fail": mustFail = Self.recognizers(in: field.value)
    case "must-fail-for": mustFailFor = Self.recognizers(in: field.value)
    case "id", "baseClass": break
    case "direction": return keepDirections(field.value)
    case let word where word.hasPrefix("(") && word.hasSuffix(")"):
      draft.name = String(word.dropFirst().dropLast())
    default: return keepProperty(field)
    }
    return true
  }

  /// The properties that are printed where they aren't the default, by the classes that have them.
  private static let numbers: [String: [String]] = [
    "numberOfTapsRequired": ["Tap", "LongPress"],
    "numberOfTouchesRequired": ["Tap", "LongPress", "Swipe"],
    "minimumNumberOfTouches": ["Pan", "ScreenEdgePan"],
    "maximumNumberOfTouches": ["Pan", "ScreenEdgePan"],
    "minimumPressDuration": ["LongPress"], "allowableMovement": ["LongPress"],
  ]

  private mutating func keepProperty(_ field: ObjectDescription.Field) -> Bool {
    switch field.name {
    case "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded",
      "requiresExclusiveTouchType":
      guard field.value == "YES" || field.value == "NO" else { return false }
      keep(field.name, .boolean(field.value == "YES"))
      return true
    default:
      guard let owners = Self.numbers[field.name], owners.contains(where: isKind),
        let number = Double(field.value), (0...1e9).contains(number)
      else { return false }
      if !["minimumPressDuration", "allowableMovement"].contains(field.name) {
        guard number <= 1000, number == number.rounded() else { return false }
      }
      keep(field.name, .number(number))
      return true
    }
  }

  private func isKind(_ name: String) -> Bool {
    (draft.superclassName ?? draft.className) == "UI\(name)GestureRecognizer"
  }

  private mutating func keepDirections(_ value: String) -> Bool {
    let names = value.split { $0 == "," || $0 == "|" || $0 == " " }.map(String.init)
    let known = ["right", "left", "up", "down"]
    guard isKind("Swipe"), !names.isEmpty, names.allSatisfy(known.contains) else { return false }
    keep("direction", .list(names.map { .string($0) }))
    return true
  }

  private mutating func keep(_ key: String, _ value: DataValue) {
    guard !draft.properties.contains(where: { $0.key == key }) else { return }
    draft.properties.append(DataValue.Member(key: key, value: value))
  }

  /// Every `(action=tapped:, target=<Controller 0x…>)`.
  private mutating func readTargets(_ value: String) {
    var rest = value.utf8[...]
    while let start = rest.firstRange(of: Self.actionKey)?.upperBound {
      let behind = rest[start...]
      let action = behind.prefix { $0 != Ascii.comma && $0 != Ascii.rightParenthesis }
      let object = behind[action.endIndex...].prefix { $0 != Ascii.greater }
      targets.append(
        Target(
          action: (String(action) ?? "?").trimmingBlanks,
          object: String(object).flatMap { Mention(in: $0) }))
      rest = behind[object.endIndex...]
    }
  }

  private static let actionKey = Array("action=".utf8)

  /// The addresses of the recognizers that stand in a set, without those in sets of their own.
  private static func recognizers(in value: String) -> [String] {
    let text = SourceText(Array(value.utf8))
    let scanner = DescriptionScanner(text: text)
    var addresses: [String] = []
    var depth = 0
    for (index, byte) in text.bytes.enumerated() {
      switch byte {
      case Ascii.leftBrace: depth += 1
      case Ascii.rightBrace: depth -= 1
      case Ascii.less where depth == 1:
        guard let start = scanner.start(at: index), let address = start.address,
          text[start.className].hasSuffix("Recognizer")
        else { continue }
        addresses.append(text[address].lowercased())
      default: break
      }
    }
    return addresses
  }

  // MARK: - The scene

  mutating func attach(to view: Int, actions: [ActionDraft]) {
    draft.view = view
    draft.actions = actions
  }
}
