import SceneFormat

/// Why a value is wrong, worded.
extension Phrasebook {
  func message(_ problem: ValueProblem) -> String {
    switch problem {
    case .wrongType(let found, let expected):
      return text(
        ProblemPhrase.wrongType, ["expected": phrase(expected), "found": phrase(found)])
    case .notFinite(let found): return text(ProblemPhrase.notFinite, ["found": found])
    case .outOfRange(let found, let allowed):
      return text(ProblemPhrase.outOfRange, ["allowed": allowed, "found": found])
    case .unknownName(let name, nil, let allowed):
      return text(
        ProblemPhrase.unknownName, ["names": list(allowed), "found": quoted(name)])
    case .unknownName(let name, let nearest?, let allowed):
      return text(
        ProblemPhrase.unknownNameNear,
        ["names": list(allowed), "found": quoted(name), "nearest": quoted(nearest)])
    case .unprintable(let found):
      return text(ProblemPhrase.unprintable, ["found": quoted(found)])
    case .repeatedFinger(let finger):
      return text(ProblemPhrase.repeatedFinger, ["finger": "\(finger)"])
    }
  }

  private func phrase(_ value: ValueProblem.FoundValue) -> String {
    switch value {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let number): text(ValuePhrase.numberToken, ["text": number])
    case .string(let string): text(ValuePhrase.stringToken, ["text": quoted(string)])
    case .list(0): text(ValuePhrase.emptyList)
    case .list(let count): text(ValuePhrase.listOf, count: count)
    case .object: text(ValuePhrase.object)
    }
  }

  private func phrase(_ shape: ValueShape) -> String {
    let key: ValuePhrase =
      switch shape {
      case .object: .object
      case .list: .list
      case .string: .string
      case .boolean: .boolean
      case .number: .number
      case .integer: .integer
      case .point: .point
      case .size: .size
      case .rect: .rect
      case .insets: .insets
      case .options: .options
      case .transform: .transform
      case .scale: .scale
      case .color: .color
      case .place: .place
      case .title: .title
      case .subviewClass: .subviewClass
      case .windowClass: .windowClass
      case .uikitClass: .uikitClass
      case .windowScene: .windowScene
      case .idOrNull: .idOrNull
      case .matches: .matches
      case .pointInside: .pointInside
      case .polygon: .polygon
      case .hitTest: .hitTest
      case .redirectCondition: .redirectCondition
      case .method: .method
      case .booleanOverride: .booleanOverride
      case .responds: .responds
      case .data: .data
      case .effect: .effect
      case .touches: .touches
      case .trueOnly: .trueOnly
      case .scene: .scene
      case .cases: .cases
      case .logLine: .logLine
      case .space: .space
      case .recognizer: .recognizer
      case .press: .press
      case .shallowTemplate: .shallowTemplate
      case .answer: .answer
      }
    return text(key)
  }
}
