/// What a delegate, or an override that answers like one, says to a question.
enum DelegateAnswer: Hashable, Sendable {
  case always(Bool)
  /// Yes for these ids and classes alone.
  case only([String])
  /// Yes for all but these ids and classes.
  case except([String])
  /// Answered in code that nobody here can see: UIKit's default, marked assumed.
  case unknown

  init?(_ value: DataValue) {
    switch value {
    case .boolean(let answer): self = .always(answer)
    case .string: self = .unknown
    case .object(let members):
      guard let member = members.first, case .list(let list) = member.value else { return nil }
      let names = list.compactMap(\.string)
      self = member.key == "except" ? .except(names) : .only(names)
    case .null, .number, .list: return nil
    }
  }

  /// The answer for somebody who goes by these names; nil for UIKit's default.
  func answer(for isNamed: (String) -> Bool) -> Bool? {
    switch self {
    case .always(let answer): answer
    case .only(let names): names.contains(where: isNamed)
    case .except(let names): !names.contains(where: isNamed)
    case .unknown: nil
    }
  }
}

/// The questions that `UIGestureRecognizerDelegate` answers, under its methods' names.
public enum DelegateQuestion: String, Hashable, Sendable, CaseIterable {
  case shouldBegin
  case shouldReceiveTouch
  case shouldReceivePress
  case shouldRecognizeSimultaneouslyWith
  case shouldRequireFailureOf
  case shouldBeRequiredToFailBy
}

extension DataValue {
  /// The text, where it is one.
  var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  var members: [Member] {
    guard case .object(let members) = self else { return [] }
    return members
  }
}
