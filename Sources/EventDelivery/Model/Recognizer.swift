/// One target and action of a gesture recognizer.
public struct RecognizerAction: Hashable, Sendable {
  public var action: String
  /// Nil where the scene names no target.
  public var target: ResponderID?
  /// The id of a target that comes into the scene together with the recognizer; nil once it is there.
  public var pendingTarget: String?

  public init(action: String, target: ResponderID?) {
    self.action = action
    self.target = target
  }
}

/// A gesture recognizer as a scene describes it.
public struct Recognizer: Hashable, Sendable {
  public var identifier: String
  public var className: String
  public var name: String?
  public var view: ViewID?
  public var isEnabled = true
  public var actions: [RecognizerAction] = []
  /// The recognizers that must fail before this one recognizes.
  public var requireToFail: [RecognizerID] = []
  /// Further properties under UIKit's names, in the scene's order; checked by the reader.
  public var properties: [DataValue.Member] = []
  /// Ids of recognizers to wait for that come into the scene together with this one.
  public var pendingRequirements: [String] = []
  /// What it is to the scroll view that brought it; nil for one that the scene has.
  public internal(set) var scrollRole: ScrollRecognizer?

  public init(identifier: String, className: String) {
    self.identifier = identifier
    self.className = className
  }
}
