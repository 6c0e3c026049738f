/// A selector that a responder implements, and what its method does to the scene.
public struct SelectorResponse: Hashable, Sendable {
  public var selector: String
  public var effects: [Effect]

  public init(selector: String, effects: [Effect] = []) {
    self.selector = selector
    self.effects = effects
  }
}

/// A keyboard shortcut that a responder offers.
public struct KeyCommand: Hashable, Sendable {
  public var input: String
  public var modifierFlags: [String]
  public var action: String

  public init(input: String, modifierFlags: [String], action: String) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
  }
}

/// What every responder of a scene may say about its class, be it a view, a controller or the application.
public struct ResponderTraits: Hashable, Sendable {
  public var overrides = ResponderOverrides()
  /// The selectors it implements; nil where the scene doesn't say, so that a named target is taken to.
  public var responds: [SelectorResponse]?
  public var keyCommands: [KeyCommand] = []

  public init() {}

  /// What it does for a selector, or nil where it isn't said to implement it.
  public func response(to selector: String) -> SelectorResponse? {
    responds?.first { $0.selector == selector }
  }
}
