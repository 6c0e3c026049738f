public import Geometry

/// A step of finding the view under a touch.
///
/// Points are in the receiver's bounds coordinates.
public enum HitTestStep: Hashable, Sendable {
  /// A view's `hitTest` runs; what it asks comes inside this step.
  case visit(ViewID, Point)
  /// A view's `hitTest` answers nil at once; stands in place of the visit.
  case refuse(ViewID, Point, Refusal)
  /// A view's `pointInside` answers.
  case pointInside(ViewID, Point, Bool)
  /// A visited view's answer; `isOverride` where an override changed super's answer or didn't ask it.
  case answer(ViewID, ViewID?, isOverride: Bool)
  /// A touch is bound to what was found, for its whole life (B-026, B-065).
  case bound(TouchBinding)

  /// Why a view's `hitTest` answered nil.
  public enum Refusal: Hashable, Sendable {
    case hidden
    case interactionDisabled
    /// Its own alpha, as its layer stores it; less than 0.01.
    case transparent(alpha: Float)
    /// UIKit: an animation without `allowUserInteraction` runs on it (B-051).
    case animating
    /// The point is outside these bounds, or the area that stands for them.
    case outside(bounds: Rect)
    /// An override of `hitTest`, or of `pointInside` where the bounds say yes.
    case override
    /// Its override asks a view that is already asking it: UIKit would overflow the stack.
    case endless
  }

  /// What a touch is bound to.
  public struct TouchBinding: Hashable, Sendable {
    public let finger: Finger
    /// Nil where nobody was hit: the touch goes to no responder (B-087).
    public let view: ViewID?
    public let window: ViewID?
    /// The recognizers of the view and its ancestors, innermost first.
    public let recognizers: [RecognizerID]

    public init(
      finger: Finger, view: ViewID?, window: ViewID?, recognizers: [RecognizerID]
    ) {
      self.finger = finger
      self.view = view
      self.window = window
      self.recognizers = recognizers
    }
  }
}
