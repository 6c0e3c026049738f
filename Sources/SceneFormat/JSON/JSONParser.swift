/// The state of one reading: the place in the text and the tape so far.
///
/// The containers that are open form a chain through their nodes, so there is no stack to overflow.
struct JSONParser {
  /// What the parser looks for next; space before it has been skipped.
  private enum Step {
    case value
    case elementOrEnd
    case memberOrEnd
    case separator
    case end
  }

  private static let noParent = 0xFFFF_FFFF

  let bytes: [UInt8]
  let file: String?
  var index: Int
  private(set) var nodes: [JSONNode] = []
  /// The innermost container that isn't closed yet.
  private var open: Int?
  /// Whether a key or a place in a list waits for its value.
  private var isReadingValue = false
  private var problems = ProblemList()

  init(bytes: [UInt8], file: String?) {
    self.bytes = bytes
    self.file = file
    index = SourcePosition.hasByteOrderMark(bytes) ? 3 : 0
    nodes.reserveCapacity(min(bytes.count / 8, JSONReader.valueLimit) + 1)
  }

  mutating func parse() throws(SceneError) -> JSONDocument {
    try skipSpace()
    guard index < bytes.count else { throw failure(.encoding(.empty), at: index) }
    isReadingValue = true
    var step = Step.value
    while step != .end {
      step = try advance(step)
    }
    guard index == bytes.count else {
      throw failure(.syntax(.extraText(found: token(at: index))), at: index)
    }
    try problems.throwIfAny()
    return JSONDocument(nodes: nodes, text: bytes, file: file)
  }

  private mutating func advance(_ step: Step) throws(SceneError) -> Step {
    switch step {
    case .value: try readValue()
    case .elementOrEnd: try readElement()
    case .memberOrEnd: try readMember()
    case .separator: try readSeparator()
    case .end: .end
    }
  }

  private mutating func readValue() throws(SceneError) -> Step {
    guard index < bytes.count else { throw unclosed() }
    guard nodes.count < JSONReader.valueLimit else {
      throw failure(.encoding(.tooManyValues(limit: JSONReader.valueLimit)), at: index)
    }
    switch bytes[index] {
    case UInt8(ascii: "{"):
      beginContainer(.object)
      try skipSpace()
      return .memberOrEnd
    case UInt8(ascii: "["):
      beginContainer(.array)
      try skipSpace()
      return .elementOrEnd
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      nodes.append(try readString())
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      nodes.append(try readNumber())
    default:
      nodes.append(try readLiteral())
    }
    isReadingValue = false
    try skipSpace()
    return .separator
  }

  private mutating func readElement() throws(SceneError) -> Step {
    guard let open, index < bytes.count else { throw unclosed() }
    if let step = try readEnd(of: open) { return step }
    countChild(of: open)
    return .value
  }

  private mutating func readMember() throws(SceneError) -> Step {
    guard let open, index < bytes.count else { throw unclosed() }
    if let step = try readEnd(of: open) { return step }
    let start = index
    let key: JSONNode
    switch bytes[index] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): key = try readString()
    default: key = try readBareKey()
    }
    try skipSpace()
    nodes.append(key)
    countChild(of: open)
    guard index < bytes.count else { throw unclosed() }
    guard bytes[index] == UInt8(ascii: ":") else {
      let name = Self.string(at: nodes.count - 1, nodes: nodes, text: bytes)
      throw failure(.syntax(.missingColon(key: name, found: token(at: index))), at: start)
    }
    index += 1
    try skipSpace()
    return .value
  }

  private mutating func readSeparator() throws(SceneError) -> Step {
    guard let open else { return .end }
    guard index < bytes.count else { throw unclosed() }
    if let step = try readEnd(of: open) { return step }
    let isObject = nodes[open].kind == .object
    guard bytes[index] == UInt8(ascii: ",") else {
      let container: SyntaxProblem.Container = isObject ? .object : .array
      throw failure(.syntax(.missingComma(in: container, found: token(at: index))), at: index)
    }
    index += 1
    try skipSpace()
    return isObject ? .memberOrEnd : .elementOrEnd
  }

  // MARK: - Containers

  private mutating func beginContainer(_ kind: JSONNode.Kind) {
    let payload = JSONNode.payload(high: 0, low: open ?? Self.noParent)
    open = nodes.count
    nodes.append(JSONNode(kind, payload: payload, offset: index, next: 0))
    index += 1
    isReadingValue = false
  }

  private mutating func countChild(of container: Int) {
    nodes[container].payload += 1 << 32
    isReadingValue = true
  }

  /// Closes the container if its end stands here; nil if something else does.
  private mutating func readEnd(of container: Int) throws(SceneError) -> Step? {
    guard let found = bracket(at: index), found == .rightBrace || found == .rightBracket else {
      return nil
    }
    let opening: SyntaxProblem.Bracket =
      nodes[container].kind == .object ? .leftBrace : .leftBracket
    guard found == opening.partner else {
      let position = self.position(of: Int(nodes[container].offset))
      throw failure(
        .syntax(.mismatched(found: found, opened: opening, at: position)), at: index)
    }
    noteDuplicateKeys(of: container)
    let parent = nodes[container].low
    open = parent == Self.noParent ? nil : parent
    nodes[container].next = nodes.count
    nodes[container].payload = JSONNode.payload(high: nodes[container].high, low: 0)
    index += 1
    try skipSpace()
    return .separator
  }

  private func bracket(at index: Int) -> SyntaxProblem.Bracket? {
    SyntaxProblem.Bracket(rawValue: Character(Unicode.Scalar(bytes[index])))
  }

  /// Compares each key of a finished object with those before it.
  private mutating func noteDuplicateKeys(of object: Int) {
    guard nodes[object].kind == .object, nodes[object].high > 1 else { return }
    var places: [String: Int] = [:]
    var key = object + 1
    while key < nodes.count {
      let name = Self.string(at: key, nodes: nodes, text: bytes)
      if let first = places[name] {
        noteDuplicate(name, at: key, first: first)
      } else {
        places[name] = key
      }
      key = nodes[key + 1].next
    }
  }

  private mutating func noteDuplicate(_ key: String, at node: Int, first: Int) {
    guard problems.makesRoom() else { return }
    let position = self.position(of: Int(nodes[first].offset))
    problems.add(
      problem(
        .key(.duplicate(key: key, first: position)), at: Int(nodes[node].offset),
        path: openPath() + [.key(key)]))
  }

  // MARK: - Failures

  func position(of offset: Int) -> SourcePosition {
    SourcePosition(offset: offset, in: bytes)
  }

  /// The error that ends the reading, after the problems found before it.
  func failure(_ kind: SceneProblem.Kind, at offset: Int) -> SceneError {
    let last = problem(kind, at: offset, path: openPath())
    return SceneError(problems: problems.problems + [last], omitted: problems.omitted)
  }

  private func problem(
    _ kind: SceneProblem.Kind, at offset: Int, path: [JSONPath.Component]
  ) -> SceneProblem {
    SceneProblem(file: file, position: position(of: offset), path: JSONPath(path), kind: kind)
  }

  private func unclosed() -> SceneError {
    guard let open else { return failure(.encoding(.empty), at: index) }
    let bracket: SyntaxProblem.Bracket = nodes[open].kind == .object ? .leftBrace : .leftBracket
    let opened = position(of: Int(nodes[open].offset))
    return failure(.syntax(.unclosed(bracket, opened: opened)), at: index)
  }

  /// The way to the innermost open container, and to the value in it that is being read.
  private func openPath() -> [JSONPath.Component] {
    var components: [JSONPath.Component] = []
    guard let open else { return [] }
    if isReadingValue { components.append(component(of: nodes.count, in: open)) }
    var container = open
    while nodes[container].low != Self.noParent {
      let parent = nodes[container].low
      components.append(component(of: container, in: parent))
      container = parent
    }
    return components.reversed()
  }

  /// The step from an open container to its latest child.
  private func component(of child: Int, in container: Int) -> JSONPath.Component {
    guard nodes[container].kind == .object else { return .index(nodes[container].high - 1) }
    return .key(Self.string(at: child - 1, nodes: nodes, text: bytes))
  }

  private static func string(at index: Int, nodes: [JSONNode], text: [UInt8]) -> String {
    JSONDocument(nodes: nodes, text: text, file: nil).string(at: index)
  }
}
