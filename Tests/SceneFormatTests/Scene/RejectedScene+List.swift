extension RejectedScene {
  /// A short-form scene whose view has these keys.
  static func view(
    _ keys: String, _ messages: String..., isBeyondSchema: Bool = false
  ) -> RejectedScene {
    RejectedScene(sceneText(view: keys), messages: messages, isBeyondSchema: isBeyondSchema)
  }

  /// A scene whose view and button are `v` and `b`, with this input.
  static func input(
    _ items: String, _ messages: String..., isBeyondSchema: Bool = false
  ) -> RejectedScene {
    let keys = "id: 'v', subviews: [{class: 'UIButton', id: 'b'}], gestureRecognizers: [{id: 'g'}]"
    return RejectedScene(
      sceneText(view: keys, more: ", input: [\(items)]"), messages: messages,
      isBeyondSchema: isBeyondSchema)
  }

  private init(_ text: String, messages: [String], isBeyondSchema: Bool) {
    self.text = text
    self.messages = messages
    self.isBeyondSchema = isBeyondSchema
  }

  static let document = [
    RejectedScene("[]", "expected an object but found an empty list"),
    RejectedScene("{view: {}}", #"the key "format" is missing"#),
    RejectedScene(
      "{format: 'hitscope.scene/2', view: {}}",
      #"format: unknown version "hitscope.scene/2"; this version reads "hitscope.scene/1""#),
    RejectedScene(
      "{format: 'hitscope.recording/1', view: {}}",
      #"format: the format is "hitscope.recording/1"; expected "hitscope.scene/1""#),
    RejectedScene("{format: 1, view: {}}", "format: expected a string but found the number 1"),
    RejectedScene(
      "{format: 'hitscope.scene/1'}", #"expected at least one of the keys "windows", "view""#),
    RejectedScene(
      "{format: 'hitscope.scene/1', view: {}, windows: []}",
      #"view: "view" and "windows" exclude each other; remove one of the two"#),
    RejectedScene(
      "{format: 'hitscope.scene/1', window: [], view: {}}",
      #"window: unknown key "window"; the nearest valid key is "windows""#),
    RejectedScene(
      "{format: 'hitscope.scene/1', windows: {}}", "windows: expected a list but found an object"),
    RejectedScene(
      "{format: 'hitscope.scene/1', windows: [1, null, {}]}",
      "windows[0]: expected an object but found the number 1",
      "windows[1]: expected an object but found null"),
    RejectedScene(
      "{format: 'hitscope.scene/1', windows: [{rootViewController: {}}]}",
      #"windows[0].rootViewController: the key "view" is missing"#),
    RejectedScene(
      "{format: 'hitscope.scene/1', windows: [{class: 'UIView'}]}",
      #"windows[0].class: expected the class of a window but found the string "UIView""#),
    RejectedScene(
      sceneText(view: "", more: ", title: {}"),
      "title: expected a string, or strings by language but found an object"),
    RejectedScene(
      sceneText(view: "", more: ", screen: {width: 0}"),
      "screen.width: expected a number from 1 to 10000 but found 0"),
    RejectedScene(
      sceneText(view: "", more: ", application: {hitTestPasses: 1.5}"),
      "application.hitTestPasses: expected a whole number but found the number 1.5"),
    RejectedScene(
      sceneText(view: "", more: ", application: {overrides: {hitTest: 'nil'}}"),
      #"application.overrides.hitTest: UIApplication has no "hitTest", which is a key of UIView"#),
    RejectedScene(
      sceneText(view: "", more: ", lint: {silence: [{code: 'smallTargets'}]}"),
      #"lint.silence[0].code: expected one of "reachable", "hidden", "alpha", "interactionDisabled", "zeroSize", "outsideBounds", "hiddenAncestor", "alphaAncestor", "interactionDisabledAncestor", "zeroSizeAncestor", "outsideAncestorBounds", "windowHidden", … but found "smallTargets"; the nearest is "smallTarget""#
    ),
  ]

  static let views = [
    view(
      "frmae: [0, 0, 1, 1]", #"view.frmae: unknown key "frmae"; the nearest valid key is "frame""#),
    view(
      "hidden: true", #"view.hidden: unknown key "hidden"; the nearest valid key is "isHidden""#),
    view("isOn: true", #"view.isOn: UIView has no "isOn", which is a key of UISwitch"#),
    view(
      "class: 'UIButton', value: 1",
      #"view.value: UIButton has no "value", which is a key of UISlider and UIStepper"#),
    view(
      "class: 'Cell', superclass: 'UIControl', contentSize: [1, 1]",
      #"view.contentSize: UIControl has no "contentSize", which is a key of UIScrollView"#),
    view(
      "windowLevel: 1",
      #"view.windowLevel: UIView has no "windowLevel", which is a key of UIWindow"#),
    view(
      "class: 'UILabel', superclass: 'UIView'",
      #"view.superclass: UILabel has no "superclass", which is a key of classes that aren't UIKit's"#
    ),
    view(
      "class: 'Cell', superclass: 'UITableCell'",
      #"view.superclass: expected one of "UIView", "UIWindow", "UILabel", "UIImageView", "UIStackView", "UIVisualEffectView", "UIActivityIndicatorView", "UIProgressView", "UIPickerView", "UINavigationBar", "UITabBar", "UIToolbar", … but found "UITableCell"; the nearest is "UITableViewCell""#
    ),
    view(
      "class: 'UIWindow'",
      #"view.class: expected the class of a view; windows stand in "windows" but found the string "UIWindow""#
    ),
    view(
      "frame: [0, 0, 1]",
      "view.frame: expected a rectangle [x, y, width, height] but found a list of 3 values"),
    view(
      "frame: [0, 0, 1, '2']",
      "view.frame: expected a rectangle [x, y, width, height] but found a list of 4 values"),
    view(
      "frame: [0, 0, 1, Infinity], alpha: NaN",
      "view.frame[3]: expected a finite number but found Infinity",
      "view.alpha: expected a finite number but found NaN", isBeyondSchema: true),
    view("alpha: '1'", #"view.alpha: expected a number but found the string "1""#),
    view("isHidden: 1", "view.isHidden: expected true or false but found the number 1"),
    view("tag: 1.5", "view.tag: expected a whole number but found the number 1.5"),
    view(
      "transform: [1, 0]",
      "view.transform: expected a transform [a, b, c, d, tx, ty] or {rotation, scale, translation} but found a list of 2 values"
    ),
    view(
      "transform: {rotate: 3}",
      #"view.transform.rotate: unknown key "rotate"; the nearest valid key is "rotation""#),
    view(
      "layer: {shadow: 1}",
      #"view.layer.shadow: unknown key "shadow"; the nearest valid key is "zPosition""#),
    view(
      "backgroundColor: '#12345'",
      ##"view.backgroundColor: expected a colour "#RRGGBB", "#RRGGBBAA" or one of UIKit's names but found the string "#12345""##
    ),
    view(
      "autoresizingMask: ['flexibleWidht']",
      #"view.autoresizingMask[0]: expected one of "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin", "flexibleHeight", "flexibleBottomMargin" but found "flexibleWidht"; the nearest is "flexibleWidth""#
    ),
    view("id: ''", #"view.id: expected printable text but found """#),
    view(
      #"id: "a\nb""#, #"view.id: expected printable text but found "a\nb""#, isBeyondSchema: true),
    view(
      "subviews: [{}, 3, {bonds: 1}]",
      "view.subviews[1]: expected an object but found the number 3",
      #"view.subviews[2].bonds: unknown key "bonds"; the nearest valid key is "bounds""#),
    view(
      "class: 'UIScrollView', bounds: [0, 0, 9, 9], contentOffset: [0, 5]",
      #"view: "bounds" and "contentOffset" exclude each other; remove one of the two"#,
      isBeyondSchema: true),
    view(
      "class: 'UIButton', actions: [{event: 'touchUp', action: 'a'}, {}]",
      #"view.actions[0].event: expected one of "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "menuActionTriggered", "primaryActionTriggered", … but found "touchUp"; the nearest is "touchUpInside""#,
      #"view.actions[1]: the key "event" is missing"#,
      #"view.actions[1]: the key "action" is missing"#),
    view(
      "viewController: {view: {}}",
      #"view.viewController.view: unknown key "view"; the nearest valid key is "presentedViewController""#
    ),
    view(
      "assumed: ['alfa']",
      #"view.assumed[0]: expected one of "class", "superclass", "id", "frame", "bounds", "center", "transform", "layer", "alpha", "isHidden", "isUserInteractionEnabled", "isMultipleTouchEnabled", … but found "alfa"; the nearest is "alpha""#
    ),
  ]
}
