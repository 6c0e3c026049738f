import EventDelivery

/// Anything that has a row in the hierarchy.
enum NodeID: Hashable, Sendable {
  case responder(ResponderID)
  case recognizer(RecognizerID)

  static func view(_ view: ViewID) -> NodeID { .responder(.view(view)) }

  var viewID: ViewID? {
    guard case .responder(let responder) = self else { return nil }
    return responder.viewID
  }
}

extension ViewTree {
  /// A node's id, as it is written in a scene.
  func identifier(of node: NodeID) -> String {
    switch node {
    case .responder(let responder): identifier(of: responder)
    case .recognizer(let recognizer): self[recognizer].identifier
    }
  }

  func className(of node: NodeID) -> String {
    switch node {
    case .responder(let responder): className(of: responder)
    case .recognizer(let recognizer): self[recognizer].className
    }
  }

  /// The node of an id, in this tree or an earlier or later state of its scene.
  func node(identifier: String) -> NodeID? {
    responder(identifier: identifier).map(NodeID.responder)
      ?? recognizer(identifier: identifier).map(NodeID.recognizer)
  }
}
