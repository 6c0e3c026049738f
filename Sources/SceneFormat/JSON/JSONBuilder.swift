/// Builds a JSON document value by value, to any depth.
///
/// Calls nest as the text will: ``beginObject()``, ``key(_:)`` and a value for each member,
/// ``end()``. A call that doesn't fit where it stands is a mistake of the program and stops it.
public struct JSONBuilder: Sendable {
  private var nodes: [JSONNode] = []
  private var text: [UInt8] = []
  private var open: [Int] = []
  private var awaitsValue = false

  public init() {}

  public mutating func beginObject() { begin(.object) }

  public mutating func beginArray() { begin(.array) }

  /// Ends the innermost object or list.
  public mutating func end() {
    precondition(!awaitsValue, "a key has no value")
    guard let container = open.popLast() else { preconditionFailure("nothing is open") }
    nodes[container].next = nodes.count
  }

  public mutating func key(_ key: String) {
    guard let container = open.last, nodes[container].kind == .object, !awaitsValue else {
      preconditionFailure("a key stands only in an object")
    }
    nodes[container].payload += 1 << 32
    append(key)
    awaitsValue = true
  }

  public mutating func string(_ string: String) {
    beginValue()
    append(string)
  }

  /// A number; one that isn't finite has no form in JSON and becomes null.
  public mutating func number(_ number: Double) {
    guard number.isFinite else { return null() }
    beginValue()
    append(.number, payload: number.bitPattern)
  }

  public mutating func boolean(_ boolean: Bool) {
    beginValue()
    append(.boolean, payload: boolean ? 1 : 0)
  }

  public mutating func null() {
    beginValue()
    append(.null, payload: 0)
  }

  /// A list of numbers.
  public mutating func numbers(_ numbers: [Double]) {
    beginArray()
    for number in numbers { self.number(number) }
    end()
  }

  /// A list of strings.
  public mutating func strings(_ strings: [String]) {
    beginArray()
    for string in strings { self.string(string) }
    end()
  }

  /// A copy of a value of another document.
  public mutating func value(_ value: JSONValue) {
    var ends: [Int] = []
    var index = value.index
    let end = value.document.nodes[index].next
    while index < end {
      while ends.last == index {
        self.end()
        ends.removeLast()
      }
      let node = value.document.nodes[index]
      let isKey = open.last.map { nodes[$0].kind == .object } == true && !awaitsValue
      switch node.kind {
      case .null: null()
      case .boolean: boolean(node.payload != 0)
      case .number: number(Double(bitPattern: node.payload))
      case .text, .escapedText:
        let string = value.document.string(at: index)
        if isKey { key(string) } else { self.string(string) }
      case .array:
        beginArray()
        ends.append(node.next)
      case .object:
        beginObject()
        ends.append(node.next)
      }
      index += 1
    }
    for _ in ends { self.end() }
  }

  /// The document; everything that was begun must have ended.
  public func finish() -> JSONDocument {
    precondition(open.isEmpty && !nodes.isEmpty, "the document isn't complete")
    return JSONDocument(nodes: nodes, text: text, file: nil)
  }

  private mutating func begin(_ kind: JSONNode.Kind) {
    beginValue()
    open.append(nodes.count)
    append(kind, payload: 0)
  }

  /// Counts a value in its container.
  private mutating func beginValue() {
    guard let container = open.last else {
      precondition(nodes.isEmpty, "a document has one outermost value")
      return
    }
    if nodes[container].kind == .object {
      precondition(awaitsValue, "a member needs a key")
      awaitsValue = false
    } else {
      nodes[container].payload += 1 << 32
    }
  }

  private mutating func append(_ kind: JSONNode.Kind, payload: UInt64) {
    nodes.append(JSONNode(kind, payload: payload, offset: 0, next: nodes.count + 1))
  }

  private mutating func append(_ string: String) {
    let start = text.count
    text.append(contentsOf: string.utf8)
    append(.text, payload: JSONNode.payload(high: start, low: text.count))
  }
}
