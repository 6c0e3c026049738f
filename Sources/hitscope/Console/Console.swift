import HierarchyImport
import Localization
import SceneFormat

/// What a command says, in the user's language.
struct Console {
  let phrasebook: Phrasebook
  /// Whether only results and errors are wanted.
  var isQuiet = false

  init(language: Language) throws(PhrasebookError) {
    phrasebook = try Phrasebook(language)
  }

  /// A line of the result.
  func result(_ line: String) { StandardStream.output.write(line + "\n") }

  /// A line beside the result, for people.
  func remark(_ line: String) {
    if !isQuiet { StandardStream.error.write("hitscope: \(line)\n") }
  }

  /// A line for people that they need even where they want few.
  func notice(_ key: ReportPhrase, _ values: [String: String]) {
    complain(phrasebook.text(key, values))
  }

  /// What the scene has that this version only keeps.
  func warn(_ warnings: [SceneWarning]) {
    for warning in warnings { remark(warning.description) }
  }

  /// So many remarks on a file are printed beside another result.
  private static let mostRemarks = 10

  /// What to know of a file before its result is believed.
  func warn(about file: SourceFile) {
    warn(file.scene.warnings)
    let important = file.diagnostics.filter { $0.severity == .warning }
    let notes = file.diagnostics.filter { $0.severity == .note }
    let ordered = important + notes
    for diagnostic in ordered.prefix(Self.mostRemarks) {
      remark(phrasebook.sentence(diagnostic, file: file.path))
    }
    let more = ordered.count - Self.mostRemarks
    if more > 0 { remark(phrasebook.text(ImportPhrase.moreRemarks, count: more)) }
  }

  /// Why there is no result of a command.
  func explain(_ error: CommandError, of command: CommandName) {
    switch error {
    case .usage:
      phrasebook.sentences(error).forEach(complain)
      let help = "\(command.spelling) --help"
      StandardStream.error.write(phrasebook.text(UsagePhrase.seeHelp, ["command": help]) + "\n")
    case .scene(let error): explain(error)
    case .perhapsCommand(let problem, _):
      explain(problem)
      complain(phrasebook.sentences(error).last ?? "")
    case .noScenarios, .unwritable, .target, .window, .foreign:
      phrasebook.sentences(error).forEach(complain)
    }
  }

  /// What is wrong with a file, a problem a line.
  func explain(_ error: SceneError) {
    let lines = phrasebook.sentences(error)
    StandardStream.error.write(lines.joined(separator: "\n") + "\n")
  }

  private func complain(_ sentence: String) {
    StandardStream.error.write("hitscope: \(sentence)\n")
  }
}
