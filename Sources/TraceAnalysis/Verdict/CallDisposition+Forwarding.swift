public import EventDelivery

extension CallDisposition {
  /// How the call went on; nil where it was handled.
  public var forwarding: Forwarding? {
    switch self {
    case .handled: nil
    case .passedOn(let forwarding, _), .endless(let forwarding, _): forwarding
    }
  }
}
