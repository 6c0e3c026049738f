import EventDelivery

/// What a scene's views, controllers and recognizers are and where each belongs, before their
/// properties are read: references may point forwards, so everything must have its id first.
struct SceneOutline {
  struct ViewPart {
    /// Nil for the window that the short form leaves out.
    let json: JSONValue?
    /// The superview's place in the list; nil for a window or an inserted view.
    let parent: Int?
    let isWindow: Bool
    /// Whether it fills its window unless it has a frame: the view of a root or presented controller.
    let fillsWindow: Bool
    var identifier = ""
    var className = "UIView"
    /// The class that one of no kind of UIKit's behaves as.
    var superclassName: String?
  }

  struct ControllerPart {
    let json: JSONValue
    /// Its view's place in the list.
    let view: Int
    let rootOfWindow: Int?
    /// The presenting controller's place in its list.
    let presenter: Int?
    var identifier = ""
    var className = "UIViewController"
  }

  struct RecognizerPart {
    let json: JSONValue
    let view: Int
    var identifier = ""
    var className = "UIGestureRecognizer"
  }

  /// Each view after its superview, siblings back to front.
  var views: [ViewPart] = []
  var controllers: [ControllerPart] = []
  var recognizers: [RecognizerPart] = []
  /// The window scenes' ids, each at its first mention.
  var windowScenes: [JSONValue] = []
}

/// Walks a scene's objects from the windows inwards, without recursion.
struct SceneOutliner {
  /// A view that is still to be entered.
  private struct Pending {
    let json: JSONValue
    let parent: Int?
    let isWindow: Bool
    let fillsWindow: Bool
    let controller: PendingController?
    let window: Int
  }

  /// A controller whose view is still to be entered.
  private struct PendingController {
    let json: JSONValue
    let rootOfWindow: Int?
    let presenter: Int?
    let window: Int
  }

  private var outline = SceneOutline()
  private var stack: [Pending] = []
  /// Presented controllers of the window at hand, whose views go in front of everything else in it.
  private var presented: [PendingController] = []
  private var nextPresented = 0

  /// The outline of windows, whose elements may be anything: what isn't an object is noted.
  static func outline(windows: [JSONValue], decoder: inout SceneDecoder) -> SceneOutline {
    var outliner = SceneOutliner()
    for window in windows where decoder.isObject(window) {
      outliner.walk(window: window, decoder: &decoder)
    }
    return outliner.outline
  }

  /// The outline of one window that holds nothing but the view.
  static func outline(shortForm view: JSONValue, decoder: inout SceneDecoder) -> SceneOutline {
    var outliner = SceneOutliner()
    guard decoder.isObject(view) else { return outliner.outline }
    outliner.outline.views.append(
      SceneOutline.ViewPart(json: nil, parent: nil, isWindow: true, fillsWindow: false))
    outliner.push(view, parent: 0, window: 0)
    outliner.drain(decoder: &decoder)
    return outliner.outline
  }

  /// The outline of a view that an effect inserts.
  static func outline(template view: JSONValue, decoder: inout SceneDecoder) -> SceneOutline {
    var outliner = SceneOutliner()
    guard decoder.isObject(view) else { return outliner.outline }
    outliner.push(view, parent: nil, window: 0)
    outliner.drain(decoder: &decoder)
    return outliner.outline
  }

  private mutating func walk(window: JSONValue, decoder: inout SceneDecoder) {
    let index = outline.views.count
    stack.append(
      Pending(
        json: window, parent: nil, isWindow: true, fillsWindow: false, controller: nil,
        window: index))
    drain(decoder: &decoder)
  }

  /// Enters views until none is left, then those of presented controllers, which may present others.
  private mutating func drain(decoder: inout SceneDecoder) {
    while true {
      while let next = stack.popLast() { enter(next, decoder: &decoder) }
      guard nextPresented < presented.count else { return }
      nextPresented += 1
      push(presented[nextPresented - 1], decoder: &decoder)
    }
  }

  private mutating func push(_ view: JSONValue, parent: Int?, window: Int) {
    stack.append(
      Pending(
        json: view, parent: parent, isWindow: false, fillsWindow: false, controller: nil,
        window: window))
  }

  /// Puts a root or presented controller's view on the stack; both must have one.
  private mutating func push(_ controller: PendingController, decoder: inout SceneDecoder) {
    guard decoder.isObject(controller.json) else { return }
    guard let view = controller.json["view"] else {
      decoder.reportMissing(ControllerKey.view, in: controller.json)
      return
    }
    guard decoder.isObject(view) else { return }
    stack.append(
      Pending(
        json: view, parent: controller.window, isWindow: false, fillsWindow: true,
        controller: controller, window: controller.window))
  }

  private mutating func enter(_ pending: Pending, decoder: inout SceneDecoder) {
    let index = outline.views.count
    outline.views.append(
      SceneOutline.ViewPart(
        json: pending.json, parent: pending.parent, isWindow: pending.isWindow,
        fillsWindow: pending.fillsWindow))
    if let controller = pending.controller { add(controller, view: index) }
    var subviews: [JSONValue] = []
    var root: JSONValue?
    for member in pending.json.members {
      switch ViewKey(rawValue: member.key) {
      case .subviews where decoder.isList(member.value):
        subviews = member.value.elements.filter { decoder.isObject($0) }
      case .gestureRecognizers where decoder.isList(member.value):
        for recognizer in member.value.elements where decoder.isObject(recognizer) {
          outline.recognizers.append(SceneOutline.RecognizerPart(json: recognizer, view: index))
        }
      case .viewController where decoder.isObject(member.value):
        guard pending.controller == nil else {
          decoder.report(
            .key(.conflicting(key: "viewController", other: "rootViewController")),
            at: member.value)
          continue
        }
        let controller = PendingController(
          json: member.value, rootOfWindow: nil, presenter: nil, window: pending.window)
        add(controller, view: index)
      case .rootViewController where pending.isWindow: root = member.value
      case .windowScene where pending.isWindow: outline.windowScenes.append(member.value)
      default: break
      }
    }
    for subview in subviews.reversed() { push(subview, parent: index, window: pending.window) }
    if let root {
      let controller = PendingController(
        json: root, rootOfWindow: index, presenter: nil, window: index)
      push(controller, decoder: &decoder)
    }
  }

  private mutating func add(_ controller: PendingController, view: Int) {
    let index = outline.controllers.count
    outline.controllers.append(
      SceneOutline.ControllerPart(
        json: controller.json, view: view, rootOfWindow: controller.rootOfWindow,
        presenter: controller.presenter))
    if let next = controller.json["presentedViewController"] {
      presented.append(
        PendingController(
          json: next, rootOfWindow: nil, presenter: index, window: controller.window))
    }
  }
}
