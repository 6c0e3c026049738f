import EventDelivery
import Geometry
import PlatformInterface

/// A chip beside the device: the event, a window that was asked, or a responder of the chain.
struct ChipMark: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case event
    case window(ViewID)
    case responder(ResponderID)
    /// The middle of a long chain.
    case folded(count: Int)
    /// Who handled the call.
    case handled(by: ResponderID)
    /// Nobody did.
    case discarded
    /// The call would go round and round.
    case endless
    /// What a control or an action method did.
    case action(ResponderID?)
  }

  enum Badge: Hashable, Sendable {
    case stop(Int, isRefusal: Bool)
    case disc(Int, isReached: Bool)

    /// How much wider than usual its number makes it, to each side.
    var widening: Double {
      switch self {
      case .stop(let number, _), .disc(let number, _): StopMark.widening(of: number)
      }
    }
  }

  let kind: Kind
  var rect: Rect
  var title: String
  /// The class or a second line; nil in small chips.
  var subtitle: String?
  var badge: Badge?
  /// Why the window refused.
  var reason: String?
  var isCurrent = false

  /// The middle of its badge, in line with the lines from chip to chip.
  var badgeCenter: Point { Point(rect.minX + ChipMark.badgeInset, rect.midY) }

  static let badgeInset = 20.0

  /// What a click on it means; nil for nothing.
  var target: StageTarget? {
    switch kind {
    case .event: .event
    case .window(let view): .responder(.view(view))
    case .responder(let responder), .handled(let responder): .responder(responder)
    case .folded: .foldedChain
    case .action(let responder): responder.map { .responder($0) }
    case .discarded, .endless: nil
    }
  }
}
