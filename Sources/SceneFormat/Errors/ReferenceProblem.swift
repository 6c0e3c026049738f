/// Why an id is wrong.
public enum ReferenceProblem: Hashable, Sendable {
  /// What an id can name.
  public enum Target: String, Hashable, Sendable, CaseIterable {
    case view
    case window
    case controller
    case responder
    case recognizer
    case scrollView
    case control
    /// A responder or a recognizer.
    case anything

    /// The target with its article, in English.
    var phrase: String {
      switch self {
      case .view: "a view"
      case .window: "a window"
      case .controller: "a controller"
      case .responder: "a responder"
      case .recognizer: "a gesture recognizer"
      case .scrollView: "a scroll view"
      case .control: "a control"
      case .anything: "a responder or a gesture recognizer"
      }
    }
  }

  /// Two things of one id; where the first is, unless the id is one that the format gives.
  case duplicateID(String, first: SourcePosition?)
  /// Nothing has the id; the nearest that something has.
  case unknownID(String, nearest: String?, expected: Target)
  /// The id is that of something else.
  case wrongTarget(String, found: Target, expected: Target)
  /// It is no id, and as a text or an `accessibilityIdentifier` it fits these.
  case ambiguousName(String, candidates: [String])

  var message: String {
    switch self {
    case .duplicateID(let id, let first):
      let place = first.map { "is already used at \($0.spot)" } ?? "is already used"
      return "the id \(SceneProblem.quoted(id)) \(place); ids are unique in a scene"
    case .unknownID(let id, let nearest, let expected):
      let sentence = "no id \(SceneProblem.quoted(id)); expected the id of \(expected.phrase)"
      return sentence + (nearest.map { ", and the nearest is \(SceneProblem.quoted($0))" } ?? "")
    case .wrongTarget(let id, let found, let expected):
      return "\(SceneProblem.quoted(id)) is \(found.phrase); expected the id of \(expected.phrase)"
    case .ambiguousName(let id, let candidates):
      let names = candidates.map(SceneProblem.quoted).joined(separator: ", ")
      return "\(SceneProblem.quoted(id)) fits several: \(names); name one of them by its id"
    }
  }
}
