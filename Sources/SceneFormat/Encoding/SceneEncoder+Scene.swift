import EventDelivery
import Geometry

extension SceneEncoder {
  mutating func scene(_ scene: SceneDocument) {
    builder.beginObject()
    member(SceneKey.format, FormatVersion.scene.rawValue)
    optionalText(SceneKey.title, scene.title)
    optionalText(SceneKey.summary, scene.summary)
    screen(scene.tree.screen)
    application(scene.tree.application)
    builder.key(SceneKey.windows.rawValue)
    windows()
    lint(scene.lintSilences)
    if let input = scene.input {
      builder.key(SceneKey.input.rawValue)
      self.input(input)
    }
    builder.end()
  }

  private mutating func screen(_ screen: Screen) {
    guard screen != Screen() else { return }
    builder.key(SceneKey.screen.rawValue)
    builder.beginObject()
    member(ScreenKey.width, screen.size.width)
    member(ScreenKey.height, screen.size.height)
    member(ScreenKey.scale, screen.scale)
    builder.end()
  }

  private mutating func application(_ application: Application) {
    guard application != Application() else { return }
    builder.key(SceneKey.application.rawValue)
    builder.beginObject()
    member(
      ApplicationKey.isIgnoringInteractionEvents, application.isIgnoringInteractionEvents,
      unless: false)
    member(ApplicationKey.hitTestPasses, Double(application.hitTestPasses), unless: 1)
    member(ApplicationKey.showsPipeline, application.showsPipeline, unless: false)
    if application.delegate != ApplicationDelegate() {
      builder.key(ApplicationKey.delegate.rawValue)
      delegate(application.delegate)
    }
    traits(application.traits)
    builder.end()
  }

  private mutating func delegate(_ delegate: ApplicationDelegate) {
    let fallback = ApplicationDelegate()
    builder.beginObject()
    member(DelegateKey.id, delegate.identifier, unless: fallback.identifier)
    member(DelegateKey.class, delegate.className, unless: fallback.className)
    member(DelegateKey.isResponder, delegate.isResponder, unless: true)
    traits(delegate.traits)
    builder.end()
  }

  private mutating func lint(_ silences: [LintSilence]) {
    guard !silences.isEmpty else { return }
    builder.key(SceneKey.lint.rawValue)
    builder.beginObject()
    builder.key(LintKey.silence.rawValue)
    builder.beginArray()
    for silence in silences {
      builder.beginObject()
      member(SilenceKey.code, silence.code)
      member(SilenceKey.view, silence.view, unless: nil)
      builder.end()
    }
    builder.end()
    builder.end()
  }

  // MARK: - The tree

  /// What is still to be written of the tree; walked without recursion.
  private enum Task {
    case key(String)
    case beginList
    case end
    case view(ViewID, fallback: Rect)
    case controller(ControllerID, hasView: Bool)
  }

  private mutating func windows() {
    var tasks: [Task] = [.end]
    for window in tree.windows.reversed() {
      tasks.append(.view(window, fallback: tree.screen.bounds))
    }
    tasks.append(.beginList)
    while let task = tasks.popLast() {
      switch task {
      case .key(let key): builder.key(key)
      case .beginList: builder.beginArray()
      case .end: builder.end()
      case .view(let view, let fallback): tasks += self.view(view, fallback: fallback).reversed()
      case .controller(let controller, let hasView):
        tasks += self.controller(controller, hasView: hasView).reversed()
      }
    }
  }

  /// Begins a view and writes its own keys; the tasks left write what lies inside it.
  private mutating func view(_ view: ViewID, fallback: Rect) -> [Task] {
    builder.beginObject()
    properties(of: node(of: view), fallback: fallback)
    recognizers(of: view)
    var tasks: [Task] = []
    if let controller = rootController(of: view) {
      tasks += [
        .key(ViewKey.rootViewController.rawValue), .controller(controller, hasView: true),
      ]
    }
    if let controller = tree[view].viewController, !namesItsView(controller) {
      tasks += [.key(ViewKey.viewController.rawValue), .controller(controller, hasView: false)]
    }
    let subviews = tree.subviews(of: view).filter { !isWrittenByItsController($0) }
    if !subviews.isEmpty {
      tasks += [.key(ViewKey.subviews.rawValue), .beginList]
      tasks += subviews.map { .view($0, fallback: .zero) }
      tasks.append(.end)
    }
    return tasks + [.end]
  }

  private mutating func controller(_ controller: ControllerID, hasView: Bool) -> [Task] {
    builder.beginObject()
    properties(of: tree[controller])
    var tasks: [Task] = []
    if hasView, let view = tree[controller].view {
      let window = tree.superview(of: view).map { tree.bounds(of: $0) } ?? .zero
      tasks += [.key(ControllerKey.view.rawValue), .view(view, fallback: window)]
    }
    if let presented = tree[controller].presentedViewController, namesItsView(presented) {
      tasks += [
        .key(ControllerKey.presentedViewController.rawValue),
        .controller(presented, hasView: true),
      ]
    }
    return tasks + [.end]
  }

  private func rootController(of window: ViewID) -> ControllerID? {
    guard let controller = tree[window].window?.rootViewController, namesItsView(controller) else {
      return nil
    }
    return controller
  }

  /// Whether a controller is one that is written with its view in it: a root or a presented one.
  private func namesItsView(_ controller: ControllerID) -> Bool {
    let details = tree[controller]
    guard let superview = details.view.flatMap({ tree.superview(of: $0) }) else { return false }
    guard tree.isWindow(superview) else { return false }
    return details.rootOfWindow == superview || details.presentingViewController != nil
  }

  private func isWrittenByItsController(_ view: ViewID) -> Bool {
    tree[view].viewController.map { namesItsView($0) } ?? false
  }

  private func node(of view: ViewID) -> SubtreeTemplate.Node {
    var node = SubtreeTemplate.Node(parent: nil, details: tree[view])
    node.isHidden = tree.isHidden(view)
    node.isUserInteractionEnabled = tree.isUserInteractionEnabled(view)
    // The layer keeps 32 bits; their shortest decimal is what the scene said.
    node.alpha = Double("\(tree.alpha(of: view))") ?? 1
    return node
  }
}
