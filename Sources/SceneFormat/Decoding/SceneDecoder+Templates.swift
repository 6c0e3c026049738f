import EventDelivery
import Geometry

/// What effects bring into the scene: views, controllers and recognizers.
extension SceneDecoder {
  mutating func insertion(_ value: JSONValue) -> Effect? {
    guard isObject(value) else { return nil }
    var superview: String?
    var position: Effect.InsertPosition?
    var placement: String?
    var template: SubtreeTemplate?
    for member in value.members {
      guard let key = key(member, of: InsertKey.self) else { continue }
      switch key {
      case .into: superview = laterReference(member.value, to: .view)
      case .view: template = self.template(member.value)?.view
      case .at, .below, .above:
        if let placement {
          report(.key(.conflicting(key: member.key, other: placement)), at: member.name)
        }
        placement = member.key
        position = insertPosition(key, member.value)
      }
    }
    if value["into"] == nil { reportMissing(InsertKey.into, in: value) }
    if value["view"] == nil { reportMissing(InsertKey.view, in: value) }
    guard let superview, let template else { return nil }
    return .insert(template, into: superview, position: position ?? .front)
  }

  private mutating func insertPosition(
    _ key: InsertKey, _ value: JSONValue
  ) -> Effect.InsertPosition? {
    switch key {
    case .at: integer(value, in: 0...1_000_000).map { .index($0) }
    case .below: laterReference(value, to: .view).map { .below($0) }
    case .above: laterReference(value, to: .view).map { .above($0) }
    case .into, .view: nil
    }
  }

  /// A view with its subviews, which get their ids now and their places when it is inserted.
  ///
  /// A controller whose view it is gets its id with them.
  private mutating func template(
    _ value: JSONValue, controller: JSONValue? = nil
  ) -> (view: SubtreeTemplate, controller: SceneOutline.ControllerPart?)? {
    guard templateDepth < Self.nestingLimit else {
      reportType(of: value, expected: .shallowTemplate)
      return nil
    }
    templateDepth += 1
    defer { templateDepth -= 1 }
    var outline = SceneOutliner.outline(template: value, decoder: &self)
    guard !outline.views.isEmpty else { return nil }
    for part in outline.controllers {
      guard let next = part.json["presentedViewController"] else { continue }
      refuse("presentedViewController of a new controller", at: next)
      return nil
    }
    if let controller {
      outline.controllers.append(
        SceneOutline.ControllerPart(
          json: controller, view: 0, rootOfWindow: nil, presenter: nil))
    }
    readClasses(of: &outline)
    register(&outline)
    var nodes = outline.views.map { node(of: $0) }
    let presented = controller == nil ? nil : outline.controllers.popLast()
    for part in outline.controllers {
      var child = Controller(identifier: part.identifier, className: part.className)
      read(part.json, into: &child, hasView: false)
      nodes[part.view].controller = child
    }
    for part in outline.recognizers {
      let base = Recognizer(identifier: part.identifier, className: part.className)
      nodes[part.view].recognizers.append(recognizer(part.json, base: base))
    }
    return (SubtreeTemplate(views: nodes), presented)
  }

  private mutating func node(of part: SceneOutline.ViewPart) -> SubtreeTemplate.Node {
    let details = ViewDetails(
      identifier: part.identifier, className: part.className,
      superclassName: part.superclassName)
    var node = SubtreeTemplate.Node(parent: nil, details: details)
    if let json = part.json {
      node = properties(of: json, kind: part.kind, details: details, fallback: .zero)
      for key in [ViewKey.panGestureRecognizer, .pinchGestureRecognizer] {
        if let value = json[key.rawValue] { refuse("\(key.rawValue) of a new view", at: value) }
      }
    }
    node.parent = part.parent
    return node
  }

  // MARK: - Controllers

  mutating func presentation(_ value: JSONValue) -> Effect? {
    guard isObject(value) else { return nil }
    var presenter: String?
    var controller: ControllerTemplate?
    for member in value.members {
      switch key(member, of: PresentKey.self) {
      case .from: presenter = laterReference(member.value, to: .controller)
      case .controller: controller = controllerTemplate(member.value)
      case nil: break
      }
    }
    for key in [PresentKey.from, .controller] where value[key.rawValue] == nil {
      reportMissing(key, in: value)
    }
    guard let presenter, let controller else { return nil }
    return .present(controller, from: presenter)
  }

  /// A controller and those that it presents, the one in front last.
  private mutating func controllerTemplate(_ value: JSONValue) -> ControllerTemplate? {
    var templates: [ControllerTemplate] = []
    var next: JSONValue? = value
    while let json = next {
      guard let template = oneControllerTemplate(json) else { return nil }
      templates.append(template)
      next = json["presentedViewController"]
    }
    var first = templates[0]
    first.presented = Array(templates.dropFirst())
    return first
  }

  private mutating func oneControllerTemplate(_ value: JSONValue) -> ControllerTemplate? {
    guard isObject(value) else { return nil }
    guard let view = value["view"] else {
      reportMissing(ControllerKey.view, in: value)
      return nil
    }
    guard let (template, part) = self.template(view, controller: value), let part else {
      return nil
    }
    var controller = Controller(identifier: part.identifier, className: part.className)
    read(value, into: &controller, hasView: true)
    return ControllerTemplate(controller: controller, view: template)
  }

  // MARK: - Recognizers

  mutating func addRecognizer(_ value: JSONValue) -> Effect? {
    guard isObject(value) else { return nil }
    var view: String?
    var source: Effect.RecognizerSource?
    for member in value.members {
      switch key(member, of: AddRecognizerKey.self) {
      case .to: view = laterReference(member.value, to: .view)
      case .recognizer: source = recognizerSource(member.value)
      case nil: break
      }
    }
    for key in [AddRecognizerKey.to, .recognizer] where value[key.rawValue] == nil {
      reportMissing(key, in: value)
    }
    guard let view, let source else { return nil }
    return .addRecognizer(source, to: view)
  }

  private mutating func recognizerSource(_ value: JSONValue) -> Effect.RecognizerSource? {
    if value.kind == .string {
      return laterReference(value, to: .recognizer).map { .existing($0) }
    }
    guard value.kind == .object else {
      reportType(of: value, expected: .recognizer)
      return nil
    }
    var outline = SceneOutline()
    outline.recognizers = [SceneOutline.RecognizerPart(json: value, view: 0)]
    readClasses(of: &outline)
    register(&outline)
    let part = outline.recognizers[0]
    let recognizer = Recognizer(identifier: part.identifier, className: part.className)
    return .new(self.recognizer(value, base: recognizer))
  }
}
