import EventDelivery
import Geometry
import SceneFormat

/// A scene in the making: what an importer found, each view after its superview.
struct SceneDraft {
  var screen = Screen()
  var views: [ViewDraft] = []
  var controllers: [ControllerDraft] = []
  var recognizers: [RecognizerDraft] = []
  private var names = IdentifierPool()

  /// Adds a view behind those that are there; answers its place.
  mutating func add(_ view: ViewDraft) -> Int {
    views.append(view)
    return views.count - 1
  }

  /// The id of a view, once everything has been named.
  func identifier(of view: Int) -> String { views[view].details.identifier }

  // MARK: - Windows

  /// Puts every root that is no window into one that fills the screen, in front of nothing.
  ///
  /// Answers the roots that had none.
  mutating func addMissingWindow() -> [Int] {
    let roots = views.indices.filter { views[$0].parent == nil && !views[$0].isWindow }
    guard !roots.isEmpty else { return [] }
    var window = ViewDraft(className: "UIWindow")
    window.isWindow = true
    window.wishedIdentifier = "window"
    window.details.geometry = ViewGeometry(frame: screen.bounds)
    window.assume("frame")
    // Before its subviews, which moves everything by one.
    views.insert(window, at: 0)
    for index in views.indices.dropFirst() {
      views[index].parent = views[index].parent.map { $0 + 1 }
      views[index].actions = views[index].actions.map(Self.moved)
    }
    for root in roots { views[root + 1].parent = 0 }
    for index in controllers.indices {
      controllers[index].view += 1
      controllers[index].rootOfWindow = controllers[index].rootOfWindow.map { $0 + 1 }
    }
    for index in recognizers.indices {
      recognizers[index].view = recognizers[index].view.map { $0 + 1 }
      recognizers[index].actions = recognizers[index].actions.map(Self.moved)
    }
    return roots.map { $0 + 1 }
  }

  private static func moved(_ action: ActionDraft) -> ActionDraft {
    var action = action
    if case .view(let view) = action.target { action.target = .view(view + 1) }
    return action
  }

  // MARK: - Names

  /// Gives everything its id: the one it wishes, else its class's name where nothing else is of that
  /// class, else its address, else its class's name and a number.
  mutating func nameEverything() {
    for index in views.indices {
      views[index].details.className = PrintableName.of(views[index].details.className)
    }
    var counts: [String: Int] = [:]
    for view in views { counts[ClassName.short(view.details.className), default: 0] += 1 }
    for controller in controllers { counts[ClassName.short(controller.className), default: 0] += 1 }
    for recognizer in recognizers { counts[ClassName.short(recognizer.className), default: 0] += 1 }
    for index in views.indices where views[index].wishedIdentifier != nil {
      let view = views[index]
      views[index].details.identifier = names.take(
        wish: view.wishedIdentifier, address: view.address, className: view.details.className)
    }
    for index in views.indices where views[index].details.identifier.isEmpty {
      let view = views[index]
      let short = ClassName.short(view.details.className)
      views[index].details.identifier = names.take(
        wish: counts[short] == 1 ? short : nil, address: view.address, className: short)
    }
    for index in controllers.indices {
      let controller = controllers[index]
      let short = ClassName.short(controller.className)
      let wish = controller.wishedIdentifier ?? (counts[short] == 1 ? short : nil)
      controllers[index].wishedIdentifier = names.take(
        wish: wish, address: controller.address, className: short)
    }
    for index in recognizers.indices {
      let recognizer = recognizers[index]
      let short = ClassName.short(recognizer.className)
      let wish = recognizer.wishedIdentifier ?? (counts[short] == 1 ? short : nil)
      recognizers[index].wishedIdentifier = names.take(
        wish: wish, address: recognizer.address, className: short)
    }
  }
}
