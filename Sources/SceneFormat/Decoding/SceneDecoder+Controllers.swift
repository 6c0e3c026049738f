import EventDelivery

extension SceneDecoder {
  /// Reads a controller's properties into the tree.
  mutating func fill(_ controller: ControllerID, from json: JSONValue) {
    let isRootOrPresented =
      tree[controller].rootOfWindow != nil || tree[controller].presentingViewController != nil
    var isAdded = true
    var isRetained = false
    for member in json.members {
      switch key(member, of: ControllerKey.self) {
      case .isAddedToParent: isAdded = boolean(member.value) ?? true
      case .isRetained: isRetained = boolean(member.value) ?? false
      case .view where !isRootOrPresented:
        // A child's view is the view that names it.
        reportUnknownKey(member, candidates: ControllerKey.names.filter { $0 != "view" })
      case .id, .class, .view, .presentedViewController, .overrides, .responds, .keyCommands, nil:
        break
      }
    }
    let identifier = tree[controller].identifier
    let traits = traits(of: json, owner: .controller(identifier: identifier))
    tree.updateController(controller) { controller in
      controller.isAddedToParent = isAdded
      controller.isRetained = isRetained
      controller.traits = traits
    }
  }
}
