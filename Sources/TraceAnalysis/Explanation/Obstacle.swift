public import EventDelivery

/// Something on a touch's way to a view that says no, or says yes before the view is asked.
public struct Obstacle: Hashable, Sendable {
  public let cause: Cause
  /// The view whose property, place or override it is.
  public let culprit: ViewID
  /// The view that answered in place of the one asked about; nil where the culprit refused.
  let taker: ViewID?
  /// What it takes to be rid of it in a copy of the scene.
  let removal: Removal

  init(_ cause: Cause, _ culprit: ViewID, taker: ViewID? = nil, removal: Removal) {
    self.cause = cause
    self.culprit = culprit
    self.taker = taker
    self.removal = removal
  }

  enum Removal: Hashable, Sendable {
    case show
    case makeOpaque
    case enableInteraction
    case stopAnimating
    /// The culprit lets every point in.
    case letIn
    case dropPointInside
    case dropHitTest
    /// This branch takes no touch any more.
    case takeAway(ViewID)
  }
}

extension ViewTree {
  mutating func remove(_ obstacle: Obstacle) {
    let view = obstacle.culprit
    switch obstacle.removal {
    case .show: setHidden(false, of: view)
    case .makeOpaque: setAlpha(1, of: view)
    case .enableInteraction: setUserInteractionEnabled(true, of: view)
    case .stopAnimating: setAnimating(false, of: view)
    case .letIn: apply(.pointInside(.always), to: view)
    case .dropPointInside: apply(.pointInside(nil), to: view)
    case .dropHitTest: apply(.hitTest(nil), to: view)
    case .takeAway(let branch): apply(.hitTest(.returnsNil), to: branch)
    }
  }
}
