/// The way to a value from the outermost one: `windows[0].subviews[2].frame`.
///
/// The outermost value itself has the empty path. A long way is shortened in the middle.
public struct JSONPath: Hashable, Sendable, CustomStringConvertible {
  /// One step inwards.
  public enum Component: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  /// How many components are shown before and after a gap; deeper paths are of no use to a reader.
  private static let shown = (first: 8, last: 16)

  public let description: String

  public init(_ components: [Component]) {
    var text = ""
    let isShortened = components.count > Self.shown.first + Self.shown.last + 1
    for (position, component) in components.enumerated() {
      if isShortened, position == Self.shown.first { text += "…" }
      let isHidden = position >= Self.shown.first && position < components.count - Self.shown.last
      if isShortened, isHidden { continue }
      text += Self.text(component, isFirst: text.isEmpty)
    }
    description = text
  }

  public static let root = JSONPath([])

  /// The path to a node of a finished document: down from the root, past earlier siblings.
  init(to target: Int, in document: JSONDocument) {
    var components: [Component] = []
    let nodes = document.nodes
    var container = 0
    while container < target {
      let isObject = nodes[container].kind == .object
      var child = container + 1
      var position = 0
      while nodes[child].next <= target {
        child = nodes[child].next
        position += 1
      }
      if isObject {
        let key = position.isMultiple(of: 2) ? child : child - 1
        components.append(.key(document.string(at: key)))
      } else {
        components.append(.index(position))
      }
      container = child
    }
    self.init(components)
  }

  private static func text(_ component: Component, isFirst: Bool) -> String {
    switch component {
    case .index(let index): return "[\(index)]"
    case .key(let key):
      let isName =
        !key.isEmpty && key.utf8.count <= 60
        && key.unicodeScalars.allSatisfy(JSONNames.continues)
      guard isName else { return "[\(SceneProblem.quoted(key))]" }
      return isFirst ? key : ".\(key)"
    }
  }
}
