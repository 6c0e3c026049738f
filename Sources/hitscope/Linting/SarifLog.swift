import Localization
import SceneFormat
import TraceAnalysis

/// What lint found as SARIF 2.1.0, which code hosts and editors show.
struct SarifLog {
  let report: LintReport
  let version: String
  let book: Phrasebook

  var document: [UInt8] {
    var builder = JSONBuilder()
    builder.beginObject()
    builder.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    builder.member("version", "2.1.0")
    builder.key("runs")
    builder.beginArray()
    builder.beginObject()
    tool(&builder)
    builder.member("columnKind", "unicodeCodePoints")
    builder.key("results")
    builder.beginArray()
    for problem in report.problems { result(problem, &builder) }
    builder.end()
    invocation(&builder)
    builder.end()
    builder.end()
    builder.end()
    return JSONWriter.pretty(builder.finish())
  }

  // MARK: - The tool

  private func tool(_ builder: inout JSONBuilder) {
    builder.key("tool")
    builder.beginObject()
    builder.key("driver")
    builder.beginObject()
    builder.member("name", "hitscope")
    builder.member("version", version)
    builder.key("rules")
    builder.beginArray()
    for code in codes {
      builder.beginObject()
      builder.member("id", code)
      if let description = book.description(ofCode: code) {
        builder.key("shortDescription")
        builder.beginObject()
        builder.member("text", description)
        builder.end()
      }
      builder.end()
    }
    builder.end()
    builder.end()
    builder.end()
  }

  /// The codes that were found, each once.
  private var codes: [String] {
    report.problems.map(\.finding.code.name).reduce(into: []) { codes, code in
      if !codes.contains(code) { codes.append(code) }
    }
  }

  // MARK: - The run

  /// Whether every file could be linted, and why not.
  private func invocation(_ builder: inout JSONBuilder) {
    builder.key("invocations")
    builder.beginArray()
    builder.beginObject()
    builder.key("executionSuccessful")
    builder.boolean(report.failures.isEmpty)
    builder.key("toolExecutionNotifications")
    builder.beginArray()
    for failure in report.failures { notification(failure, &builder) }
    builder.end()
    builder.end()
    builder.end()
  }

  private func notification(_ failure: LintFailure, _ builder: inout JSONBuilder) {
    builder.beginObject()
    builder.member("level", "error")
    builder.key("message")
    builder.beginObject()
    builder.member("text", failure.sentences.joined(separator: "\n"))
    builder.end()
    builder.key("locations")
    builder.beginArray()
    builder.beginObject()
    builder.key("physicalLocation")
    builder.beginObject()
    builder.key("artifactLocation")
    builder.beginObject()
    builder.member("uri", Self.address(of: failure.file))
    builder.end()
    builder.end()
    builder.end()
    builder.end()
    builder.end()
  }

  // MARK: - A result

  private func result(_ problem: LintProblem, _ builder: inout JSONBuilder) {
    builder.beginObject()
    let code = problem.finding.code.name
    builder.member("ruleId", code)
    builder.member("ruleIndex", codes.firstIndex(of: code).map { Double($0) } ?? 0)
    builder.member("level", problem.finding.severity.rawValue)
    builder.key("message")
    builder.beginObject()
    builder.member("text", problem.message)
    builder.end()
    builder.key("locations")
    builder.beginArray()
    location(problem, &builder)
    builder.end()
    builder.key("partialFingerprints")
    builder.beginObject()
    builder.member("hitscope/v1", "\(code):\(problem.path)")
    builder.end()
    builder.end()
  }

  private func location(_ problem: LintProblem, _ builder: inout JSONBuilder) {
    builder.beginObject()
    builder.key("physicalLocation")
    builder.beginObject()
    builder.key("artifactLocation")
    builder.beginObject()
    builder.member("uri", Self.address(of: problem.file))
    builder.end()
    if let place = problem.place {
      builder.key("region")
      builder.beginObject()
      builder.member("startLine", Double(place.line))
      if place.column > 0 { builder.member("startColumn", Double(place.column)) }
      builder.end()
    }
    builder.end()
    builder.key("logicalLocations")
    builder.beginArray()
    builder.beginObject()
    builder.member("name", problem.view)
    builder.end()
    builder.end()
    builder.end()
  }

  /// A path as a relative or absolute address: what an address may not hold is written in hexadecimal.
  private static func address(of path: String) -> String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    let escaped = path.utf8.map { byte in
      if plain.contains(byte) { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
    return path.hasPrefix("/") ? "file://" + escaped : escaped
  }
}
