import EventDelivery
import Geometry

/// The parts of the inspector; each can be folded to its heading.
enum InspectorSection: Int, Hashable, Sendable, CaseIterable {
  case geometry
  case flags
  case control
  case scroll
  case overrides
  case recognizer
  case course
  case recognizers
  case chain
  case step
  case touches
  case received
  case focus
  case application
  case queue
  case introduction
}

/// A number that the inspector edits.
enum NumberTarget: Hashable, Sendable {
  /// A view's frame, as it would be without its transform.
  case frame(ViewID, Side)
  case alpha(ViewID)
  case windowLevel(ViewID)
  /// How far the point-inside area reaches beyond the bounds.
  case outset(ViewID, Edge)

  enum Side: Int, Hashable, Sendable, CaseIterable {
    case x
    case y
    case width
    case height
  }

  enum Edge: Int, Hashable, Sendable, CaseIterable {
    case top
    case left
    case bottom
    case right
  }
}

/// A yes or no that the inspector edits.
enum FlagTarget: Hashable, Sendable {
  case view(ViewID, Flag)
  case application(ApplicationFlag)

  enum ApplicationFlag: String, Hashable, Sendable, CaseIterable {
    /// Whether the steps before the event queue are told.
    case showsPipeline
    /// Whether a touch-down is hit-tested twice, as UIKit does.
    case hitTestsTwice
  }

  enum Flag: String, Hashable, Sendable, CaseIterable {
    case isUserInteractionEnabled
    case isHidden
    case clipsToBounds
    case isMultipleTouchEnabled
    case isExclusiveTouch
    case isEnabled
    case isSelected
    case isOn
  }
}

/// One of several values that the inspector edits by a menu.
enum ChoiceTarget: Hashable, Sendable {
  case pointInside(ViewID)
  case hitTest(ViewID)
  case method(ResponderID, ResponderMethod)
  /// A touch method that isn't overridden yet.
  case newMethod(ResponderID)
}
