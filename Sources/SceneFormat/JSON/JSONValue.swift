/// A value in a JSON document, with its place in the text; cheap to copy.
///
/// Two values are equal when they hold the same data, wherever they stand: numbers by value,
/// objects whatever the order of their keys.
public struct JSONValue: Sendable {
  /// What a value is.
  public enum Kind: String, Sendable, CaseIterable {
    case null
    case boolean
    case number
    case string
    case array
    case object
  }

  let document: JSONDocument
  let index: Int

  var node: JSONNode { document.nodes[index] }

  public var kind: Kind {
    switch node.kind {
    case .null: .null
    case .boolean: .boolean
    case .number: .number
    case .text, .escapedText: .string
    case .array: .array
    case .object: .object
    }
  }

  /// The boolean, or nil if it isn't one.
  public var boolean: Bool? {
    node.kind == .boolean ? node.payload != 0 : nil
  }

  /// The number, which may be infinite or not a number, or nil if it isn't one.
  public var number: Double? {
    node.kind == .number ? Double(bitPattern: node.payload) : nil
  }

  /// The string, or nil if it isn't one.
  public var string: String? {
    kind == .string ? document.string(at: index) : nil
  }

  public var isNull: Bool { node.kind == .null }

  /// How many elements or members it has; 0 for anything but a list or an object.
  public var count: Int {
    switch node.kind {
    case .array, .object: node.high
    case .null, .boolean, .number, .text, .escapedText: 0
    }
  }

  /// The elements of a list; none for anything else.
  public var elements: JSONElements {
    JSONElements(document: document, range: node.kind == .array ? index + 1..<node.next : 0..<0)
  }

  /// The members of an object, in order; none for anything else.
  public var members: JSONMembers {
    JSONMembers(document: document, range: node.kind == .object ? index + 1..<node.next : 0..<0)
  }

  /// The member of that name, or nil; looks at each member in turn.
  public subscript(key: String) -> JSONValue? {
    for member in members where member.key == key {
      return member.value
    }
    return nil
  }

  /// Where it starts in the text.
  public var position: SourcePosition {
    SourcePosition(offset: Int(node.offset), in: document.text)
  }

  /// The way to it from the outermost value: `windows[0].subviews[2].frame`.
  public var path: JSONPath { JSONPath(to: index, in: document) }
}

/// The elements of a list, in order.
public struct JSONElements: Sequence, IteratorProtocol, Sendable {
  let document: JSONDocument
  var range: Range<Int>

  public mutating func next() -> JSONValue? {
    guard let index = range.first else { return nil }
    range = document.nodes[index].next..<range.upperBound
    return JSONValue(document: document, index: index)
  }
}

/// A key of an object with its value.
public struct JSONMember: Sendable {
  /// The key as a value, for its place in the text.
  public let name: JSONValue
  public let value: JSONValue

  public var key: String { name.document.string(at: name.index) }
}

/// The members of an object, in order.
public struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  let document: JSONDocument
  var range: Range<Int>

  public mutating func next() -> JSONMember? {
    guard let index = range.first else { return nil }
    range = document.nodes[index + 1].next..<range.upperBound
    return JSONMember(
      name: JSONValue(document: document, index: index),
      value: JSONValue(document: document, index: index + 1))
  }
}
