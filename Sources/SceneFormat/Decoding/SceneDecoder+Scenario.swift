import EventDelivery
import Geometry

/// Scenarios: a scene with what is done and what is expected.
extension SceneDecoder {
  /// Reads a scenario; a scene of another file comes from the loader.
  mutating func scenario(
    _ root: JSONValue, loadScene: (String) throws(SceneError) -> SceneDocument
  ) throws(SceneError) -> ScenarioDocument? {
    guard isObject(root) else { return nil }
    checkVersion(of: root, is: .scenario, isRequired: true)
    var title: LocalizedText?
    var source: String?
    for member in root.members {
      switch key(member, of: ScenarioKey.self) {
      case .title: title = localizedText(member.value)
      case .source: source = string(member.value)
      case .format, .scene, .input, .expect, .cases, nil: break
      }
    }
    guard let scene = try heldScene(of: root, loadScene: loadScene) else { return nil }
    let cases = scenarioCases(root)
    return ScenarioDocument(
      title: title, source: source, scene: scene, sceneFile: root["scene"]?.string, cases: cases)
  }

  /// A scenario's or a recording's scene, which it holds or names by its file.
  mutating func heldScene(
    of root: JSONValue, loadScene: (String) throws(SceneError) -> SceneDocument
  ) throws(SceneError) -> SceneDocument? {
    guard let value = root["scene"] else {
      reportMissing(ScenarioKey.scene, in: root)
      return nil
    }
    if value.kind == .object { return scene(value, isEmbedded: true) }
    guard let file = name(value, expected: .scene) else { return nil }
    do throws(SceneError) {
      let scene = try loadScene(file)
      adopt(scene)
      return scene
    } catch {
      throw error.blamedOn(value, naming: file)
    }
  }

  /// Goes on with a scene that has been read already.
  mutating func adopt(_ scene: SceneDocument) {
    tree = scene.tree
    addresses = scene.addresses
    registry = IdentifierRegistry(scene)
    for view in tree.allViews {
      classNames.insert(tree[view].className)
      if let superclass = tree[view].superclassName { classNames.insert(superclass) }
    }
  }

  private mutating func scenarioCases(_ root: JSONValue) -> [ScenarioCase] {
    guard let value = root["cases"] else {
      return scenarioCase(root, titled: false).map { [$0] } ?? []
    }
    for key in [ScenarioKey.input, .expect] {
      guard let other = root[key.rawValue] else { continue }
      report(.key(.conflicting(key: key.rawValue, other: "cases")), at: other)
    }
    guard value.kind == .array, value.count > 0 else {
      reportType(of: value, expected: .cases)
      return []
    }
    return value.elements.compactMap { keepsBrokenCases ? wholeCase($0) : oneCase($0) }
  }

  private mutating func oneCase(_ element: JSONValue) -> ScenarioCase? {
    guard isObject(element) else { return nil }
    for member in element.members { _ = key(member, of: CaseKey.self) }
    return scenarioCase(element, titled: true)
  }

  /// A case that is wrong is one that fails, beside others that run.
  private mutating func wholeCase(_ element: JSONValue) -> ScenarioCase? {
    let others = problems
    problems = ProblemList()
    defer { problems = others }
    let result = oneCase(element)
    guard let error = problems.error else { return result }
    return ScenarioCase(title: element["title"].flatMap { localizedText($0) }, error: error)
  }

  /// One case, whose ids are its own: each case runs on the scene as written.
  private mutating func scenarioCase(_ object: JSONValue, titled: Bool) -> ScenarioCase? {
    let sceneRegistry = registry
    defer {
      checkReferences()
      registry = sceneRegistry
    }
    let input = object["input"].flatMap { self.input($0) }
    guard let value = object["expect"] else {
      report(.key(.missing(key: "expect")), at: object)
      return nil
    }
    guard let expectations = expectations(value) else { return nil }
    let title = titled ? object["title"].flatMap { localizedText($0) } : nil
    return ScenarioCase(title: title, input: input, expectations: expectations)
  }

  // MARK: - Expectations

  private mutating func expectations(_ value: JSONValue) -> Expectations? {
    guard isObject(value) else { return nil }
    guard value.count > 0 else {
      report(.key(.noneOf(ExpectKey.names)), at: value)
      return nil
    }
    var result = Expectations()
    for member in value.members {
      switch key(member, of: ExpectKey.self) {
      case .hit: result.hit = hits(member.value)
      case .visited: result.visited = identifiers(member.value, of: .view)
      case .chain: result.chain = identifiers(member.value, of: .responder)
      case .actions: result.actions = names(member.value)
      case .values: result.values = values(member.value)
      case .log: result.log = log(member.value)
      case .never: result.never = names(member.value) ?? []
      case .count: result.count = counts(member.value)
      case .convert: result.convert = conversions(member.value)
      case .states: result.states = states(member.value)
      case .why: result.why = why(member.value)
      case nil: break
      }
    }
    return result
  }

  private mutating func states(_ value: JSONValue) -> [StateExpectation] {
    guard isObject(value) else { return [] }
    let known = RecognizerState.allCases.map(\.rawValue)
    return value.members.compactMap { member in
      guard isKnown(member.key, at: member.name, expected: .recognizer), isList(member.value) else {
        return nil
      }
      let states = member.value.elements.compactMap { choice($0, among: known) }
      return StateExpectation(recognizer: member.key, states: states)
    }
  }

  private mutating func hits(_ value: JSONValue) -> [String?]? {
    guard isList(value) else { return nil }
    var result: [String?] = []
    for element in value.elements {
      if element.isNull {
        result.append(nil)
      } else if element.kind == .string {
        if let identifier = laterReference(element, to: .view) { result.append(identifier) }
      } else {
        reportType(of: element, expected: .idOrNull)
      }
    }
    return result
  }

  private mutating func identifiers(
    _ value: JSONValue, of target: ReferenceProblem.Target
  ) -> [String]? {
    guard isList(value) else { return nil }
    return value.elements.compactMap { laterReference($0, to: target) }
  }

  private mutating func counts(_ value: JSONValue) -> [LineCount] {
    guard isObject(value) else { return [] }
    return value.members.compactMap { member in
      integer(member.value, in: 0...1 << 40).map { LineCount(words: member.key, count: $0) }
    }
  }

  private mutating func log(_ value: JSONValue) -> [LogExpectation] {
    guard isList(value) else { return [] }
    return value.elements.compactMap { element in
      guard element.kind == .array else { return logLine(element).map { .line($0) } }
      return .anyOrder(element.elements.compactMap { logLine($0) })
    }
  }

  private mutating func logLine(_ value: JSONValue) -> LineExpectation? {
    if value.kind == .string { return name(value).map { LineExpectation(text: $0) } }
    guard value.kind == .object else {
      reportType(of: value, expected: .logLine)
      return nil
    }
    var line: LineExpectation?
    var time: Timestamp?
    var tolerance = Tolerance.exact
    for member in value.members {
      switch key(member, of: LogKey.self) {
      case .line: line = name(member.value).map { LineExpectation(text: $0) }
      case .at: time = number(member.value, in: 0...1e6).map { Timestamp(seconds: $0) }
      case .within: tolerance = number(member.value, in: 0...1e6) ?? tolerance
      case nil: break
      }
    }
    if value["line"] == nil { reportMissing(LogKey.line, in: value) }
    line?.time = time
    line?.tolerance = tolerance
    return line
  }
}

extension SceneError {
  /// A file that can't be read is told where it is named; what is wrong inside it is told there.
  fileprivate func blamedOn(_ value: JSONValue, naming file: String) -> SceneError {
    guard problems.count == 1, case .file(let problem) = problems[0].kind,
      problems[0].position == nil
    else { return self }
    return SceneError(
      SceneProblem(
        file: value.document.file, position: value.position, path: value.path,
        kind: .file(.named(file, problem))))
  }
}
