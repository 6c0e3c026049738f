import EventDelivery

extension SceneDecoder {
  /// Reads a controller's properties into the tree.
  mutating func fill(_ controller: ControllerID, from json: JSONValue) {
    var result = tree[controller]
    let hasView = result.rootOfWindow != nil || result.presentingViewController != nil
    read(json, into: &result, hasView: hasView)
    tree.updateController(controller) { $0 = result }
  }

  /// Reads what a controller's keys say; one that names its own view has it under `view`.
  mutating func read(_ json: JSONValue, into controller: inout Controller, hasView: Bool) {
    for member in json.members {
      switch key(member, of: ControllerKey.self) {
      case .isAddedToParent: controller.isAddedToParent = boolean(member.value) ?? true
      case .isRetained: controller.isRetained = boolean(member.value) ?? false
      case .view where !hasView:
        // A child's view is the view that names it.
        reportUnknownKey(member, candidates: ControllerKey.names.filter { $0 != "view" })
      case .id, .class, .view, .presentedViewController, .overrides, .responds, .keyCommands, nil:
        break
      }
    }
    let owner = TraitOwner.controller(identifier: controller.identifier)
    controller.traits = traits(of: json, owner: owner)
  }
}
