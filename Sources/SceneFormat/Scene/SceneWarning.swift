public import EventDelivery

/// Something of a scene that is kept and shown although this version doesn't run it.
public struct SceneWarning: Hashable, Sendable, CustomStringConvertible {
  public enum Kind: Hashable, Sendable {
    case scrollView
    /// A key of a responder or a recognizer.
    case key(String)
  }

  public let kind: Kind
  /// Whose it is.
  public let identifier: String

  public init(kind: Kind, identifier: String) {
    self.kind = kind
    self.identifier = identifier
  }

  /// The sentence in English.
  public var description: String {
    switch kind {
    case .scrollView:
      "the scroll view \(SceneProblem.quoted(identifier)) is shown but doesn't scroll in this version"
    case .key(let key):
      "\"\(key)\" of \(SceneProblem.quoted(identifier)) is kept but has no effect in this version"
    }
  }
}

extension SceneWarning {
  /// What a tree has that this version only keeps, for a tree that wasn't read from a scene.
  public static func warnings(on tree: ViewTree) -> [SceneWarning] {
    var warnings: [SceneWarning] = []
    for view in tree.allViews where tree[view].scroll != nil {
      warnings.append(SceneWarning(kind: .scrollView, identifier: tree[view].identifier))
    }
    return warnings
  }
}
