/// A change to the scene while it runs: from an input's `do`, or from a method that an action calls.
public enum Effect: Hashable, Sendable {
  case set(target: EffectTarget, changes: [PropertyChange])
  case insert(SubtreeTemplate, into: String, position: InsertPosition)
  case remove(String)
  case bringToFront(String)
  case sendToBack(String)
  case makeKey(String)
  case becomeFirstResponder(String)
  case resignFirstResponder(String)
  case beginIgnoringInteractionEvents
  case endIgnoringInteractionEvents
  case addTarget(to: String, TargetChange)
  case removeTarget(from: String, TargetChange)
  case sendAction(action: String, from: String?, to: String?)
  case route(from: String, RoutedEvent)
  case present(ControllerTemplate, from: String)
  /// Dismisses what the controller presents, or the controller itself where it presents nothing.
  case dismiss(String)
  case addChild(String)
  case removeFromParent(String)
  /// A controller or an action's target goes away (B-160).
  case release(String)
  case addRecognizer(RecognizerSource, to: String)
  case removeRecognizer(String)
  /// While held, the run loop takes nothing from the queue.
  case holdQueue(Bool)
  /// Takes one event from a held queue.
  case turn
  case animate(target: EffectTarget, changes: [PropertyChange], Animation)

  /// A view's, control's, controller's or recognizer's id.
  public typealias EffectTarget = String

  /// Where an inserted view goes; siblings are named, as the scene may have changed by then.
  public enum InsertPosition: Hashable, Sendable {
    case front
    case index(Int)
    case below(String)
    case above(String)
  }

  /// A new recognizer, or one the scene has, which moves as it does in UIKit.
  public enum RecognizerSource: Hashable, Sendable {
    case new(Recognizer)
    case existing(String)
  }

  /// The registration to add, or the pattern of those to remove, where nil matches any.
  public struct TargetChange: Hashable, Sendable {
    public var event: ControlEvent?
    public var action: String?
    public var target: String?

    public init(event: ControlEvent?, action: String?, target: String?) {
      self.event = event
      self.action = action
      self.target = target
    }
  }

  /// A block-based `UIView` animation: the model changes at once, the picture over the duration.
  public struct Animation: Hashable, Sendable {
    /// In seconds.
    public var duration: Double
    /// Whether the views stay hit-testable while it runs (B-051, B-052).
    public var allowsUserInteraction: Bool
    public var repeats: Bool
    public var autoreverses: Bool

    public init(
      duration: Double, allowsUserInteraction: Bool, repeats: Bool = false,
      autoreverses: Bool = false
    ) {
      self.duration = duration
      self.allowsUserInteraction = allowsUserInteraction
      self.repeats = repeats
      self.autoreverses = autoreverses
    }
  }
}

/// A view with its subviews, ready to be put into a tree.
public struct SubtreeTemplate: Hashable, Sendable {
  /// The root first; each view after its superview, siblings back to front.
  public var views: [Node]

  public init(views: [Node]) {
    self.views = views
  }

  public struct Node: Hashable, Sendable {
    /// The superview's place in the list; nil for the root.
    public var parent: Int?
    public var details: ViewDetails
    public var isHidden = false
    /// Nil leaves the class's default.
    public var isUserInteractionEnabled: Bool?
    public var alpha = 1.0
    /// The controller whose view it is.
    public var controller: Controller?
    public var recognizers: [Recognizer] = []

    public init(parent: Int?, details: ViewDetails) {
      self.parent = parent
      self.details = details
    }
  }
}

/// A controller with its view, ready to be presented.
public struct ControllerTemplate: Hashable, Sendable {
  public var controller: Controller
  public var view: SubtreeTemplate
  /// Those presented on top of it, each by the one before.
  public var presented: [ControllerTemplate] = []

  public init(controller: Controller, view: SubtreeTemplate) {
    self.controller = controller
    self.view = view
  }
}
