import EventDelivery
import Geometry
import HierarchyImport
import Localization
import SceneFormat
import TraceAnalysis

/// Says why a view does or doesn't get a touch, who gets it instead, and what to change.
struct WhyCommand: Command {
  private let path: String
  private let name: String
  private let sceneName: String?
  private let joinedPath: String?
  /// Nil is the middle of the view.
  private let point: Point?
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(CommandError) {
    path = arguments.operands[0]
    name = arguments.operands[1]
    sceneName = arguments.text(.scene)
    joinedPath = arguments.text(.with)
    point = try arguments.point(.at)
    format = try arguments.choice(.format, of: OutputFormat.self) ?? .text
  }

  func run(on console: Console) throws(CommandError) -> ExitStatus {
    let file = try SourceFile(path, scene: sceneName, with: joinedPath)
    console.warn(about: file)
    let tree = file.scene.tree
    let subject = try TargetResolver(tree: tree, addresses: file.addresses).subject(named: name)
    let builder = ExplanationBuilder(subject, tapping: point, in: tree)
    let explanation = builder.explanation()
    switch format {
    case .json:
      StandardStream.output.write(ExplanationWriter(builder).object(explanation))
    case .text:
      for line in lines(explanation, builder.run, file.format, console.phrasebook) {
        console.result(line)
      }
    }
    return explanation.arrives ? .success : .no
  }

  private func lines(
    _ explanation: Explanation, _ run: DeliveryRun, _ format: SourceFormat, _ book: Phrasebook
  ) -> [String] {
    let words = book.words(for: explanation, in: run.tree)
    var lines = [words.heading]
    let sentences = [words.reason, words.receiver].compactMap { $0 }
    lines += (sentences + evidence(explanation, run, book) + words.remarks).map { "  \($0)" }
    if format.evidence == .outline { lines.append("  \(book.evidence(of: format))") }
    if !words.fixes.isEmpty {
      lines.append("  \(book.text(ExplanationPhrase.fixes))")
      lines += words.fixes.map { "    \($0)" }
    } else if !explanation.arrives {
      lines.append("  \(book.text(ExplanationPhrase.noFix))")
    }
    if explanation.arrives, !format.uncarried.isEmpty {
      lines.append("  \(book.text(ExplanationPhrase.neverCarried))")
      lines += format.uncarried.map { "    \(book.text($0.phrase))" }
    }
    return lines
  }

  private func evidence(
    _ explanation: Explanation, _ run: DeliveryRun, _ book: Phrasebook
  ) -> [String] {
    guard let evidence = explanation.evidence else { return [] }
    let line = Transcript(tree: run.tree).words(run.events[evidence.position])
    return [book.text(ExplanationPhrase.seenIn, ["line": line])]
  }
}

extension SourceFormat.UncarriedFact {
  fileprivate var phrase: UncarriedPhrase {
    switch self {
    case .overrides: .overrides
    case .otherWindows: .otherWindows
    case .delegateAnswers: .delegateAnswers
    case .exclusiveTouch: .exclusiveTouch
    case .zPosition: .zPosition
    case .targets: .targets
    case .animations: .animations
    case .changesInCode: .changesInCode
    case .order: .order
    case .flags: .flags
    }
  }
}
