import EventDelivery
import SceneFormat

extension SceneDraft {
  /// The scene, once everything has been named.
  func document() -> SceneDocument {
    var tree = ViewTree(screen: screen)
    let ids = addViews(to: &tree)
    let controllerIDs = controllers.map { draft in
      var controller = Controller(
        identifier: draft.wishedIdentifier ?? draft.className,
        className: PrintableName.of(draft.className))
      controller.view = ids[draft.view]
      controller.rootOfWindow = draft.rootOfWindow.map { ids[$0] }
      return tree.addController(controller)
    }
    let targets = Targets(views: ids, controllers: controllerIDs)
    for (draft, id) in zip(views, ids) where !draft.actions.isEmpty {
      tree.updateDetails(of: id) { details in
        details.control?.actions = draft.actions.compactMap { action in
          action.event.map {
            TargetAction(
              event: $0, action: PrintableName.of(action.action), target: targets[action.target])
          }
        }
      }
    }
    addRecognizers(to: &tree, targets: targets)
    var document = SceneDocument(tree: tree)
    document.places = places
    return document
  }

  /// The lines that describe its views and recognizers.
  private var places: SourcePlaces {
    var lines: [String: Int] = [:]
    for view in views { view.line.map { lines[view.details.identifier] = $0 } }
    for recognizer in recognizers {
      guard let name = recognizer.wishedIdentifier, let line = recognizer.line else { continue }
      lines[name] = line
    }
    return SourcePlaces(lines: lines)
  }

  private struct Targets {
    let views: [ViewID]
    let controllers: [ControllerID]

    subscript(reference: DraftReference?) -> ResponderID? {
      switch reference {
      case .view(let view): .view(views[view])
      case .controller(let controller): .controller(controllers[controller])
      case nil: nil
      }
    }
  }

  private func addViews(to tree: inout ViewTree) -> [ViewID] {
    var ids: [ViewID] = []
    ids.reserveCapacity(views.count)
    for draft in views {
      let id =
        draft.isWindow
        ? tree.addWindow(draft.details)
        : tree.addView(draft.details, to: draft.parent.map { ids[$0] })
      tree.setHidden(draft.isHidden, of: id)
      tree.setAlpha(draft.alpha, of: id)
      if let isEnabled = draft.isUserInteractionEnabled {
        tree.setUserInteractionEnabled(isEnabled, of: id)
      }
      ids.append(id)
    }
    // Exactly one window is key, as the reader of scenes has it.
    let isKey = tree.windows.contains { tree[$0].window?.isKeyWindow == true }
    if !isKey, let first = tree.windows.first {
      tree.updateDetails(of: first) { $0.window?.isKeyWindow = true }
    }
    return ids
  }

  /// Takes what a dump says of a recognizer that a scroll view brings with it; nil for any other.
  private func configureOwn(
    _ draft: RecognizerDraft, of view: ViewID, in tree: inout ViewTree, _ targets: Targets
  ) -> RecognizerID? {
    guard let role = ScrollRecognizer(privateClass: draft.className),
      let recognizer = tree.recognizer(role, of: view)
    else { return nil }
    tree.updateRecognizer(recognizer) { own in
      own.isEnabled = draft.isEnabled
      own.actions = draft.actions.compactMap { action in
        targets[action.target].map {
          RecognizerAction(action: PrintableName.of(action.action), target: $0)
        }
      }
    }
    return recognizer
  }

  private func addRecognizers(to tree: inout ViewTree, targets: Targets) {
    var ids: [RecognizerID?] = []
    for draft in recognizers {
      guard let view = draft.view else {
        ids.append(nil)
        continue
      }
      ids.append(
        configureOwn(draft, of: targets.views[view], in: &tree, targets)
          ?? tree.addRecognizer(recognizer(draft, on: view, targets)))
    }
    for (draft, id) in zip(recognizers, ids) where !draft.requireToFail.isEmpty {
      guard let id else { continue }
      let required = draft.requireToFail.compactMap { ids[$0] }
      tree.updateRecognizer(id) { $0.requireToFail = required }
    }
  }

  private func recognizer(
    _ draft: RecognizerDraft, on view: Int, _ targets: Targets
  ) -> Recognizer {
    var recognizer = Recognizer(
      identifier: draft.wishedIdentifier ?? draft.className,
      className: PrintableName.of(draft.className))
    recognizer.view = targets.views[view]
    recognizer.isEnabled = draft.isEnabled
    recognizer.name = draft.name.map(PrintableName.of)
    recognizer.actions = draft.actions.map {
      RecognizerAction(action: PrintableName.of($0.action), target: targets[$0.target])
    }
    recognizer.properties = draft.properties
    if let superclass = draft.superclassName {
      recognizer.properties.append(
        DataValue.Member(key: "superclass", value: .string(superclass)))
    }
    return recognizer
  }
}

extension ScrollRecognizer {
  /// The recognizer that a scroll view has of a private class; nil for any other class.
  init?(privateClass name: String) {
    switch name {
    case "UIScrollViewPanGestureRecognizer": self = .pan
    case "UIScrollViewPinchGestureRecognizer": self = .pinch
    case "UIScrollViewDelayedTouchesBeganGestureRecognizer": self = .contentTouchDelay
    default: return nil
    }
  }
}
