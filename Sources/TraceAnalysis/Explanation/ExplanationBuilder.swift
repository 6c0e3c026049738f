public import EventDelivery
public import Geometry

/// Explains what became of a responder or a recognizer in a run.
///
/// About the last touch that came down, or another one of them. Where none came down, about the last
/// event without a place; where there was none of those either, about a tap at the view's centre.
public struct ExplanationBuilder: Sendable {
  public let subject: ExplainedSubject
  /// The run that is explained, whose steps the evidence names; the tap is in it where one was added.
  public let run: DeliveryRun
  /// Which of the run's touch-downs; nil for an event without a place.
  let landingNumber: Int?

  /// After a run; nil where the run has no such touch.
  ///
  /// - Parameter touch: the touch's number in the order they came down, from 1; nil is the last one.
  public init?(_ subject: ExplainedSubject, after run: DeliveryRun, touch: Int? = nil) {
    let count = Landing.all(in: run.events).count
    if let touch, !(1...max(1, count)).contains(touch) || count == 0 { return nil }
    if count > 0 {
      self.init(subject: subject, run: run, landingNumber: (touch ?? count) - 1)
    } else if PlacelessEvent.last(in: run.events) != nil {
      self.init(subject: subject, run: run, landingNumber: nil)
    } else {
      self.init(subject, tapping: nil, after: run)
    }
  }

  /// About a tap at a point of the screen, or at the view's centre, in a scene as it is.
  public init(_ subject: ExplainedSubject, tapping point: Point?, in tree: ViewTree) {
    self.init(subject, tapping: point, after: DeliveryRun(tree: tree))
  }

  private init(_ subject: ExplainedSubject, tapping point: Point?, after run: DeliveryRun) {
    var tapped = run
    let place = point ?? Self.center(of: subject, in: run.tree)
    var player = InputPlayer(
      items: [InputItem(action: .tap(.point(place), count: 1, fingers: 1))],
      startingAt: run.engine.time)
    player.play(into: &tapped)
    tapped.settle()
    self.init(
      subject: subject, run: tapped, landingNumber: Landing.all(in: tapped.events).count - 1)
  }

  init(subject: ExplainedSubject, run: DeliveryRun, landingNumber: Int?) {
    self.subject = subject
    self.run = run
    self.landingNumber = landingNumber
  }

  /// The verdict with its evidence, the fixes that work, and what it takes for granted.
  public func explanation() -> Explanation {
    var explanation = verdict()
    explanation.remarks = RemarkFinder(builder: self).remarks(on: explanation)
    explanation.assumptions = AssumptionFinder(builder: self).assumptions(of: explanation)
    if explanation.cause != .reachable {
      explanation.fixes = FixFinder(builder: self).fixes(for: explanation)
    }
    return explanation
  }

  /// The verdict alone.
  func verdict() -> Explanation {
    guard let landing else { return PlacelessVerdict(builder: self).explanation() }
    var explanation = verdict(on: landing)
    explanation.hit = landing.hit
    explanation.point = landing.point
    explanation.evidence =
      explanation.evidence ?? (landing.bound ?? landing.drop ?? landing.arrival).index
    return explanation
  }

  var landing: Landing? {
    landingNumber.map { Landing.all(in: run.events)[$0] }
  }

  /// The tree that the touch-down was tested against.
  func tree(at landing: Landing) -> ViewTree {
    run.tree(after: (landing.bound ?? landing.arrival).index)
  }

  // MARK: - What the subject stands on

  /// The view in whose branch a touch has to hit for the subject to get it; nil where any will do.
  static func anchor(of subject: ExplainedSubject, in tree: ViewTree) -> ViewID? {
    switch subject {
    case .responder(.view(let view)): view
    case .responder(.controller(let controller)): tree[controller].view
    case .recognizer(let recognizer): tree[recognizer].view
    case .responder(.windowScene), .responder(.application), .responder(.applicationDelegate): nil
    }
  }

  private static func center(of subject: ExplainedSubject, in tree: ViewTree) -> Point {
    anchor(of: subject, in: tree).map { tree.centerOnScreen(of: $0) } ?? tree.screen.bounds.center
  }
}

// MARK: - Verdicts on a touch

extension ExplanationBuilder {
  private func verdict(on landing: Landing) -> Explanation {
    if let kept = keptFromHitTesting(landing) { return kept }
    let tree = tree(at: landing)
    if let lost = lostRecognizer(tree, landing) { return lost }
    let anchor = Self.anchor(of: subject, in: tree)
    if let anchor, let hit = landing.hit, tree.isDescendant(hit, of: anchor),
      tree.screen.bounds.contains(landing.point)
    {
      return ArrivalVerdict(builder: self, landing: landing, hit: hit).explanation()
    }
    guard let anchor = anchor ?? (landing.hit == nil ? tree.windowsFrontToBack.first : nil) else {
      return landing.hit.map {
        ArrivalVerdict(builder: self, landing: landing, hit: $0).explanation()
      } ?? Explanation(subject, .notInWindow)
    }
    return obstructed(anchor, landing, tree)
  }

  /// A recognizer that is on no view, or on another one than that which was touched.
  private func lostRecognizer(_ tree: ViewTree, _ landing: Landing) -> Explanation? {
    guard case .recognizer(let recognizer) = subject else { return nil }
    guard let view = tree[recognizer].view else {
      return Explanation(subject, .noRecognizer, culprit: subject)
    }
    let first =
      run.initialTree.recognizerCount > Int(recognizer.index)
      ? run.initialTree[recognizer].view : nil
    guard let hit = landing.hit, !tree.isDescendant(hit, of: view), let first, first != view,
      tree.isDescendant(hit, of: first)
    else { return nil }
    return Explanation(subject, .recognizerElsewhere, culprit: .view(view))
  }

  /// What kept the touch from ever being hit-tested.
  private func keptFromHitTesting(_ landing: Landing) -> Explanation? {
    guard landing.bound == nil else { return nil }
    if landing.event == nil {
      return Explanation(subject, .applicationNotActive, culprit: .responder(.application))
    }
    if case .queue(.dropped(_, .ignoringInteractionEvents)) = landing.drop?.kind {
      return Explanation(subject, .ignoringInteractionEvents, culprit: .responder(.application))
    }
    return Explanation(subject, .mainThreadBusy)
  }

  private func obstructed(
    _ anchor: ViewID, _ landing: Landing, _ tree: ViewTree
  ) -> Explanation {
    let root = tree.ancestors(from: anchor).last ?? anchor
    guard tree.isWindow(root) else {
      return Explanation(subject, .notInWindow, culprit: .view(root))
    }
    let isOnScreen = tree.outlineOnScreen(of: anchor).boundingBox.intersects(tree.screen.bounds)
    if !tree.screen.bounds.contains(landing.point)
      || !(isOnScreen || tree.bounds(of: anchor).isEmpty || isDrawnElsewhere(anchor, landing))
    {
      return Explanation(subject, .offScreen, culprit: .view(anchor))
    }
    var finder = ObstacleFinder(view: anchor, point: landing.point, tree: tree)
    let obstacles = finder.find()
    guard let first = obstacles.first else { return Explanation(subject, .unknownOverride) }
    var explanation = Explanation(subject, first.cause, culprit: .view(first.culprit))
    explanation.also = Array(obstacles.dropFirst())
    explanation.evidence = evidence(for: first, landing)
    if first.cause == .outsideBounds || first.cause == .outsideAncestorBounds,
      let moving = movingPicture(of: anchor, landing)
    {
      explanation.cause = .animating
      explanation.culprit = .view(moving)
    }
    return explanation
  }

  /// The step of the touch-down that shows an obstacle: the culprit's refusal or answer.
  private func evidence(for obstacle: Obstacle, _ landing: Landing) -> TraceIndex? {
    let shown = [obstacle.culprit, obstacle.taker].compactMap { $0 }
    let steps = run.events.lazy.filter { $0.event == landing.event }
    for view in shown {
      let step = steps.first { event in
        switch event.kind {
        case .hitTest(.refuse(view, _, _)), .hitTest(.answer(view, _, _)): true
        default: false
        }
      }
      if let step { return step.index }
    }
    return nil
  }
}

// MARK: - Pictures that move

extension ExplanationBuilder {
  private func isDrawnElsewhere(_ view: ViewID, _ landing: Landing) -> Bool {
    movingPicture(of: view, landing) != nil
  }

  /// The view whose animation draws the subject under the touch although its model is elsewhere; nil
  /// where the picture isn't there either.
  ///
  /// UIKit: hit-testing goes by the model, not by what is on the screen (B-052).
  private func movingPicture(of view: ViewID, _ landing: Landing) -> ViewID? {
    guard let bound = landing.bound else { return nil }
    let animations = run.animations(after: bound.index)
    guard !animations.isEmpty else { return nil }
    var drawn = tree(at: landing)
    let moving = drawn.ancestors(from: view).filter { step in
      animations.contains { $0.view == step }
    }
    for animation in animations where moving.contains(animation.view) {
      drawn.setGeometry(animation.geometry(at: bound.time), of: animation.view)
    }
    let local = drawn.convertFromScreen(landing.point, to: view)
    return drawn.bounds(of: view).contains(local) ? moving.first : nil
  }
}
