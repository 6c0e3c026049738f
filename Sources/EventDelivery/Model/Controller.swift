/// A view controller.
public struct Controller: Hashable, Sendable {
  public var identifier: String
  public var className: String
  /// Nil while its view isn't loaded or has gone.
  public var view: ViewID?
  /// Whether somebody called `addChild`; a root or presented controller counts as added.
  public var isAddedToParent = true
  /// Whether something else keeps it alive although nobody added it.
  public var isRetained = false
  /// Whether it has been let go of for good.
  public var isReleased = false
  public var presentedViewController: ControllerID?
  public var presentingViewController: ControllerID?
  /// The window whose root it is.
  public var rootOfWindow: ViewID?
  public var traits = ResponderTraits()

  public init(identifier: String, className: String) {
    self.identifier = identifier
    self.className = className
  }

  /// Whether anything keeps it alive: one that nobody added and nobody retains is gone.
  public var isAlive: Bool {
    !isReleased
      && (isAddedToParent || isRetained || rootOfWindow != nil || presentingViewController != nil)
  }
}
