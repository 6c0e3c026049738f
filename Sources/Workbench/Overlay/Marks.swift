import EventDelivery
import Geometry

/// The square on the way down, in a view that was asked, with its place in the order of asking.
struct StopMark: Hashable, Sendable {
  let view: ViewID
  let center: Point
  let number: Int
  let isRefusal: Bool
  /// Whether the step shown is about it.
  let isCurrent: Bool

  /// The square with its rim.
  var rect: Rect { Self.rect(at: center) }

  static func rect(at center: Point) -> Rect {
    let half = Metrics.Stage.stop / 2 + Metrics.Stage.stopRim
    return Rect(center.x - half, center.y - half, half * 2, half * 2)
  }
}

/// The disc on the way up, in a view of the responder chain, with its place in the chain.
struct DiscMark: Hashable, Sendable {
  let responder: ResponderID
  let center: Point
  let number: Int
  /// Whether the call has come to it.
  let isReached: Bool
  let isCurrent: Bool

  /// The square round the disc and its rim.
  var rect: Rect { StopMark.rect(at: center) }
}

/// A line of the way down or up.
struct PathLine: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case down
    case up
    /// Up to a responder that the call doesn't reach.
    case unreached
    /// From a control to who acts for it.
    case action
  }

  let kind: Kind
  var route: Route
  /// Whether the step shown adds it.
  var isCurrent = false
}
