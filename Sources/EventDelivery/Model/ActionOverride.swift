/// An override of `canPerformAction(_:withSender:)` (B-136).
public enum ActionOverride: Hashable, Sendable {
  /// What it answers for these selectors; for any other it asks super.
  case answers([ActionAnswer])
  /// Overridden in code that nobody here can see: runs as UIKit's default and is marked assumed.
  case unknown

  /// Its answer for a selector; nil where it asks super.
  func answer(for selector: String) -> Bool? {
    switch self {
    case .answers(let answers): answers.first { $0.selector == selector }?.canPerform
    case .unknown: nil
    }
  }
}

/// Whether a responder says that it can perform an action.
public struct ActionAnswer: Hashable, Sendable {
  public var selector: String
  public var canPerform: Bool

  public init(selector: String, canPerform: Bool) {
    self.selector = selector
    self.canPerform = canPerform
  }
}
