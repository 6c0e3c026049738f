extension RejectedScene {
  /// A short-form scene whose view has this override.
  private static func override(
    _ override: String, _ message: String, isBeyondSchema: Bool = false
  ) -> RejectedScene {
    view(
      "id: 'v', overrides: {\(override)}", "view.overrides" + message,
      isBeyondSchema: isBeyondSchema)
  }

  static let overrides = [
    override(
      "poinInside: 'circle'",
      #".poinInside: unknown key "poinInside"; the nearest valid key is "pointInside""#),
    override(
      "pointInside: 'square'",
      #".pointInside: expected one of "circle", "includeSubviews", "always", "never", "unknown" but found "square""#
    ),
    override(
      "pointInside: 3",
      #".pointInside: expected "circle", "includeSubviews", "always", "never", "unknown" or an object with outset, rect or path but found the number 3"#
    ),
    override(
      "pointInside: {outset: [1, 2]}",
      ".pointInside.outset: expected insets [top, left, bottom, right] but found a list of 2 values"
    ),
    override(
      "pointInside: {path: [[0, 0], [1, 1]]}",
      ".pointInside.path: expected a list of at least 3 points but found a list of 2 values"),
    override(
      "pointInside: {rect: [0, 0, 1, 1], outset: 1}",
      #".pointInside.outset: "outset" and "rect" exclude each other; remove one of the two"#),
    override(
      "hitTest: 'none'",
      #".hitTest: expected one of "nil", "self", "passthrough", "beyondBounds", "unknown" but found "none""#
    ),
    override(
      "hitTest: {}",
      #".hitTest: expected at least one of the keys "nilIf", "only", "redirect", "forward""#),
    override(
      "hitTest: {when: 'always'}",
      #".hitTest: expected at least one of the keys "nilIf", "only", "redirect", "forward""#),
    override(
      "hitTest: {redirect: 'v', when: 'never'}",
      #".hitTest.when: expected "always" or a rectangle [x, y, width, height] but found the string "never""#
    ),
    override(
      "hitTest: {forward: 'v', when: 'always'}",
      #".hitTest.when: "when" and "forward" exclude each other; remove one of the two"#),
    override(
      "hitTest: {redirect: 'w'}", #".hitTest.redirect: no id "w"; expected the id of a view"#,
      isBeyondSchema: true),
    override(
      "hitTest: {only: ['UIBotton']}",
      #".hitTest.only[0]: no id "UIBotton"; expected the id of a view"#, isBeyondSchema: true),
    override(
      "hitTest: {nilIf: 'v'}",
      ".hitTest.nilIf: expected a list of ids and class names but found the string \"v\""),
    override("next: 5", ".next: expected an id or null but found the number 5"),
    override(
      "touchesBegan: true",
      #".touchesBegan: expected "handle", "super", "next", "unknown" or an object with do but found true"#
    ),
    override(
      "touchesBegan: 'supper'",
      #".touchesBegan: expected one of "handle", "super", "next", "unknown" but found "supper"; the nearest is "super""#
    ),
    override("touchesBegan: {route: 'a'}", #".touchesBegan: the key "do" is missing"#),
    override("touchesBegan: {do: 'super', with: 1}", #".touchesBegan: the key "route" is missing"#),
    override(
      "routes: {a: 'super'}", #".routes.a: expected one of "handle", "next" but found "super""#),
    override(
      "canBecomeFirstResponder: 'yes'",
      #".canBecomeFirstResponder: expected true, false or "unknown" but found the string "yes""#),
    override(
      "beginTracking: true",
      #".beginTracking: UIView has no "beginTracking", which is a key of UIControl"#,
      isBeyondSchema: true),
    view(
      "responds: 'a'",
      #"view.responds: expected a list of selectors, or an object from selectors to lists of effects but found the string "a""#
    ),
    view(
      "responds: {'a:': {set: {}}}", #"view.responds["a:"]: expected a list but found an object"#),
    view(
      "keyCommands: [{input: 'j', modifierFlags: 'cmd'}]",
      #"view.keyCommands[0]: the key "action" is missing"#,
      #"view.keyCommands[0].modifierFlags: expected one of "alphaShift", "shift", "control", "alternate", "command", "numericPad" but found "cmd""#
    ),
    view(
      "gestureRecognizers: [{class: 'UITapGestureRecognizer', direction: 'left'}]",
      #"view.gestureRecognizers[0].direction: UITapGestureRecognizer has no "direction", which is a key of UISwipeGestureRecognizer"#
    ),
    view(
      "gestureRecognizers: [{delegate: {shouldbegin: true, shouldReceiveTouch: {only: [], except: []}}}]",
      #"view.gestureRecognizers[0].delegate.shouldbegin: unknown key "shouldbegin"; the nearest valid key is "shouldBegin""#,
      #"view.gestureRecognizers[0].delegate.shouldReceiveTouch.except: "except" and "only" exclude each other; remove one of the two"#
    ),
    view(
      "gestureRecognizers: [{actions: [{target: 'x'}], overrides: {touchesBegan: 'super'}}]",
      #"view.gestureRecognizers[0].actions[0]: the key "action" is missing"#,
      #"view.gestureRecognizers[0].actions[0].target: no id "x"; expected the id of a responder"#,
      #"view.gestureRecognizers[0].overrides.touchesBegan: expected one of "withhold", "unknown" but found "super""#
    ),
  ]

  static let references = [
    view(
      "id: 'v', subviews: [{id: 'a'}, {id: 'a'}, {id: 'application'}]",
      #"view.subviews[1].id: the id "a" is already used at line 1, column 62; ids are unique in a scene"#,
      #"view.subviews[2].id: the id "application" is already used; ids are unique in a scene"#,
      isBeyondSchema: true),
    view(
      "id: 'v', gestureRecognizers: [{id: 'v'}]",
      #"view.gestureRecognizers[0].id: the id "v" is already used at line 1, column 41; ids are unique in a scene"#,
      isBeyondSchema: true),
    RejectedScene(
      "{format: 'hitscope.scene/1', windows: [{windowScene: 'v', subviews: [{id: 'v'}]}]}",
      #"windows[0].subviews[0].id: the id "v" is already used at line 1, column 54; ids are unique in a scene"#,
      isBeyondSchema: true),
    view(
      "id: 'card', class: 'UIButton', actions: [{event: 'touchDown', action: 'a', target: 'crad'}]",
      #"view.actions[0].target: no id "crad"; expected the id of a responder, and the nearest is "card""#,
      isBeyondSchema: true),
    view(
      "id: 'v', gestureRecognizers: [{id: 'g', requireToFail: ['v', 'h', 'v.panGestureRecognizer']}]",
      #"view.gestureRecognizers[0].requireToFail[0]: "v" is a view; expected the id of a gesture recognizer"#,
      #"view.gestureRecognizers[0].requireToFail[1]: no id "h"; expected the id of a gesture recognizer"#,
      #"view.gestureRecognizers[0].requireToFail[2]: no id "v.panGestureRecognizer"; expected the id of a gesture recognizer"#,
      isBeyondSchema: true),
    input(
      "{do: {becomeFirstResponder: 'g'}}",
      #"input[0].do.becomeFirstResponder: "g" is a gesture recognizer; expected the id of a responder"#,
      isBeyondSchema: true),
    RejectedScene(
      sceneText(view: "", more: ", lint: {silence: [{code: 'hidden', view: 'nobody'}]}"),
      #"lint.silence[0].view: no id "nobody"; expected the id of a view"#, isBeyondSchema: true),
  ]

  static let later = [
    input(
      "{do: {insert: {into: 'v', view: {class: 'UIScrollView', panGestureRecognizer: {}}}}}",
      #"input[0].do.insert.view.panGestureRecognizer: "panGestureRecognizer of a new view" is not in this version"#
    ),
    view(
      "class: 'UIScrollView', panGestureRecognizer: {delegate: {shouldBegin: true}}",
      #"view.panGestureRecognizer.delegate: unknown key "delegate"; the nearest valid key is "name""#
    ),
    view(
      "class: 'UIScrollView', decelerationRate: 'slow'",
      #"view.decelerationRate: expected one of "normal", "fast" but found "slow""#),
    view(
      "class: 'UITextView', allowsSelection: true",
      #"view.allowsSelection: UITextView has no "allowsSelection", which is a key of UITableView and UICollectionView"#
    ),
    override(
      "sendEvent: 'drop'", #".sendEvent: UIView has no "sendEvent", which is a key of UIWindow"#),
    override(
      "canPerformAction: {'copy:': 1}",
      #".canPerformAction["copy:"]: expected true or false but found the number 1"#),
    view(
      "class: 'UIScrollView', contentInsetAdjustmentBehavior: 'never'",
      #"view.contentInsetAdjustmentBehavior: "contentInsetAdjustmentBehavior" is not in this version"#
    ),
    input(
      "{do: {set: {id: 'v', subviews: []}}}",
      #"input[0].do.set.subviews: "subviews" can't be set while the scene runs"#),
    input(
      "{do: {set: {id: 'application', alpha: 1}}}",
      #"input[0].do.set.alpha: unknown key "alpha"; the nearest valid key is "id""#,
      isBeyondSchema: true),
    input(
      "{do: {set: {id: 'g', numberOfTapsRequired: 2}}}",
      #"input[0].do.set.numberOfTapsRequired: "set of a recognizer's numberOfTapsRequired" is not in this version"#
    ),
  ]
}
