public import EventDelivery
public import Geometry

extension Verdict {
  /// The verdict on a picture: on its step, or in a summary on the whole touch.
  public init(on picture: DeliveryPicture, in tree: ViewTree) {
    guard let step = picture.step else {
      self.init(headline: .idle, reason: .touchAnyView)
      return
    }
    if picture.isSummary, let summary = Verdict(summing: picture, in: tree) {
      self = summary
      return
    }
    self = Self.verdict(on: step, picture, tree)
  }

  private static func verdict(
    on step: TraceEvent, _ picture: DeliveryPicture, _ tree: ViewTree
  ) -> Verdict {
    let verdict =
      switch step.kind {
      case .queue(let queueStep): verdict(on: queueStep, picture)
      case .hitTest(let hitTestStep): verdict(on: hitTestStep, picture, tree)
      case .gesture(let gestureStep): verdict(on: gestureStep)
      case .touch(let touchStep): verdict(on: touchStep)
      case .scroll(let scrollStep): Verdict(headline: .scroll(scrollStep))
      case .responder(let responderStep): verdict(on: responderStep)
      case .action(let actionStep): verdict(on: actionStep)
      case .effect(let effectStep): verdict(on: effectStep)
      }
    guard step.isAssumed, verdict.reason == nil else { return verdict }
    return Verdict(headline: verdict.headline, reason: .assumed)
  }

  private static func verdict(on step: QueueStep, _ picture: DeliveryPicture) -> Verdict {
    switch step {
    case .stage(let stage, let content):
      Verdict(headline: .queue(.stage(stage)), reason: contents(content))
    case .notForwarded(_, .applicationNotActive):
      Verdict(headline: .queue(.notForwarded), reason: .queue(.applicationNotActive))
    case .queued(let number, let content):
      Verdict(headline: .queue(.queued(number)), reason: contents(content))
    case .merged(let number, let touches):
      Verdict(headline: .queue(.merged(number)), reason: contents(.touches(touches)))
    case .dequeued(let number):
      Verdict(headline: .queue(.dequeued(number)), reason: .queue(.mainRunLoopTakesIt))
    case .dropped(let number, let reason):
      Verdict(headline: .queue(.dropped(number)), reason: .queue(.dropped(reason)))
    case .busy(let until): Verdict(headline: .queue(.busy(until: until)))
    case .held(let isHeld): Verdict(headline: .queue(.held(isHeld)))
    }
  }

  private static func contents(_ content: QueuedContent) -> Reason {
    switch content {
    case .touches(let touches):
      guard touches.count == 1, let touch = touches.first else {
        return .queue(.manyFingers(touches.count))
      }
      return .queue(.fingerDoes(touch.finger, touch.phase))
    case .hover, .motion, .press, .remoteControl, .text: return .queue(.carries(content))
    }
  }

  // MARK: - The way down

  private static func verdict(
    on step: HitTestStep, _ picture: DeliveryPicture, _ tree: ViewTree
  ) -> Verdict {
    switch step {
    case .visit(let view, let point):
      let isFirst = isFirst(view, picture)
      return Verdict(
        headline: .wayDown(.asked(view, isFirst: isFirst)),
        reason: offset(of: point, in: view, tree))
    case .refuse(let view, let point, let refusal):
      return Verdict(
        headline: .wayDown(.refuses(view, isFirst: isFirst(view, picture))),
        reason: reason(for: refusal, at: point))
    case .pointInside(let view, let point, let isInside):
      let first = tree.lastSubview(of: view)
      let next =
        isInside
        ? first.map { Reason.answer(.asksSubviews(first: $0)) } ?? .answer(.hasNoSubviews) : nil
      return Verdict(
        headline: .wayDown(.pointInside(view, isInside)),
        reason: next ?? offset(of: point, in: view, tree))
    case .answer(let view, let answer, let isOverride):
      return Verdict(
        headline: .wayDown(.answers(view, answer)),
        reason: reason(of: view, answering: answer, isOverride: isOverride))
    case .bound(let binding):
      return Verdict(
        headline: .wayDown(.bound(binding.finger, binding.view)),
        reason: binding.view == nil ? .answer(.noWindowAnswered) : .delivery(.boundForLife))
    }
  }

  private static func reason(
    of view: ViewID, answering answer: ViewID?, isOverride: Bool
  ) -> Reason {
    if isOverride { return .answer(.overrideDecides) }
    guard let answer else { return .answer(.subviewsSaidNo) }
    return answer == view ? .answer(.answersItself) : .answer(.handsOnAnswer)
  }

  /// Whether the view is the first of those its asker asks.
  private static func isFirst(_ view: ViewID, _ picture: DeliveryPicture) -> Bool {
    guard let pass = picture.pass, let asking = pass.asking(of: view) else { return false }
    return pass.askings.first { $0.asker == asking.asker }?.view == view
  }

  private static func reason(for refusal: HitTestStep.Refusal, at point: Point) -> Reason {
    guard case .outside(let bounds) = refusal, let (side, distance) = side(of: point, bounds)
    else { return .answer(.refusal(refusal)) }
    return .answer(.pointIsOff(side, by: distance))
  }

  /// Where the point lies outside the view's bounds: worth saying of a view that was asked anyway.
  private static func offset(of point: Point, in view: ViewID, _ tree: ViewTree) -> Reason? {
    side(of: point, tree.bounds(of: view)).map { .answer(.pointIsOff($0.side, by: $0.distance)) }
  }

  /// The side on which a point lies furthest outside of bounds; nil for a point inside.
  public static func side(of point: Point, _ bounds: Rect) -> (side: Side, distance: Double)? {
    guard !bounds.contains(point), !bounds.isEmpty else { return nil }
    let distances: [(side: Side, distance: Double)] = [
      (.above, bounds.minY - point.y), (.below, point.y - bounds.maxY),
      (.leftOf, bounds.minX - point.x), (.rightOf, point.x - bounds.maxX),
    ]
    return distances.max { $0.distance < $1.distance }
  }
}
