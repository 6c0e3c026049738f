/// A JSON text that was read, or built to be written: a flat tape of nodes over a buffer of text.
public struct JSONDocument: Sendable {
  let nodes: [JSONNode]
  /// The source as read, or the strings of a built document one after another.
  let text: [UInt8]
  /// The name that errors give the text, if it has one.
  public let file: String?

  init(nodes: [JSONNode], text: [UInt8], file: String?) {
    self.nodes = nodes
    self.text = text
    self.file = file
  }

  /// The outermost value.
  public var root: JSONValue { JSONValue(document: self, index: 0) }

  /// The string that a text node stands for, escapes resolved.
  func string(at index: Int) -> String {
    let node = nodes[index]
    let source = text[node.high..<node.low]
    guard node.kind == .escapedText else { return String(decoding: source, as: UTF8.self) }
    return JSONEscapes.resolve(source)
  }
}
