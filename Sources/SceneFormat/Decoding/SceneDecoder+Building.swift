import EventDelivery
import Geometry

extension SceneDecoder {
  /// Puts everything of an outline into the tree: first with its id and class, then its properties.
  mutating func build(_ source: SceneOutline, application: JSONValue?) {
    var outline = source
    readClasses(of: &outline)
    registerApplication(application)
    register(outline.windowScenes)
    register(&outline)
    notePlaces(of: outline)
    let views = addViews(of: outline)
    let controllers = addControllers(of: outline, views: views)
    let recognizers = outline.recognizers.map { part in
      var recognizer = Recognizer(identifier: part.identifier, className: part.className)
      recognizer.view = views[part.view]
      return tree.addRecognizer(recognizer)
    }
    finishApplication(application)
    for (part, view) in zip(outline.views, views) { fill(view, from: part) }
    for (part, controller) in zip(outline.controllers, controllers) {
      fill(controller, from: part.json)
    }
    for (part, recognizer) in zip(outline.recognizers, recognizers) {
      fill(recognizer, from: part.json)
    }
  }

  private mutating func notePlaces(of outline: SceneOutline) {
    for part in outline.views { places.add(part.identifier, part.json) }
    for part in outline.controllers { places.add(part.identifier, part.json) }
    for part in outline.recognizers { places.add(part.identifier, part.json) }
  }

  private mutating func addViews(of outline: SceneOutline) -> [ViewID] {
    var views: [ViewID] = []
    views.reserveCapacity(outline.views.count)
    for part in outline.views {
      let details = ViewDetails(
        identifier: part.identifier, className: part.className,
        superclassName: part.superclassName)
      views.append(
        part.isWindow
          ? tree.addWindow(details) : tree.addView(details, to: part.parent.map { views[$0] }))
    }
    return views
  }

  private mutating func addControllers(
    of outline: SceneOutline, views: [ViewID]
  ) -> [ControllerID] {
    var controllers: [ControllerID] = []
    for part in outline.controllers {
      var controller = Controller(identifier: part.identifier, className: part.className)
      controller.view = views[part.view]
      controller.rootOfWindow = part.rootOfWindow.map { views[$0] }
      controller.presentingViewController = part.presenter.map { controllers[$0] }
      let id = tree.addController(controller)
      controllers.append(id)
      if let presenter = controller.presentingViewController {
        tree.updateController(presenter) { $0.presentedViewController = id }
      }
    }
    return controllers
  }

  // MARK: - Ids

  private mutating func registerApplication(_ application: JSONValue?) {
    _ = registry.add("application", target: .responder, source: nil)
    let delegate = tree.application.delegate.identifier
    let source = application?["delegate"]?["id"]
    noteDuplicate(registry.add(delegate, target: .responder, source: source), of: source)
  }

  /// A window scene is added once, however many windows name it.
  private mutating func register(_ windowScenes: [JSONValue]) {
    for value in windowScenes {
      guard let identifier = name(value, expected: .windowScene) else { continue }
      if case .windowScene = tree.responder(identifier: identifier) { continue }
      let existing = registry.add(identifier, target: .responder, source: value)
      noteDuplicate(existing, of: value)
      if existing == nil { tree.addWindowScene(WindowScene(identifier: identifier)) }
    }
  }

  /// Registers the ids that are given, then gives one to everything that has none, in reading order.
  mutating func register(_ outline: inout SceneOutline) {
    let claims = outline.claims
    var unnamed: [SceneOutline.Claim] = []
    for claim in claims {
      guard let value = claim.json?["id"], let identifier = name(value) else {
        unnamed.append(claim)
        continue
      }
      let existing = registry.add(identifier, target: claim.target, source: value)
      noteDuplicate(existing, of: value)
      outline.setIdentifier(identifier, of: claim.part)
    }
    for claim in unnamed {
      let identifier =
        claim.json == nil && registry["window"] == nil
        ? "window" : registry.newIdentifier(className: claim.className)
      _ = registry.add(identifier, target: claim.target, source: claim.json)
      outline.setIdentifier(identifier, of: claim.part)
    }
  }

  private mutating func noteDuplicate(_ existing: IdentifierRegistry.Entry?, of value: JSONValue?) {
    guard let existing, let value, let identifier = value.string else { return }
    // Cheap to say nothing: a position takes a pass over the text.
    guard problems.makesRoom() else { return }
    problems.add(
      SceneProblem(
        file: value.document.file, position: value.position, path: value.path,
        kind: .reference(.duplicateID(identifier, first: existing.source?.position))))
  }

  // MARK: - Classes

  /// Reads the classes of everything, which decide what keys it may have.
  mutating func readClasses(of outline: inout SceneOutline) {
    for index in outline.views.indices { readClass(of: &outline.views[index]) }
    for index in outline.controllers.indices {
      let value = outline.controllers[index].json["class"]
      if let className = value.flatMap({ name($0) }) {
        outline.controllers[index].className = className
      }
    }
    for index in outline.recognizers.indices {
      let value = outline.recognizers[index].json["class"]
      if let className = value.flatMap({ name($0) }) {
        outline.recognizers[index].className = className
      }
    }
    for part in outline.views {
      classNames.insert(part.className)
      if let superclass = part.superclassName { classNames.insert(superclass) }
    }
    for part in outline.recognizers { classNames.insert(part.className) }
  }

  private mutating func readClass(of part: inout SceneOutline.ViewPart) {
    if part.isWindow { part.className = "UIWindow" }
    guard let json = part.json else { return }
    let classValue = json["class"]
    if let className = classValue.flatMap({ name($0) }) { part.className = className }
    let isKnown = ViewClass.named(part.className) != nil
    if let value = json["superclass"] {
      part.superclassName = isKnown ? nil : superclass(value)
      if isKnown {
        let problem = KeyProblem.wrongClass(
          key: "superclass", found: part.className, needed: "classes that aren't UIKit's")
        report(.key(problem), at: value)
      }
    } else if part.isWindow, !isKnown {
      part.superclassName = "UIWindow"
    }
    let value = json["superclass"] ?? classValue
    if let value, (part.kind.family == .window) != part.isWindow {
      reportType(of: value, expected: part.isWindow ? .windowClass : .subviewClass)
    }
  }

  private mutating func superclass(_ value: JSONValue) -> String? {
    guard let name = name(value) else { return nil }
    if ViewClass.named(name) != nil { return name }
    reportUnknownName(name, at: value, allowed: ViewClass.catalogue.map(\.name))
    return nil
  }
}

extension SceneOutline.ViewPart {
  /// The UIKit class that the view is or behaves as.
  var kind: ViewClass {
    ViewClass.named(className) ?? superclassName.flatMap(ViewClass.named)
      ?? ViewClass.catalogue[0]
  }
}
