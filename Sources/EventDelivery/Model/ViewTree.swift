/// Every window, view, controller and recognizer of an application, held by value.
///
/// A copy shares storage with the original, so a snapshot is cheap and an edit after it copies only
/// what it touches. Nothing is ever renumbered: what has been removed keeps its ID and its name, so
/// that a trace can be read after the edit. No operation recurses: depth is data.
public struct ViewTree: Sendable {
  public var screen: Screen
  public var application: Application {
    didSet { noteApplication() }
  }

  var records = RecordStore()
  var details = ChunkedTable<ViewDetails>()
  var controllerTable = ChunkedTable<Controller>()
  var recognizerTable = ChunkedTable<Recognizer>()
  public internal(set) var windowScenes: [WindowScene] = []
  /// Every window, shown or not, in the order they were added.
  public internal(set) var windows: [ViewID] = []
  /// The same front to back: the higher level first, among equals the later one (B-031).
  public internal(set) var windowsFrontToBack: [ViewID] = []
  /// Whether anybody ever overrode `next`, without which every chain ends.
  var mayChainsBeEndless = false
  var responderByIdentifier: [String: ResponderID] = [:]
  var recognizerByIdentifier: [String: RecognizerID] = [:]

  public init(screen: Screen = Screen(), application: Application = Application()) {
    self.screen = screen
    self.application = application
    responderByIdentifier["application"] = .application
    responderByIdentifier[application.delegate.identifier] = .applicationDelegate
    noteApplication()
  }

  private mutating func noteApplication() {
    let traits = [application.traits, application.delegate.traits]
    if traits.contains(where: { $0.overrides.next != nil }) { mayChainsBeEndless = true }
    responderByIdentifier[application.delegate.identifier] = .applicationDelegate
  }

  /// How many views were ever in the tree; their IDs run from 0 to one less.
  public var viewCount: Int { Int(records.count) }
  public var controllerCount: Int { controllerTable.count }
  public var recognizerCount: Int { recognizerTable.count }

  /// Every view that was ever in the tree, in the order they were added.
  public var allViews: some Sequence<ViewID> {
    (0..<records.count).lazy.map { ViewID(index: $0) }
  }

  public subscript(view: ViewID) -> ViewDetails { details[Int(view.index)] }
  public subscript(controller: ControllerID) -> Controller {
    controllerTable[Int(controller.index)]
  }
  public subscript(recognizer: RecognizerID) -> Recognizer {
    recognizerTable[Int(recognizer.index)]
  }
  public subscript(scene: WindowSceneID) -> WindowScene { windowScenes[Int(scene.index)] }

  // MARK: - Finding

  /// The responder of that id: a view, window, controller, window scene, the application or its delegate.
  public func responder(identifier: String) -> ResponderID? { responderByIdentifier[identifier] }

  public func recognizer(identifier: String) -> RecognizerID? { recognizerByIdentifier[identifier] }

  public func view(identifier: String) -> ViewID? { responderByIdentifier[identifier]?.viewID }

  public func controller(identifier: String) -> ControllerID? {
    guard case .controller(let controller) = responderByIdentifier[identifier] else { return nil }
    return controller
  }

  /// The id a scene gives a responder, which stays its name after it is removed.
  public func identifier(of responder: ResponderID) -> String {
    switch responder {
    case .view(let view): self[view].identifier
    case .controller(let controller): self[controller].identifier
    case .windowScene(let scene): self[scene].identifier
    case .application: "application"
    case .applicationDelegate: application.delegate.identifier
    }
  }

  /// What a responder's class overrides and implements.
  public func traits(of responder: ResponderID) -> ResponderTraits {
    switch responder {
    case .view(let view): self[view].traits
    case .controller(let controller): self[controller].traits
    case .windowScene(let scene): self[scene].traits
    case .application: application.traits
    case .applicationDelegate: application.delegate.traits
    }
  }

  /// The class name shown beside a responder's id.
  public func className(of responder: ResponderID) -> String {
    switch responder {
    case .view(let view): self[view].className
    case .controller(let controller): self[controller].className
    case .windowScene: "UIWindowScene"
    case .application: "UIApplication"
    case .applicationDelegate: application.delegate.className
    }
  }

  // MARK: - Structure

  public func superview(of view: ViewID) -> ViewID? { Self.id(records[view.index].parent) }
  public func firstSubview(of view: ViewID) -> ViewID? { Self.id(records[view.index].firstChild) }
  public func lastSubview(of view: ViewID) -> ViewID? { Self.id(records[view.index].lastChild) }
  public func nextSibling(of view: ViewID) -> ViewID? { Self.id(records[view.index].nextSibling) }
  public func previousSibling(of view: ViewID) -> ViewID? {
    Self.id(records[view.index].previousSibling)
  }

  /// A view's subviews, back to front.
  public func subviews(of view: ViewID) -> [ViewID] {
    var result: [ViewID] = []
    var next = firstSubview(of: view)
    while let child = next {
      result.append(child)
      next = nextSibling(of: child)
    }
    return result
  }

  /// The view itself, its superview and so on outwards.
  public func ancestors(from view: ViewID) -> [ViewID] {
    var result = [view]
    var next = superview(of: view)
    while let ancestor = next {
      result.append(ancestor)
      next = superview(of: ancestor)
    }
    return result
  }

  /// The window a view is in, the view itself if it is one; nil while it is in none.
  public func window(of view: ViewID) -> ViewID? {
    var root = view
    while let parent = superview(of: root) { root = parent }
    return records[root.index].flags.contains(.isWindow) ? root : nil
  }

  /// Whether a view is the other one or lies somewhere below it.
  public func isDescendant(_ view: ViewID, of ancestor: ViewID) -> Bool {
    var next: ViewID? = view
    while let current = next {
      if current == ancestor { return true }
      next = superview(of: current)
    }
    return false
  }

  /// The view and everything below it in drawing order: each before its subviews, back to front.
  public func subtree(of root: ViewID) -> [ViewID] {
    var result: [ViewID] = []
    var stack = [root]
    while let view = stack.popLast() {
      result.append(view)
      var child = lastSubview(of: view)
      while let current = child {
        stack.append(current)
        child = previousSibling(of: current)
      }
    }
    return result
  }

  private static func id(_ index: Int32) -> ViewID? {
    index == ViewRecord.none ? nil : ViewID(index: index)
  }
}
