public import EventDelivery
import Foundation

extension Phrasebook {
  /// Why a view refused, in a word or two: `outside`, `alpha 0.00`.
  public func reason(_ refusal: HitTestStep.Refusal) -> String {
    switch refusal {
    case .hidden: text(ReasonPhrase.hidden)
    case .interactionDisabled: text(ReasonPhrase.interactionOff)
    case .transparent(let alpha): reason(alpha: Double(alpha))
    case .animating: text(ReasonPhrase.animating)
    case .outside: text(ReasonPhrase.outside)
    case .override: text(ReasonPhrase.override)
    case .endless: text(ReasonPhrase.endless)
    }
  }

  /// The alpha that makes a view refuse: two decimals, and three where two would hide what it is.
  public func reason(alpha: Double) -> String {
    text(ReasonPhrase.alpha, ["alpha": figure(alpha: alpha)])
  }

  /// The same figure alone.
  func figure(alpha: Double) -> String {
    let rounded = (alpha * 100).rounded() / 100
    // Closer than a layer's 32 bits can tell apart.
    let digits = abs(rounded - alpha) < 1e-6 || alpha < 0.000_5 ? 2 : 3
    return String(format: "%.\(digits)f", locale: Locale(identifier: "C"), alpha)
  }

  /// Said of a view that nobody asked.
  public var notAsked: String { text(ReasonPhrase.notAsked) }
}
