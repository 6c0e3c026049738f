import EventDelivery
import Geometry

/// The changes that could take an obstacle out of the way; whether they do is for others to try.
struct FixCandidates {
  let builder: ExplanationBuilder

  private var tree: ViewTree {
    builder.landing.map { builder.tree(at: $0) } ?? builder.run.tree
  }

  /// Against the cause itself.
  func changes(for explanation: Explanation) -> [[Effect]] {
    if let culprit = explanation.culprit?.viewID {
      return changes(against: explanation.cause, by: culprit, taker: explanation.hit)
        + changesOfTarget(explanation)
    }
    if case .responder(let culprit) = explanation.culprit {
      return changes(against: explanation.cause, by: culprit) + changesOfTarget(explanation)
    }
    if case .recognizer(let recognizer) = explanation.culprit {
      return changes(against: explanation.cause, by: recognizer) + changesOfTarget(explanation)
    }
    return changesOfTarget(explanation)
  }

  func changes(against obstacle: Obstacle) -> [[Effect]] {
    changes(against: obstacle.cause, by: obstacle.culprit, taker: obstacle.taker)
  }

  private func changes(
    against cause: Cause, by culprit: ViewID, taker: ViewID?
  ) -> [[Effect]] {
    switch cause {
    case .hidden, .hiddenAncestor, .windowHidden: set([.isHidden(false)], of: culprit)
    case .alpha, .alphaAncestor: set([.alpha(1)], of: culprit)
    case .interactionDisabled, .interactionDisabledAncestor:
      set([.isUserInteractionEnabled(true)], of: culprit)
    case .zeroSize, .outsideBounds, .zeroSizeAncestor, .outsideAncestorBounds:
      GrowthCandidates(builder: builder, tree: tree).changes(of: culprit)
    case .singularTransform, .coveredBySibling, .coveredByWindow, .unknownOverride:
      CoverCandidates(builder: builder, tree: tree).changes(of: culprit, taker: taker)
    case .pointInsideOverride: set([.pointInside(nil)], of: culprit) + uncovering(culprit, taker)
    case .hitTestOverride: set([.hitTest(nil)], of: culprit) + uncovering(culprit, taker)
    case .handledBelow, .touchesOverride:
      changes(against: cause, by: .view(culprit))
        + set([.isUserInteractionEnabled(false)], of: culprit)
    case .controlDisabled: set([.isEnabled(true)], of: culprit)
    case .multipleTouchDisabled: set([.isMultipleTouchEnabled(true)], of: culprit)
    case .exclusiveTouch: set([.isExclusiveTouch(false)], of: culprit)
    case .animating: interactiveAnimations(of: culprit)
    case .wrongControlEvent: rightEvents(of: culprit)
    case .noTarget: livingTargets(of: culprit)
    case .trackingRefused:
      set(
        [.override(.answer(.beginTracking, nil)), .override(.answer(.continueTracking, nil))],
        of: culprit)
    case .sendEventOverride: set([.override(.sendEvent(nil))], of: culprit)
    case .delegateRefused:
      set([.override(.answer(.gestureRecognizerShouldBegin, nil))], of: culprit)
    case .scrollViewCancels: set([.scroll(.flag(.canCancelContentTouches, false))], of: culprit)
    case .scrollViewDelays: set([.scroll(.flag(.delaysContentTouches, false))], of: culprit)
    case .reachable, .offScreen, .notInWindow, .ignoringInteractionEvents, .applicationNotActive,
      .mainThreadBusy, .noFirstResponder, .gestureCancelsTouches, .gestureDelaysTouches,
      .gesturePrevented, .gestureWaits, .gestureFailed, .recognizerDisabled, .recognizerElsewhere,
      .noRecognizer:
      []
    }
  }

  /// Of a view that isn't around the subject and answered in its place.
  private func uncovering(_ cover: ViewID, _ taker: ViewID?) -> [[Effect]] {
    let anchor = ExplanationBuilder.anchor(of: builder.subject, in: tree)
    guard let anchor, let taker, !tree.isDescendant(anchor, of: cover) else { return [] }
    return CoverCandidates(builder: builder, tree: tree).changes(of: cover, taker: taker)
  }

  /// Of a responder that may be no view: its methods call super.
  private func changes(against cause: Cause, by culprit: ResponderID) -> [[Effect]] {
    switch cause {
    case .handledBelow, .touchesOverride:
      let kept = tree.traits(of: culprit).overrides.methods.filter {
        $0.behavior == .handle || $0.behavior == .next
      }
      guard !kept.isEmpty, culprit.viewID != nil else { return [] }
      return [
        [
          .set(
            target: tree.identifier(of: culprit),
            changes: kept.map {
              .method(
                $0.method, MethodOverride(method: $0.method, behavior: .super, route: $0.route))
            })
        ]
      ]
    default: return []
    }
  }

  private func set(_ changes: [PropertyChange], of view: ViewID) -> [[Effect]] {
    [[.set(target: tree[view].identifier, changes: changes)]]
  }

  // MARK: - Others than views

  private func changes(against cause: Cause, by recognizer: RecognizerID) -> [[Effect]] {
    let name = tree[recognizer].identifier
    func set(_ changes: PropertyChange...) -> [Effect] { [.set(target: name, changes: changes)] }
    switch cause {
    case .gestureCancelsTouches:
      return [set(.recognizerFlag(.cancelsTouchesInView, false)), set(.isEnabled(false))]
    case .gestureDelaysTouches:
      return [
        set(
          .recognizerFlag(.delaysTouchesBegan, false), .recognizerFlag(.delaysTouchesEnded, false))
      ]
    case .gesturePrevented, .gestureWaits: return [set(.isEnabled(false))]
    case .recognizerDisabled: return [set(.isEnabled(true))]
    case .recognizerElsewhere, .noRecognizer:
      guard let view = builder.subject.viewID else { return [] }
      return [[.addRecognizer(.existing(name), to: tree[view].identifier)]]
    default: return []
    }
  }

  private func changesOfTarget(_ explanation: Explanation) -> [[Effect]] {
    switch explanation.cause {
    case .ignoringInteractionEvents:
      (1...Self.mostNesting).map { Array(repeating: .endIgnoringInteractionEvents, count: $0) }
    case .noFirstResponder:
      builder.subject.responder.map { [[.becomeFirstResponder(tree.identifier(of: $0))]] } ?? []
    default: []
    }
  }

  /// How deeply nested calls of `beginIgnoringInteractionEvents` are undone at most.
  private static let mostNesting = 4

  private func interactiveAnimations(of view: ViewID) -> [[Effect]] {
    let identifier = tree[view].identifier
    let fixed = builder.run.inputs.compactMap { input -> Effect? in
      guard case .effect(.animate(identifier, let changes, var animation)) = input.input else {
        return nil
      }
      animation.allowsUserInteraction = true
      return .animate(target: identifier, changes: changes, animation)
    }
    return fixed.isEmpty ? [] : [fixed]
  }

  // MARK: - Controls

  /// The registrations moved to the event that the touch made the control send.
  private func rightEvents(of control: ViewID) -> [[Effect]] {
    let identifier = tree[control].identifier
    let events: [ControlEvent] = [.touchUpInside, .valueChanged, .touchDown]
    return events.map { event in
      (tree[control].control?.actions ?? []).flatMap { action in
        let target = action.target.map { tree.identifier(of: $0) }
        return [
          Effect.removeTarget(
            from: identifier,
            Effect.TargetChange(event: action.event, action: action.action, target: target)),
          .addTarget(
            to: identifier,
            Effect.TargetChange(event: event, action: action.action, target: target)),
        ]
      }
    }
  }

  /// Controllers that nobody keeps are added to a parent.
  private func livingTargets(of control: ViewID) -> [[Effect]] {
    let controllers = (tree[control].control?.actions ?? []).compactMap { action -> Effect? in
      guard case .controller(let controller) = action.target, !tree[controller].isAlive else {
        return nil
      }
      return .addChild(tree[controller].identifier)
    }
    return controllers.isEmpty ? [] : [controllers]
  }
}

extension ExplainedSubject {
  /// The responder; nil for a recognizer.
  var responder: ResponderID? {
    guard case .responder(let responder) = self else { return nil }
    return responder
  }
}
