/// Putting new views into the scene, with the controllers and recognizers that come with them.
extension ViewTree {
  /// Puts a new view with its subviews into a superview.
  @discardableResult
  public mutating func insert(
    _ template: SubtreeTemplate, into superview: ViewID, at position: Position
  ) -> ViewID? {
    var added: [ViewID] = []
    for node in template.views {
      added.append(add(node, to: node.parent.map { added[$0] }))
    }
    if let root = added.first { insert(root, into: superview, at: position) }
    findPending(in: added)
    return added.first
  }

  private mutating func add(_ node: SubtreeTemplate.Node, to parent: ViewID?) -> ViewID {
    let view = addView(node.details, to: parent)
    setHidden(node.isHidden, of: view)
    setAlpha(node.alpha, of: view)
    if let isEnabled = node.isUserInteractionEnabled {
      setUserInteractionEnabled(isEnabled, of: view)
    }
    if var controller = node.controller {
      controller.view = view
      addController(controller)
    }
    for recognizer in node.recognizers {
      var recognizer = recognizer
      recognizer.view = view
      addRecognizer(recognizer)
    }
    return view
  }

  /// Looks for what views and their recognizers name that has come into the scene together with them.
  mutating func findPending(in views: [ViewID]) {
    for view in views {
      for (index, action) in (self[view].control?.actions ?? []).enumerated() {
        guard let target = action.pendingTarget.flatMap({ responder(identifier: $0) }) else {
          continue
        }
        updateDetails(of: view) { details in
          details.control?.actions[index].target = target
          details.control?.actions[index].pendingTarget = nil
        }
      }
      for recognizer in self[view].gestureRecognizers { findPending(of: recognizer) }
    }
  }

  private mutating func findPending(of recognizer: RecognizerID) {
    var result = self[recognizer]
    for (index, action) in result.actions.enumerated() {
      guard let target = action.pendingTarget.flatMap({ responder(identifier: $0) }) else {
        continue
      }
      result.actions[index].target = target
      result.actions[index].pendingTarget = nil
    }
    for identifier in result.pendingRequirements {
      guard let required = self.recognizer(identifier: identifier) else { continue }
      result.requireToFail.append(required)
      result.pendingRequirements.removeAll { $0 == identifier }
    }
    updateRecognizer(recognizer) { $0 = result }
  }
}
