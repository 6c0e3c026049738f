import EventDelivery
import Geometry

extension SceneEncoder {
  /// `overrides`, `responds` and `keyCommands`, each left out where there is nothing to say.
  mutating func traits(_ traits: ResponderTraits) {
    if !traits.overrides.isEmpty {
      builder.key("overrides")
      overrides(traits.overrides)
    }
    if let responses = traits.responds {
      builder.key("responds")
      self.responses(responses)
    }
    guard !traits.keyCommands.isEmpty else { return }
    builder.key("keyCommands")
    builder.beginArray()
    for command in traits.keyCommands {
      builder.beginObject()
      member(KeyCommandKey.input, command.input)
      member(KeyCommandKey.modifierFlags, names: command.modifierFlags)
      member(KeyCommandKey.action, command.action)
      builder.end()
    }
    builder.end()
  }

  /// A list of selectors, or a map where a method does something.
  private mutating func responses(_ responses: [SelectorResponse]) {
    guard responses.contains(where: { !$0.effects.isEmpty }) else {
      builder.strings(responses.map(\.selector))
      return
    }
    builder.beginObject()
    var written: Set<String> = []
    for response in responses where written.insert(response.selector).inserted {
      builder.key(response.selector)
      builder.beginArray()
      for effect in response.effects { self.effect(effect) }
      builder.end()
    }
    builder.end()
  }

  private mutating func overrides(_ overrides: ResponderOverrides) {
    builder.beginObject()
    if let override = overrides.pointInside {
      builder.key(OverrideKey.pointInside.rawValue)
      pointInside(override)
    }
    if let override = overrides.hitTest {
      builder.key(OverrideKey.hitTest.rawValue)
      hitTest(override)
    }
    if let override = overrides.next {
      builder.key(OverrideKey.next.rawValue)
      next(override)
    }
    for override in overrides.methods {
      builder.key(override.method.rawValue)
      method(override)
    }
    if !overrides.routes.isEmpty || overrides.areRoutesUnknown {
      builder.key(OverrideKey.routes.rawValue)
      routes(overrides.routes, areUnknown: overrides.areRoutesUnknown)
    }
    answer(.canBecomeFirstResponder, overrides.canBecomeFirstResponder)
    answer(.canResignFirstResponder, overrides.canResignFirstResponder)
    answer(.gestureRecognizerShouldBegin, overrides.gestureRecognizerShouldBegin)
    answer(.touchesShouldBegin, overrides.touchesShouldBegin)
    answer(.touchesShouldCancel, overrides.touchesShouldCancel)
    answer(.beginTracking, overrides.beginTracking)
    answer(.continueTracking, overrides.continueTracking)
    if let override = overrides.canPerformAction {
      builder.key(OverrideKey.canPerformAction.rawValue)
      canPerformAction(override)
    }
    if let override = overrides.sendEvent { member(OverrideKey.sendEvent, override.rawValue) }
    builder.end()
  }

  private mutating func routes(_ routes: [RouteHandler], areUnknown: Bool) {
    guard !areUnknown else { return builder.string("unknown") }
    builder.beginObject()
    for route in routes {
      builder.key(route.name)
      builder.string(route.behavior.rawValue)
    }
    builder.end()
  }

  /// The new value of an override that `set` changes; null takes it away.
  mutating func overrideValue(_ change: OverrideChange) {
    switch change {
    case .next(let override): next(override)
    case .routes(let handlers, let areUnknown) where areUnknown || !handlers.isEmpty:
      routes(handlers, areUnknown: areUnknown)
    case .answer(_, .answer(let answer)?): builder.boolean(answer)
    case .answer(_, .unknown?): builder.string("unknown")
    case .canPerformAction(let override?): canPerformAction(override)
    case .sendEvent(let override?): builder.string(override.rawValue)
    case .routes, .answer(_, nil), .canPerformAction(nil), .sendEvent(nil):
      builder.null()
    }
  }

  private mutating func canPerformAction(_ override: ActionOverride) {
    guard case .answers(let answers) = override else { return builder.string("unknown") }
    builder.beginObject()
    for answer in answers {
      builder.key(answer.selector)
      builder.boolean(answer.canPerform)
    }
    builder.end()
  }

  private mutating func answer(_ key: OverrideKey, _ override: BooleanOverride?) {
    switch override {
    case .answer(let answer): member(key, answer)
    case .unknown: member(key, "unknown")
    case nil: break
    }
  }

  private mutating func next(_ override: NextOverride) {
    switch override {
    case .responder(let responder): builder.string(name(responder))
    case .none: builder.null()
    case .unknown: builder.string("unknown")
    }
  }

  mutating func method(_ override: MethodOverride) {
    guard let route = override.route else { return builder.string(override.behavior.rawValue) }
    builder.beginObject()
    member(MethodKey.do, override.behavior.rawValue)
    member(MethodKey.route, route.name)
    if let data = route.data {
      builder.key(MethodKey.with.rawValue)
      builder.data(data)
    }
    builder.end()
  }

  mutating func pointInside(_ override: PointInsideOverride) {
    switch override {
    case .outset(let insets):
      builder.beginObject()
      if insets == Insets(all: insets.top) {
        member(PointInsideKey.outset, insets.top)
      } else {
        member(PointInsideKey.outset, [insets.top, insets.left, insets.bottom, insets.right])
      }
      builder.end()
    case .rect(let rect):
      builder.beginObject()
      member(PointInsideKey.rect, rect)
      builder.end()
    case .path(let points):
      builder.beginObject()
      builder.key(PointInsideKey.path.rawValue)
      builder.beginArray()
      for point in points { builder.numbers([point.x, point.y]) }
      builder.end()
      builder.end()
    case .circle: builder.string("circle")
    case .includeSubviews: builder.string("includeSubviews")
    case .always: builder.string("always")
    case .never: builder.string("never")
    case .unknown: builder.string("unknown")
    }
  }

  mutating func hitTest(_ override: HitTestOverride) {
    switch override {
    case .returnsNil: builder.string("nil")
    case .returnsSelf: builder.string("self")
    case .passthrough: builder.string("passthrough")
    case .beyondBounds: builder.string("beyondBounds")
    case .unknown: builder.string("unknown")
    case .nilIf(let matches):
      builder.beginObject()
      member(HitTestKey.nilIf, matches)
      builder.end()
    case .only(let matches):
      builder.beginObject()
      member(HitTestKey.only, matches)
      builder.end()
    case .redirect(let view, let condition):
      builder.beginObject()
      member(HitTestKey.redirect, name(view))
      switch condition {
      case .superAnswers: break
      case .always: member(HitTestKey.when, "always")
      case .inside(let rect): member(HitTestKey.when, rect)
      }
      builder.end()
    case .forward(let view, let isConverted):
      builder.beginObject()
      member(HitTestKey.forward, name(view))
      member(HitTestKey.converted, isConverted)
      builder.end()
    }
  }

  /// A list of ids and class names; it may be empty.
  private mutating func member(_ key: HitTestKey, _ matches: [ViewMatch]) {
    builder.key(key.rawValue)
    builder.strings(
      matches.map { match in
        switch match {
        case .view(let view): name(view)
        case .className(let className): className
        }
      })
  }
}
