/// A method of `UIResponder` that a subclass may override and that forwards along the chain by default.
public enum ResponderMethod: String, Hashable, Sendable, CaseIterable {
  case touchesBegan
  case touchesMoved
  case touchesEnded
  case touchesCancelled
  case pressesBegan
  case pressesChanged
  case pressesEnded
  case pressesCancelled
  case motionBegan
  case motionEnded
  case motionCancelled
  case remoteControlReceived
}

/// What an overridden responder method does with the call.
public enum MethodBehavior: String, Hashable, Sendable, CaseIterable {
  /// Handles it and does not call super, so it goes no further (B-108).
  case handle
  /// Handles it and calls super.
  case `super`
  /// Handles it and calls the next responder's method.
  case next
  /// Overridden in code that nobody here can see: runs as UIKit's default and is marked assumed.
  case unknown
}

/// An overridden responder method: its behaviour, and the custom event it may send up the chain.
public struct MethodOverride: Hashable, Sendable {
  public var method: ResponderMethod
  public var behavior: MethodBehavior
  public var route: RoutedEvent?

  public init(method: ResponderMethod, behavior: MethodBehavior, route: RoutedEvent? = nil) {
    self.method = method
    self.behavior = behavior
    self.route = route
  }
}

/// A custom event bubbled up the responder chain, often called `routerEvent`.
public struct RoutedEvent: Hashable, Sendable {
  public var name: String
  public var data: DataValue?

  public init(name: String, data: DataValue? = nil) {
    self.name = name
    self.data = data
  }
}

/// A responder's answer to custom events of one name.
public struct RouteHandler: Hashable, Sendable {
  public enum Behavior: String, Hashable, Sendable, CaseIterable {
    case handle
    /// Handles it and passes it on.
    case next
  }

  public var name: String
  public var behavior: Behavior

  public init(name: String, behavior: Behavior) {
    self.name = name
    self.behavior = behavior
  }
}

/// An override that answers yes or no.
public enum BooleanOverride: Hashable, Sendable {
  case answer(Bool)
  /// Overridden in code that nobody here can see: runs as UIKit's default and is marked assumed.
  case unknown
}

/// An override of `UIResponder.next` (B-106).
public enum NextOverride: Hashable, Sendable {
  case responder(ResponderID)
  case none
  case unknown
}

/// What a responder's class overrides, as data: the code a UIKit subclass would have written.
public struct ResponderOverrides: Hashable, Sendable {
  public var pointInside: PointInsideOverride?
  public var hitTest: HitTestOverride?
  public var next: NextOverride?
  /// Overridden methods in the order they were given; each method at most once.
  public var methods: [MethodOverride] = []
  public var routes: [RouteHandler] = []
  /// Whether custom events may be handled in code that nobody here can see; they are passed on.
  public var areRoutesUnknown = false
  public var canBecomeFirstResponder: BooleanOverride?
  public var canResignFirstResponder: BooleanOverride?
  public var gestureRecognizerShouldBegin: BooleanOverride?
  public var touchesShouldBegin: BooleanOverride?
  public var touchesShouldCancel: BooleanOverride?
  public var beginTracking: BooleanOverride?
  public var continueTracking: BooleanOverride?
  public var canPerformAction: ActionOverride?
  /// A window's or the application's.
  public var sendEvent: SendEventOverride?

  public init() {}

  public var isEmpty: Bool { self == ResponderOverrides() }

  /// The override of a method, or nil where the class leaves UIKit's default.
  public func override(of method: ResponderMethod) -> MethodOverride? {
    methods.first { $0.method == method }
  }

  /// The responder's own handler for a custom event, or nil where it passes such events on.
  public func handler(ofRoute name: String) -> RouteHandler? {
    routes.first { $0.name == name }
  }
}
