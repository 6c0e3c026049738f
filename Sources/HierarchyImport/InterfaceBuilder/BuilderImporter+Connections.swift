import EventDelivery

extension BuilderImporter {
  mutating func connectEverything() {
    for index in draft.views.indices {
      guard let element = elements[index] else { continue }
      let actions = actions(of: element)
      draft.views[index].actions = actions.filter { $0.event != nil }
    }
    addRecognizers()
  }

  /// The actions that an element sends; those of a recognizer have no event.
  private mutating func actions(of element: Int) -> [ActionDraft] {
    var actions: [ActionDraft] = []
    for connection in xml.children(element, in: "connections") {
      switch xml[connection].name {
      case "action":
        guard let selector = xml.attribute(connection, "selector") else { continue }
        let event = xml.attribute(connection, "eventType").flatMap(ControlEvent.init(rawValue:))
        actions.append(
          ActionDraft(event: event, action: selector, target: target(of: connection)))
      case "segue":
        guard xml.attribute(connection, "kind") != "embed",
          BuilderElements.segueEvent(xml[element].name)
        else { continue }
        // UIKit: a control's segue is performed by a target of the storyboard's own.
        actions.append(ActionDraft(event: .touchUpInside, action: "perform:", target: nil))
      default: break
      }
    }
    return actions
  }

  /// What a connection leads to; the first responder is nobody in particular.
  private mutating func target(of connection: Int) -> DraftReference? {
    guard let id = xml.attribute(connection, "destination"), id != "-2" else { return nil }
    if let view = viewsByID[id] { return .view(view) }
    if let controller = controllersByID[id] { return .controller(controller) }
    if document.element(id: id) == nil {
      log.note(.missingReference(id), line: xml[connection].line)
    }
    return nil
  }

  private mutating func addRecognizers() {
    for (index, element) in xml.elements.enumerated()
    where BuilderElements.isRecognizer(element.name) {
      guard let id = element.attributes["id"], let owners = document.views[id] else { continue }
      let here = owners.compactMap { viewsByID[$0] }
      guard let view = here.last else { continue }
      var recognizer = BuilderRecognizer.draft(index, in: xml)
      recognizer.view = view
      recognizer.wishedIdentifier = document.outletNames[id]
      recognizer.actions = actions(of: index)
      draft.recognizers.append(recognizer)
      if here.count > 1 { log.note(.sharedRecognizer(id), line: element.line) }
    }
  }
}
