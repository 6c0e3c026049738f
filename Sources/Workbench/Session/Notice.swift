import HierarchyImport
import Localization
import SceneFormat

/// What the window tells the user about a scene: that it couldn't be opened, or what to know of it.
struct Notice: Error, Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Nothing was opened; the scene before it stays.
    case error
    /// It was opened, with something to know.
    case warning
  }

  enum Line: Hashable, Sendable {
    case problem(SceneProblem)
    case moreProblems(Int)
    case nothingToPaste
    case keyWithoutEffect(key: String, identifier: String)
    case foreign(ImportError)
    case imported(ImportDiagnostic)
  }

  let kind: Kind
  let lines: [Line]

  init(_ kind: Kind, _ lines: [Line]) {
    self.kind = kind
    self.lines = lines
  }

  init(error: SceneError) {
    kind = .error
    let more = error.omitted > 0 ? [Line.moreProblems(error.omitted)] : []
    lines = error.problems.map(Line.problem) + more
  }

  init(error: ImportError) {
    switch error {
    case .scene(let error): self.init(error: error)
    case .notInThisVersion, .noViews, .nothingToJoin, .noSuchScene:
      self.init(.error, [.foreign(error)])
    }
  }

  /// What to know of a scene: its warnings, those of a kind in one sentence, and what was guessed when
  /// it was imported; nil where there is nothing.
  init?(_ scene: OpenScene) {
    let warnings = Notice(warnings: scene.warnings)?.lines ?? []
    let important = scene.diagnostics.filter { $0.severity == .warning }
    let notes = scene.diagnostics.filter { $0.severity == .note }
    let lines = (important + notes).map(Line.imported) + warnings
    guard !lines.isEmpty else { return nil }
    self.init(.warning, lines)
  }

  private init?(warnings: [SceneWarning]) {
    let lines = warnings.map { warning in
      switch warning.kind {
      case .key(let key): Line.keyWithoutEffect(key: key, identifier: warning.identifier)
      }
    }
    guard !lines.isEmpty else { return nil }
    kind = .warning
    self.lines = lines
  }

  /// Whether it is about what stands in a file, rather than about the file itself.
  var isMalformed: Bool {
    lines.contains { line in
      if case .foreign = line { return true }
      guard case .problem(let problem) = line else { return false }
      if case .file = problem.kind { return false }
      return true
    }
  }

  /// The lines as sentences.
  func sentences(_ phrases: Phrasebook) -> [String] {
    lines.map { sentence($0, phrases) }
  }

  private func sentence(_ line: Line, _ phrases: Phrasebook) -> String {
    switch line {
    case .problem(let problem): Self.sentence(problem, phrases)
    case .moreProblems(let count): phrases.text(NoticePhrase.moreProblems, count: count)
    case .nothingToPaste: phrases.text(NoticePhrase.nothingToPaste)
    case .keyWithoutEffect(let key, let identifier):
      phrases.text(NoticePhrase.keyWithoutEffect, ["key": key, "id": identifier])
    case .foreign(let error): phrases.sentences(error).joined(separator: "\n")
    case .imported(let diagnostic): phrases.sentence(diagnostic, file: nil)
    }
  }

  /// The place in words, and what is wrong there.
  private static func sentence(_ problem: SceneProblem, _ phrases: Phrasebook) -> String {
    let spot = problem.position.map { position in
      phrases.text(
        NoticePhrase.lineColumn,
        ["line": "\(position.line)", "column": "\(position.column)"])
    }
    let place = [problem.file, spot, problem.path.description]
      .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    let message = phrases.message(problem)
    guard !place.isEmpty else { return message }
    return phrases.text(NoticePhrase.problem, ["place": place, "message": message])
  }
}
