public import EventDelivery
import Geometry

/// Finds the touch problems of a scene that show without a touch.
///
/// It asks the hit map who is hit where, and the explanation why not somebody else: one algorithm
/// answers, whoever asks.
public struct Linter: Sendable {
  let tree: ViewTree
  private let map: HitMap
  /// What can be touched of each view that some pixel hits.
  private let reaches: [ViewID: HitMap.Reach]

  public init(tree: ViewTree) {
    let points = tree.screen.size.width * tree.screen.size.height
    let scale = min(1, (Self.mostPixels / max(1, points)).squareRoot())
    self.init(tree: tree, map: HitMap(of: tree, scale: scale))
  }

  /// Larger screens are asked in coarser steps than a point, to spare memory.
  private static let mostPixels = 8_000_000.0

  /// With a map of the same tree that is there already.
  public init(tree: ViewTree, map: HitMap) {
    self.tree = tree
    self.map = map
    reaches = Dictionary(uniqueKeysWithValues: map.reaches().map { ($0.view, $0) })
  }

  /// The findings, view by view in the order of the scene.
  public func findings() -> [LintFinding] {
    let actions = ActionLint(tree: tree)
    return tree.allViews.flatMap { view -> [LintFinding] in
      let isInteractive = tree.isInteractive(view)
      // Cheap to ask first: a window is as far away as the tree is deep.
      guard isInteractive || actions.mayHaveFindings(on: view), tree.window(of: view) != nil
      else { return [] }
      return (isInteractive ? touchFindings(on: view) : []) + actions.findings(on: view)
    }
  }

  private func touchFindings(on view: ViewID) -> [LintFinding] {
    let isControl = tree[view].control != nil
    let scan = ReachScan(tree.outlineOnScreen(of: view), on: map) { hit in
      isControl
        ? hit == view || tree.isPrivatePart(hit, of: view) : tree.isDescendant(hit, of: view)
    }
    if reaches[view] == nil, scan.own == 0 { return [unreachable(view)] }
    let overlaps = OverlapLint(tree: tree, view: view).findings(in: scan)
    let taps = tapFindings(on: view, scan)
    guard isControl, let reach = reaches[view] else { return taps + overlaps }
    return [inert(view, scan), small(view, reach, scan)].compactMap { $0 } + taps + overlaps
  }

  // MARK: - Whole views

  private func unreachable(_ view: ViewID) -> LintFinding {
    let verdict = ExplanationBuilder(.view(view), tapping: nil, in: tree).verdict()
    guard !verdict.arrives else {
      return LintFinding(
        .view(view), .smallTarget, culprit: .view(view), .warning, .reach(.zero))
    }
    let center = tree.centerOnScreen(of: view)
    let isElsewhere =
      verdict.culprit?.viewID.map { tree.canScrollAway(view, from: $0, at: center) } ?? false
    let severity =
      tree.isShown(view) && !isElsewhere ? verdict.cause.severityWhenUnreachable : .note
    return LintFinding(
      .view(view), .cause(verdict.cause), culprit: verdict.culprit, severity, .unreachable)
  }

  /// A touch on it arrives, and nothing comes of it.
  private func inert(_ view: ViewID, _ scan: ReachScan) -> LintFinding? {
    guard let point = scan.ownSample, mayBeInert(view) else { return nil }
    let verdict = ExplanationBuilder(.view(view), tapping: point, in: tree).verdict()
    switch verdict.cause {
    case .controlDisabled, .gestureDelaysTouches:
      return LintFinding(
        .view(view), .cause(verdict.cause), culprit: verdict.culprit, .note, .inert)
    case .trackingRefused, .touchesOverride, .ignoringInteractionEvents, .gestureCancelsTouches,
      .sendEventOverride:
      return LintFinding(
        .view(view), .cause(verdict.cause), culprit: verdict.culprit, .error, .inert)
    default: return nil
    }
  }

  /// Whether anything could keep a touch on the control from its end: only then one is tried.
  private func mayBeInert(_ view: ViewID) -> Bool {
    if tree[view].control?.isEnabled == false || !tree[view].traits.overrides.isEmpty {
      return true
    }
    let application = tree.application
    return application.isIgnoringInteractionEvents || !application.traits.overrides.isEmpty
      || tree.ancestors(from: view).contains { step in
        !tree[step].gestureRecognizers.isEmpty || tree[step].traits.overrides.sendEvent != nil
      }
  }

  /// Tap recognizers of the view that a tap on it doesn't set off.
  private func tapFindings(on view: ViewID, _ scan: ReachScan) -> [LintFinding] {
    guard let point = scan.ownSample else { return [] }
    return tree.addedRecognizers(of: view).compactMap { recognizer in
      guard tree.isSimpleTap(recognizer) else { return nil }
      let verdict = ExplanationBuilder(.recognizer(recognizer), tapping: point, in: tree)
        .verdict()
      switch verdict.cause {
      case .recognizerDisabled, .delegateRefused:
        return LintFinding(
          .recognizer(recognizer), .cause(verdict.cause), culprit: verdict.culprit, .note, .inert)
      case .gesturePrevented, .gestureWaits, .gestureFailed, .touchesOverride:
        return LintFinding(
          .recognizer(recognizer), .cause(verdict.cause), culprit: verdict.culprit, .warning,
          .inert)
      default: return nil
      }
    }
  }

  private func small(
    _ view: ViewID, _ reach: HitMap.Reach, _ scan: ReachScan
  ) -> LintFinding? {
    let least = LintRules.leastSide
    guard
      reach.box.width < least || reach.box.height < least || reach.area < least * least
    else { return nil }
    let box = tree.outlineOnScreen(of: view).boundingBox
    let isItselfSmall = box.width < least || box.height < least
    let other = isItselfSmall ? nil : scan.others.max { $0.pixels < $1.pixels }
    let culprit = other.flatMap { OverlapLint(tree: tree, view: view).obstacle(at: $0.sample) }
    if let culprit, let other,
      tree.canScrollAway(view, from: culprit.culprit, at: other.sample)
    {
      return nil
    }
    let isStock = isItselfSmall && tree.hasStockHeight(view)
    return LintFinding(
      .view(view), .smallTarget, culprit: .view(culprit?.culprit ?? view),
      isStock ? .note : .warning, .reach(reach.box.size))
  }
}

extension Cause {
  /// How bad it is that nothing of a view that is shown can be touched.
  fileprivate var severityWhenUnreachable: LintFinding.Severity {
    switch self {
    case .hidden, .hiddenAncestor, .windowHidden, .alpha, .alphaAncestor, .offScreen, .animating,
      .controlDisabled:
      .note
    case .interactionDisabled, .unknownOverride: .warning
    case .reachable, .interactionDisabledAncestor, .zeroSize, .zeroSizeAncestor, .outsideBounds,
      .outsideAncestorBounds, .notInWindow, .singularTransform, .coveredBySibling,
      .coveredByWindow, .pointInsideOverride, .hitTestOverride, .sendEventOverride, .handledBelow,
      .touchesOverride,
      .ignoringInteractionEvents, .applicationNotActive, .exclusiveTouch, .multipleTouchDisabled,
      .mainThreadBusy, .noFirstResponder, .wrongControlEvent, .noTarget, .trackingRefused,
      .gestureCancelsTouches, .gestureDelaysTouches, .scrollViewDelays, .scrollViewCancels,
      .gesturePrevented, .gestureWaits, .gestureFailed, .delegateRefused, .recognizerDisabled,
      .recognizerElsewhere, .noRecognizer:
      .error
    }
  }
}
