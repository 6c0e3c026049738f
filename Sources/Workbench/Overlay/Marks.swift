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
  var rect: Rect { Self.rect(at: center, number: number) }

  static func rect(at center: Point, number: Int = 1) -> Rect {
    let half = Metrics.Stage.stop / 2 + Metrics.Stage.stopRim
    let wide = half + widening(of: number)
    return Rect(center.x - wide, center.y - half, wide * 2, half * 2)
  }

  /// How much wider to each side a marker is so that its number fits.
  static func widening(of number: Int) -> Double {
    number < 100 ? 0 : number < 1000 ? 4 : 8
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
  var rect: Rect { StopMark.rect(at: center, number: number) }
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
