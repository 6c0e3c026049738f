import EventDelivery

/// Makes a gesture recognizer of its element.
enum BuilderRecognizer {
  static func draft(_ element: Int, in xml: XMLTree) -> RecognizerDraft {
    let own = BuilderElements.className(xml[element].name)
    let custom = BuilderViewReader.customClass(element, in: xml)
    var draft = RecognizerDraft(
      className: custom ?? own, superclassName: custom == nil ? nil : own,
      address: xml.attribute(element, "id"))
    draft.line = xml[element].line
    draft.isEnabled = xml.flag(element, "enabled") ?? true
    for name in ["cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded"] {
      if let flag = xml.flag(element, name) { draft.keep(name, .boolean(flag)) }
    }
    for name in numbers[own] ?? [] {
      if let number = xml.number(element, name), number >= 0, number <= 1e9 {
        draft.keep(name, .number(number))
      }
    }
    if own == "UISwipeGestureRecognizer" {
      let direction = directions(element, in: xml)
      if !direction.isEmpty { draft.keep("direction", .list(direction.map { .string($0) })) }
    }
    if own == "UIScreenEdgePanGestureRecognizer", let edges = xml.child(element, key: "edges") {
      let names = ["top", "left", "bottom", "right"].filter { xml.flag(edges, $0) == true }
      if !names.isEmpty { draft.keep("edges", .list(names.map { .string($0) })) }
    }
    return draft
  }

  /// The properties that are numbers, by class.
  private static let numbers: [String: [String]] = [
    "UITapGestureRecognizer": ["numberOfTapsRequired", "numberOfTouchesRequired"],
    "UILongPressGestureRecognizer": [
      "numberOfTapsRequired", "numberOfTouchesRequired", "minimumPressDuration",
      "allowableMovement",
    ],
    "UISwipeGestureRecognizer": ["numberOfTouchesRequired"],
    "UIPanGestureRecognizer": ["minimumNumberOfTouches", "maximumNumberOfTouches"],
    "UIScreenEdgePanGestureRecognizer": ["minimumNumberOfTouches", "maximumNumberOfTouches"],
  ]

  /// A swipe's directions: an attribute, or an element where there are several.
  private static func directions(_ element: Int, in xml: XMLTree) -> [String] {
    let names = ["right", "left", "up", "down"]
    if let text = xml.attribute(element, "direction") {
      return text.split(separator: ",").map { $0.filter { $0 != " " } }.filter(names.contains)
    }
    guard let child = xml.child(element, key: "direction") else { return [] }
    return names.filter { xml.flag(child, $0) == true }
  }
}

extension RecognizerDraft {
  /// A delegate in code that no document holds.
  mutating func keepUnknownDelegate() {
    let questions = [
      "shouldBegin", "shouldReceiveTouch", "shouldRecognizeSimultaneouslyWith",
      "shouldRequireFailureOf", "shouldBeRequiredToFailBy",
    ]
    keep(
      "delegate",
      .object(questions.map { DataValue.Member(key: $0, value: .string("unknown")) }))
  }

  fileprivate mutating func keep(_ key: String, _ value: DataValue) {
    properties.append(DataValue.Member(key: key, value: value))
  }
}
