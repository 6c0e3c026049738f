public import SceneFormat

/// What is wrong with a file, worded.
extension Phrasebook {
  /// One problem with its place, as compilers write it: `a.json:3:7: windows[0].frame: …`.
  public func sentence(_ problem: SceneProblem) -> String {
    [problem.location, problem.path.description, message(problem)]
      .filter { !$0.isEmpty }.joined(separator: ": ")
  }

  /// What was found, what was expected and what to do, without the place.
  public func message(_ problem: SceneProblem) -> String {
    switch problem.kind {
    case .file(let problem): message(problem)
    case .encoding(let problem): message(problem)
    case .syntax(let problem): message(problem)
    case .key(let problem): message(problem)
    case .value(let problem): message(problem)
    case .reference(let problem): message(problem)
    case .version(let problem): message(problem)
    }
  }

  private func message(_ problem: FileProblem) -> String {
    switch problem {
    case .missing: text(ProblemPhrase.noSuchFile)
    case .directory: text(ProblemPhrase.isFolder)
    case .unreadable: text(ProblemPhrase.noPermission)
    case .named(let file, let problem): "\(quoted(file)): \(message(problem))"
    }
  }

  private func message(_ problem: EncodingProblem) -> String {
    switch problem {
    case .empty: return text(ProblemPhrase.emptyFile)
    case .utf16: return text(ProblemPhrase.wrongEncoding, ["encoding": "UTF-16"])
    case .utf32: return text(ProblemPhrase.wrongEncoding, ["encoding": "UTF-32"])
    case .notUTF8(let byte):
      let digits = "0x" + String(byte, radix: 16, uppercase: true)
      return text(ProblemPhrase.notUTF8, ["byte": digits])
    case .tooLong(let limit): return text(ProblemPhrase.tooLong, ["limit": "\(limit)"])
    case .tooManyValues(let limit):
      return text(ProblemPhrase.tooManyValues, ["limit": "\(limit)"])
    }
  }

  private func message(_ problem: KeyProblem) -> String {
    switch problem {
    case .duplicate(let key, let first):
      return text(
        ProblemPhrase.duplicateKey, place(first).merging(["key": quoted(key)]) { $1 })
    case .unknown(let key, nil): return text(ProblemPhrase.unknownKey, ["key": quoted(key)])
    case .unknown(let key, let nearest?):
      return text(
        ProblemPhrase.unknownKeyNear, ["key": quoted(key), "nearest": quoted(nearest)])
    case .wrongClass(let key, let found, let needed):
      return text(
        ProblemPhrase.wrongClass,
        ["key": quoted(key), "class": clipped(found), "needed": needed])
    case .missing(let key): return text(ProblemPhrase.keyMissing, ["key": quoted(key)])
    case .conflicting(let key, let other):
      return text(ProblemPhrase.conflictingKeys, ["key": quoted(key), "other": quoted(other)])
    case .notSettable(let key): return text(ProblemPhrase.notSettable, ["key": quoted(key)])
    case .noneOf(let keys): return text(ProblemPhrase.noneOfKeys, ["keys": list(keys)])
    }
  }

  private func message(_ problem: ReferenceProblem) -> String {
    switch problem {
    case .duplicateID(let id, nil): return text(ProblemPhrase.duplicateID, ["id": quoted(id)])
    case .duplicateID(let id, let first?):
      return text(
        ProblemPhrase.duplicateIDAt, place(first).merging(["id": quoted(id)]) { $1 })
    case .unknownID(let id, nil, let expected):
      return text(
        ProblemPhrase.unknownID, ["id": quoted(id), "expected": phrase(expected)])
    case .unknownID(let id, let nearest?, let expected):
      return text(
        ProblemPhrase.unknownIDNear,
        ["id": quoted(id), "expected": phrase(expected), "nearest": quoted(nearest)])
    case .wrongTarget(let id, let found, let expected):
      return text(
        ProblemPhrase.wrongTarget,
        ["id": quoted(id), "found": phrase(found), "expected": phrase(expected)])
    case .ambiguousName(let id, let candidates):
      return text(
        ProblemPhrase.ambiguousName, ["id": quoted(id), "names": list(candidates)])
    }
  }

  private func message(_ problem: VersionProblem) -> String {
    switch problem {
    case .unknownVersion(let found, let expected):
      text(
        ProblemPhrase.unknownVersion, ["found": quoted(found), "expected": quoted(expected)])
    case .otherFormat(let found, let expected):
      text(ProblemPhrase.otherFormat, ["found": quoted(found), "expected": quoted(expected)])
    case .notInThisVersion(let what):
      text(ProblemPhrase.notInThisVersion, ["what": quoted(what)])
    case .noScenario: text(ProblemPhrase.noScenario)
    case .foreignFile: text(ProblemPhrase.foreignFile)
    }
  }

  private func phrase(_ target: ReferenceProblem.Target) -> String {
    switch target {
    case .view: text(ValuePhrase.view)
    case .window: text(ValuePhrase.window)
    case .controller: text(ValuePhrase.controller)
    case .responder: text(ValuePhrase.responder)
    case .recognizer: text(ValuePhrase.gestureRecognizer)
    case .scrollView: text(ValuePhrase.scrollView)
    case .control: text(ValuePhrase.control)
    case .anything: text(ValuePhrase.anything)
    }
  }
}

/// The parts of such sentences.
extension Phrasebook {
  func place(_ position: SourcePosition) -> [String: String] {
    ["line": "\(position.line)", "column": "\(position.column)"]
  }

  func quoted(_ text: String) -> String { SceneProblem.quoted(text) }

  /// The names in quotes, the end of a long list left out.
  func list(_ names: [String]) -> String {
    let limit = 12
    let shown = names.prefix(limit).map { "\"\($0)\"" }.joined(separator: ", ")
    return names.count > limit ? shown + ", …" : shown
  }

  /// The text, its end left out where it is long.
  func clipped(_ text: String) -> String {
    let limit = 60
    let scalars = text.unicodeScalars
    return scalars.count > limit ? String(scalars.prefix(limit)) + "…" : text
  }
}
