import Localization
import SceneFormat
import TraceAnalysis

/// Lists every touch problem of some scenes that can be found without a touch.
struct LintCommand: Command {
  private let paths: [String]
  private let sceneName: String?
  private let joinedPath: String?
  private let silences: [LintSilence]
  private let format: Format

  private enum Format: String, CaseIterable {
    case text, json, sarif
  }

  init(_ arguments: Arguments) throws(CommandError) {
    paths = arguments.operands
    sceneName = arguments.text(.scene)
    joinedPath = arguments.text(.with)
    format = try arguments.choice(.format, of: Format.self) ?? .text
    var silences: [LintSilence] = []
    for text in arguments.options[.silence] ?? [] {
      guard let silence = LintSilence(argument: text) else {
        throw .usage(.badValue(.silence, found: text, expected: .code(LintCodes.all)))
      }
      silences.append(silence)
    }
    self.silences = silences
    if paths.filter({ $0 == "-" }).count > 1 { throw .usage(.standardInputTwice) }
  }

  func run(on console: Console) throws(CommandError) -> ExitStatus {
    var report = LintReport()
    var unused = silences.filter { $0.view != nil }
    for path in paths {
      do throws(CommandError) {
        let file = try SourceFile(path, scene: sceneName, with: joinedPath)
        console.warn(about: file)
        lint(file, into: &report, console.phrasebook)
        let lookup = NameLookup(tree: file.scene.tree)
        unused.removeAll { $0.view.map { lookup.hasIdentifier($0) } ?? false }
      } catch {
        // One bad file doesn't hide what is wrong with the others.
        console.explain(error, of: .lint)
        report.add(
          LintFailure(
            file: path, status: error.status, sentences: console.phrasebook.sentences(error)))
      }
    }
    // A name may stand in a file that couldn't be read.
    for silence in unused where report.failures.isEmpty { warn(about: silence, on: console) }
    write(report, on: console)
    return report.status
  }

  private func warn(about silence: LintSilence, on console: Console) {
    let name = silence.view ?? ""
    console.notice(
      .silencesNobody,
      ["option": Option.silence.spelling, "silence": "\(silence.code):\(name)", "name": name])
  }

  private func lint(_ file: SourceFile, into report: inout LintReport, _ book: Phrasebook) {
    let scene = file.scene
    let silences = scene.lintSilences + silences
    for finding in Linter(tree: scene.tree).findings() {
      let view = scene.tree.identifier(of: finding.subject)
      let problem = LintProblem(
        file: scene.places.file(of: view) ?? file.path, place: place(of: finding, in: scene),
        finding: finding, view: view,
        culprit: finding.culprit.map { scene.tree.identifier(of: $0) },
        path: scene.tree.classPath(of: finding.subject),
        message: book.sentence(finding, in: scene.tree))
      report.add(
        problem,
        isSilenced: silences.contains { $0.covers(code: finding.code.name, view: view) })
    }
  }

  private func place(of finding: LintFinding, in scene: SceneDocument) -> SourcePosition? {
    scene.places.position(of: scene.tree.identifier(of: finding.subject))
  }

  private func write(_ report: LintReport, on console: Console) {
    let output = LintOutput(report: report, book: console.phrasebook)
    switch format {
    case .text:
      for line in console.isQuiet ? output.text.dropLast() : output.text { console.result(line) }
    case .json: StandardStream.output.write(output.json)
    case .sarif:
      let log = SarifLog(
        report: report, version: VersionCommand.version, book: console.phrasebook)
      StandardStream.output.write(log.document)
    }
  }
}
