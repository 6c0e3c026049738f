/// A recognizer's properties with UIKit's defaults (B-246, B-253, B-258, B-264, B-279, T-100, T-126).
struct RecognizerTraits: Hashable, Sendable {
  var kind: RecognizerKind
  var cancelsTouchesInView = true
  var delaysTouchesBegan = false
  var delaysTouchesEnded = true
  var requiresExclusiveTouchType = true
  /// Nil is every type (B-186).
  var allowedTouchTypes: [String]?
  /// Nil is none.
  var allowedPressTypes: [String]?
  var numberOfTapsRequired: Int
  var numberOfTouchesRequired = 1
  var minimumNumberOfTouches = 1
  var maximumNumberOfTouches = Int.max
  /// In seconds.
  var minimumPressDuration = 0.5
  /// In points.
  var allowableMovement = 10.0
  var directions = ["right"]
  var edges: [String] = []
  var thresholds = GestureThresholds()
  /// Static requirements by name, of recognizers that come with a view.
  var namedRequirements: [String] = []
  private var answers: [Answer] = []
  private var withheld: [String] = []

  private struct Answer: Hashable {
    let question: String
    let answer: DelegateAnswer
  }

  init(_ recognizer: Recognizer) {
    let superclass = recognizer.properties.first { $0.key == "superclass" }?.value.string
    kind = RecognizerKind(className: recognizer.className, superclass: superclass)
    numberOfTapsRequired = kind == .tap ? 1 : 0
    for property in recognizer.properties { take(property) }
  }

  private mutating func take(_ property: DataValue.Member) {
    switch property.value {
    case .boolean(let value): take(value, for: property.key)
    case .number(let value): take(value, for: property.key)
    case .string(let value): take([value], for: property.key)
    case .list(let values): take(values.compactMap(\.string), for: property.key)
    case .object(let members): take(members, for: property.key)
    case .null: break
    }
  }

  private mutating func take(_ value: Bool, for key: String) {
    switch key {
    case "cancelsTouchesInView": cancelsTouchesInView = value
    case "delaysTouchesBegan": delaysTouchesBegan = value
    case "delaysTouchesEnded": delaysTouchesEnded = value
    case "requiresExclusiveTouchType": requiresExclusiveTouchType = value
    default: break
    }
  }

  private mutating func take(_ value: Double, for key: String) {
    switch key {
    case "numberOfTapsRequired": numberOfTapsRequired = Self.count(value)
    case "numberOfTouchesRequired": numberOfTouchesRequired = Self.count(value)
    case "minimumNumberOfTouches": minimumNumberOfTouches = Self.count(value)
    case "maximumNumberOfTouches": maximumNumberOfTouches = Self.count(value)
    case "minimumPressDuration": minimumPressDuration = value
    case "allowableMovement": allowableMovement = value
    default: break
    }
  }

  private static func count(_ value: Double) -> Int {
    value.isFinite && abs(value) < 1e9 ? Int(value) : Int.max
  }

  private mutating func take(_ values: [String], for key: String) {
    switch key {
    case "allowedTouchTypes": allowedTouchTypes = values
    case "allowedPressTypes": allowedPressTypes = values
    case "direction": directions = values
    case "edges": edges = values
    case "requireToFail": namedRequirements = values
    default: break
    }
  }

  private mutating func take(_ members: [DataValue.Member], for key: String) {
    switch key {
    case "thresholds": thresholds = GestureThresholds(members)
    case "delegate", "overrides":
      for member in members {
        if member.value.string == "withhold" {
          withheld.append(member.key)
        } else if let answer = DelegateAnswer(member.value) {
          answers.append(Answer(question: member.key, answer: answer))
        }
      }
    default: break
    }
  }

  /// What the delegate says to a question; nil where it doesn't implement it.
  func answer(to question: DelegateQuestion) -> DelegateAnswer? { answer(named: question.rawValue) }

  /// The answer of a subclass hook: `canPrevent` or `canBePrevented` (B-235).
  func answer(named name: String) -> DelegateAnswer? {
    answers.first { $0.question == name }?.answer
  }

  /// Whether a subclass overrides a touch method in code that nobody here can see.
  var hasUnseenMethods: Bool { answers.contains { $0.question.hasPrefix("touches") } }

  /// Whether a subclass keeps a touch method from super.
  func withholds(_ phase: TouchPhase) -> Bool {
    guard !withheld.isEmpty, let method = ResponderMethod(touches: phase) else { return false }
    return withheld.contains(method.rawValue)
  }
}
