import HierarchyImport
import Localization
import SceneFormat

/// Runs scenarios and says which of them come true.
struct TestCommand: Command {
  private let paths: [String]
  private let junit: OutputFile?
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(CommandError) {
    paths = arguments.operands
    junit = arguments.text(.junit).map(OutputFile.init)
    format = try arguments.choice(.format, of: OutputFormat.self) ?? .text
  }

  func run(on console: Console) throws(CommandError) -> ExitStatus {
    var reports = ScenarioReports()
    let files = try ScenarioFinder.files(at: paths)
    if let junit { try OverwriteCheck(inputs: files).check(junit.path, of: .junit) }
    for file in files {
      let cases = Self.reports(on: file, in: console.phrasebook.language)
      for report in cases { say(report, on: console) }
      reports.add(cases)
    }
    sayCount(reports)
    let headings = Self.headings(console.phrasebook)
    try junit?.write(
      Array(
        JUnitReport(
          reports: reports, expectedHeading: headings.expected, actualHeading: headings.actual
        ).text.utf8))
    return reports.status
  }

  private static func reports(on file: String, in language: Language) -> [CaseReport] {
    do {
      let scenario = try HierarchyImporter.scenario(path: file)
      return ScenarioRunner.results(of: scenario).map { result in
        CaseReport(
          file: file, title: result.title?.text(in: language.rawValue),
          outcome: Self.outcome(of: result))
      }
    } catch {
      return [CaseReport(file: file, title: nil, outcome: .unreadable(error))]
    }
  }

  private static func outcome(of result: CaseResult) -> CaseReport.Outcome {
    if let error = result.error { return .unreadable(error) }
    return result.isPassed ? .passed : .failed(result.mismatches)
  }

  private static func headings(_ book: Phrasebook) -> (expected: String, actual: String) {
    (book.text(ReportPhrase.expected), book.text(ReportPhrase.actual))
  }

  // MARK: - Saying

  private func say(_ report: CaseReport, on console: Console) {
    if case .unreadable(let error) = report.outcome { console.explain(error) }
    switch format {
    case .json: StandardStream.output.write(report.json + Array("\n".utf8))
    case .text: sayText(report, on: console)
    }
  }

  private func sayText(_ report: CaseReport, on console: Console) {
    let book = console.phrasebook
    guard !report.isPassed else {
      if !console.isQuiet { console.result("\(book.text(ReportPhrase.passed))  \(report.name)") }
      return
    }
    console.result("\(book.text(ReportPhrase.failed))  \(report.name)")
    guard case .failed(let mismatches) = report.outcome else { return }
    let headings = Self.headings(book)
    for mismatch in mismatches {
      console.result("  \(mismatch.key.rawValue)")
      let table = mismatch.table(
        expectedHeading: headings.expected, actualHeading: headings.actual)
      for line in table { console.result("  \(line)") }
    }
  }

  private func sayCount(_ reports: ScenarioReports) {
    switch format {
    case .text: StandardStream.output.write(reports.lastLine + "\n")
    case .json:
      StandardStream.output.write(
        "{\"passed\":\(reports.passed),\"failed\":\(reports.failed)}\n")
    }
  }
}
