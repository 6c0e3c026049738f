public import EventDelivery
import Geometry
public import TraceAnalysis

/// An explanation in words, each a sentence.
public struct ExplanationText: Hashable, Sendable {
  /// The code and who it is about: `buy: hiddenAncestor, by panel`.
  public let heading: String
  /// Why.
  public let reason: String
  /// Who gets the touch; nil where the subject itself does, or for an event without a place.
  public let receiver: String?
  /// What else is to be known: other obstacles, what is taken for granted.
  public let remarks: [String]
  /// Changes that help.
  public let fixes: [String]
}

extension Phrasebook {
  /// An explanation in words; the tree is the one that was explained.
  public func words(for explanation: Explanation, in tree: ViewTree) -> ExplanationText {
    ExplanationText(
      heading: heading(of: explanation, tree), reason: reason(of: explanation, in: tree),
      receiver: receiver(of: explanation, tree), remarks: remarks(on: explanation, tree),
      fixes: explanation.fixes.map { sentence($0, in: tree) })
  }

  /// Why, in one sentence.
  public func reason(of explanation: Explanation, in tree: ViewTree) -> String {
    reason(
      explanation.cause, view: explanation.subject, culprit: explanation.culprit, in: tree)
  }

  /// What a cause means for a view, in one sentence.
  public func reason(
    _ cause: Cause, view: ExplainedSubject, culprit: ExplainedSubject?, in tree: ViewTree
  ) -> String {
    let name = tree.identifier(of: view)
    let other = culprit.map { tree.identifier(of: $0) }
    if cause == .reachable, case .recognizer = view {
      return text(CausePhrase.recognized, ["view": name])
    }
    return text(cause.phrase, ["view": name, "culprit": other ?? name])
  }

  private func heading(of explanation: Explanation, _ tree: ViewTree) -> String {
    let view = tree.identifier(of: explanation.subject)
    let cause = explanation.cause.rawValue
    guard let culprit = explanation.culprit, culprit != explanation.subject else {
      return text(ExplanationPhrase.heading, ["view": view, "cause": cause])
    }
    return text(
      ExplanationPhrase.headingBy,
      ["view": view, "cause": cause, "culprit": tree.identifier(of: culprit)])
  }

  private func receiver(of explanation: Explanation, _ tree: ViewTree) -> String? {
    guard let point = explanation.point else { return nil }
    let place = ["x": NumberText.text(point.x), "y": NumberText.text(point.y)]
    guard let hit = explanation.hit else {
      return text(ExplanationPhrase.goesToNobody, place)
    }
    if explanation.subject == .view(hit) { return nil }
    let name = ["hit": tree[hit].identifier]
    return text(ExplanationPhrase.goesTo, place.merging(name) { $1 })
  }

  private func remarks(on explanation: Explanation, _ tree: ViewTree) -> [String] {
    var remarks = explanation.remarks.map { sentence($0, of: explanation, tree) }
    remarks += explanation.also.map { obstacle in
      let why = reason(
        obstacle.cause, view: explanation.subject, culprit: .view(obstacle.culprit), in: tree)
      return text(ExplanationPhrase.also, ["reason": why])
    }
    if explanation.cause != .reachable, explanation.arrives {
      remarks.append(text(ExplanationPhrase.arrivesLate))
    }
    if let failure = explanation.failure {
      remarks.append(sentence(failure, Names(tree: tree)))
    }
    if explanation.hasNoActions { remarks.append(text(ExplanationPhrase.noActions)) }
    return remarks + explanation.assumptions.map { sentence($0, tree) }
  }

  private func sentence(
    _ remark: Explanation.Remark, of explanation: Explanation, _ tree: ViewTree
  ) -> String {
    let view = tree.identifier(of: explanation.subject)
    switch remark {
    case .pointElsewhere(let box):
      let numbers = [box.minX, box.minY, box.width, box.height].map(NumberText.text)
      let place = "[" + numbers.joined(separator: ", ") + "]"
      return text(ExplanationPhrase.pointElsewhere, ["view": view, "box": place])
    case .drawnInFront: return text(VerdictReasonPhrase.zPosition, ["view": view])
    case .scrolledAway(let scrollView):
      return text(
        ExplanationPhrase.scrolledAway, ["view": view, "culprit": tree[scrollView].identifier])
    case .tracksItsKnob: return text(ExplanationPhrase.tracksItsKnob, ["view": view])
    case .needsMoreThanATap: return text(ExplanationPhrase.needsMoreThanATap, ["view": view])
    }
  }

  private func sentence(_ assumption: Assumption, _ tree: ViewTree) -> String {
    let view = tree.identifier(of: assumption.subject)
    return switch assumption.fact {
    case .override(let method):
      text(ExplanationPhrase.assumedOverride, ["view": view, "method": method])
    case .property(let property):
      text(ExplanationPhrase.assumedProperty, ["view": view, "property": property])
    }
  }
}

extension Cause {
  var phrase: CausePhrase {
    switch self {
    case .reachable: .reachable
    case .hidden: .hidden
    case .hiddenAncestor: .hiddenAncestor
    case .alpha: .alpha
    case .alphaAncestor: .alphaAncestor
    case .interactionDisabled: .interactionDisabled
    case .interactionDisabledAncestor: .interactionDisabledAncestor
    case .zeroSize: .zeroSize
    case .zeroSizeAncestor: .zeroSizeAncestor
    case .outsideBounds: .outsideBounds
    case .outsideAncestorBounds: .outsideAncestorBounds
    case .windowHidden: .windowHidden
    case .offScreen: .offScreen
    case .notInWindow: .notInWindow
    case .singularTransform: .singularTransform
    case .animating: .animating
    case .coveredBySibling: .coveredBySibling
    case .coveredByWindow: .coveredByWindow
    case .pointInsideOverride: .pointInsideOverride
    case .hitTestOverride: .hitTestOverride
    case .sendEventOverride: .sendEventOverride
    case .unknownOverride: .unknownOverride
    case .handledBelow: .handledBelow
    case .touchesOverride: .touchesOverride
    case .ignoringInteractionEvents: .ignoringInteractionEvents
    case .applicationNotActive: .applicationNotActive
    case .exclusiveTouch: .exclusiveTouch
    case .multipleTouchDisabled: .multipleTouchDisabled
    case .mainThreadBusy: .mainThreadBusy
    case .noFirstResponder: .noFirstResponder
    case .controlDisabled: .controlDisabled
    case .wrongControlEvent: .wrongControlEvent
    case .noTarget: .noTarget
    case .trackingRefused: .trackingRefused
    case .gestureCancelsTouches: .gestureCancelsTouches
    case .gestureDelaysTouches: .gestureDelaysTouches
    case .scrollViewDelays: .scrollViewDelays
    case .scrollViewCancels: .scrollViewCancels
    case .gesturePrevented: .gesturePrevented
    case .gestureWaits: .gestureWaits
    case .gestureFailed: .gestureFailed
    case .delegateRefused: .delegateRefused
    case .recognizerDisabled: .recognizerDisabled
    case .recognizerElsewhere: .recognizerElsewhere
    case .noRecognizer: .noRecognizer
    }
  }
}
