/// Something of a scene that is kept and shown although this version doesn't run it.
public struct SceneWarning: Hashable, Sendable, CustomStringConvertible {
  public enum Kind: Hashable, Sendable {
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
    case .key(let key):
      "\"\(key)\" of \(SceneProblem.quoted(identifier)) is kept but has no effect in this version"
    }
  }
}
