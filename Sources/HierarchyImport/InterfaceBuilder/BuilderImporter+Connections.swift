import EventDelivery

extension BuilderImporter {
  mutating func connectEverything() {
    for index in draft.views.indices {
      guard let element = elements[index] else { continue }
      let actions = actions(of: element, on: index)
      guard draft.views[index].details.control != nil else { continue }
      draft.views[index].actions = actions.filter { $0.event != nil }
    }
    addRecognizers()
  }

  /// The actions that an element on a view sends; those of a recognizer have no event.
  private mutating func actions(of element: Int, on view: Int) -> [ActionDraft] {
    var actions: [ActionDraft] = []
    for connection in xml.children(element, in: "connections") {
      switch xml[connection].name {
      case "action":
        if let action = action(connection, on: view) { actions.append(action) }
      case "segue":
        if let action = segue(connection, of: element, on: view) { actions.append(action) }
      default: break
      }
    }
    return actions
  }

  private mutating func action(_ connection: Int, on view: Int) -> ActionDraft? {
    guard let selector = xml.attribute(connection, "selector") else { return nil }
    let name = xml.attribute(connection, "eventType")
    let event = name.flatMap(ControlEvent.init(rawValue:))
    if let name, event == nil {
      log.note(
        .unknownEvent(action: selector, event: name), line: xml[connection].line)
      return nil
    }
    return ActionDraft(
      event: event, action: selector,
      target: target(of: connection, action: selector, on: view))
  }

  /// UIKit: a control's or recognizer's segue is performed by a target of the storyboard's own, which is
  /// the controller's; unwinding too.
  private mutating func segue(_ connection: Int, of element: Int, on view: Int) -> ActionDraft? {
    let kind = xml.attribute(connection, "kind")
    guard kind != "embed", kind != "relationship" else { return nil }
    let isRecognizer = BuilderElements.isRecognizer(xml[element].name)
    guard isRecognizer || draft.views[view].details.control != nil else {
      log.note(.unheldSegue, line: xml[connection].line)
      return nil
    }
    return ActionDraft(
      event: isRecognizer ? nil : .touchUpInside, action: "perform:", target: standIn(for: view))
  }

  // MARK: - Targets

  /// What a connection leads to; the first responder is nobody in particular.
  private mutating func target(
    of connection: Int, action: String, on view: Int
  ) -> DraftReference? {
    guard let id = xml.attribute(connection, "destination"), id != Self.firstResponder else {
      return nil
    }
    if let view = viewsByID[id] { return .view(view) }
    if let controller = controllersByID[id] { return .controller(controller) }
    let line = xml[connection].line
    guard let element = document.element(id: id) else {
      log.note(.missingReference(id), line: line)
      return standIn(for: view)
    }
    let name = BuilderViewReader.customClass(element, in: xml)
    if id == Self.filesOwner, let name, name.contains("Controller"),
      let owner = addAssumedOwner(name, line: line)
    {
      return owner
    }
    let label = name ?? xml.attribute(element, "userLabel") ?? id
    log.note(.foreignTarget(action: action, target: label), line: line)
    return standIn(for: view)
  }

  /// The ids of Interface Builder's own placeholders.
  static let filesOwner = "-1"
  static let firstResponder = "-2"

  /// Whoever answers for an object that a scene can't hold: the nearest controller, else the outermost
  /// view.
  ///
  /// Without a target the action would look for somebody along the responder chain.
  private func standIn(for view: Int) -> DraftReference {
    var current: Int? = view
    var outermost = view
    while let index = current, !draft.views[index].isWindow {
      if let controller = controllersOfViews[index] { return .controller(controller) }
      outermost = index
      current = draft.views[index].parent
    }
    return .view(outermost)
  }

  /// The owner of a xib whose view outlet is elsewhere, such as a cell's: a controller by its class.
  private mutating func addAssumedOwner(_ className: String, line: Int) -> DraftReference? {
    guard let root = draft.views.indices.first(where: { !draft.views[$0].isWindow }),
      controllersOfViews[root] == nil
    else { return nil }
    addController(
      ControllerDraft(className: className, address: nil, view: root), id: Self.filesOwner)
    draft.views[root].assume("viewController")
    log.note(.assumedOwner(className: className), line: line)
    return controllersByID[Self.filesOwner].map { .controller($0) }
  }

  // MARK: - Recognizers

  private mutating func addRecognizers() {
    var attached: [(element: Int, view: Int)] = []
    var places: [Int: Int] = [:]
    for view in draft.views.indices {
      for recognizer in recognizers(of: view) {
        if let place = places[recognizer] {
          // UIKit: a recognizer belongs to one view, the last that it was added to.
          attached[place].view = view
          let id = xml.attribute(recognizer, "id") ?? "?"
          log.note(.sharedRecognizer(id), line: xml[recognizer].line)
        } else {
          places[recognizer] = attached.count
          attached.append((recognizer, view))
        }
      }
    }
    for (element, view) in attached { addRecognizer(element, to: view) }
    for object in objects where BuilderElements.isRecognizer(xml[object].name) {
      if places[object] == nil {
        log.note(
          .unattachedRecognizer(xml.attribute(object, "id") ?? "?"), line: xml[object].line)
      }
    }
  }

  /// The recognizers of a view in the order in which they are added to it.
  private func recognizers(of view: Int) -> [Int] {
    guard let element = elements[view] else { return [] }
    let nested = xml.children(element, in: "gestureRecognizers")
    let connected = xml.children(element, in: "connections").compactMap { connection -> Int? in
      guard xml.attribute(connection, "property") == "gestureRecognizers" else { return nil }
      return xml.attribute(connection, "destination").flatMap { document.element(id: $0) }
    }
    return (nested + connected).filter { BuilderElements.isRecognizer(xml[$0].name) }
  }

  private mutating func addRecognizer(_ element: Int, to view: Int) {
    var recognizer = BuilderRecognizer.draft(element, in: xml)
    recognizer.view = view
    let id = xml.attribute(element, "id")
    recognizer.wishedIdentifier = id.flatMap { document.outletNames[$0] }
    recognizer.actions = actions(of: element, on: view)
    let hasDelegate = xml.children(element, in: "connections").contains {
      xml[$0].name == "outlet" && xml.attribute($0, "property") == "delegate"
    }
    if hasDelegate {
      recognizer.keepUnknownDelegate()
      log.note(.recognizerDelegate(id ?? "?"), line: xml[element].line)
    }
    draft.recognizers.append(recognizer)
  }
}
