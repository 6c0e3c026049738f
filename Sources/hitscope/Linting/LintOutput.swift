import Localization
import SceneFormat
import TraceAnalysis

/// Prints what lint found.
struct LintOutput {
  let report: LintReport
  let book: Phrasebook

  /// A line a problem, as compilers print theirs, and a line that counts them.
  var text: [String] {
    report.problems.map(line) + [counts]
  }

  private func line(_ problem: LintProblem) -> String {
    let place = problem.place.map { ":\($0.line)" + ($0.column > 0 ? ":\($0.column)" : "") } ?? ""
    let severity = book.text(problem.finding.severity.phrase)
    return "\(problem.file)\(place): \(severity): \(problem.message) [\(problem.finding.code.name)]"
  }

  private var counts: String {
    book.text(
      LintPhrase.counts,
      [
        "errors": "\(report.count(of: .error))", "warnings": "\(report.count(of: .warning))",
        "notes": "\(report.count(of: .note))", "silenced": "\(report.silenced)",
      ])
  }

  /// An object a problem, a line each, and one that counts them.
  var json: [UInt8] {
    report.problems.flatMap { Self.object($0) + Array("\n".utf8) } + countsObject
      + Array("\n".utf8)
  }

  private static func object(_ problem: LintProblem) -> [UInt8] {
    var builder = JSONBuilder()
    builder.beginObject()
    builder.member("file", problem.file)
    builder.member("line", problem.place.map { Double($0.line) })
    builder.member("column", problem.place.flatMap { $0.column > 0 ? Double($0.column) : nil })
    builder.member("severity", problem.finding.severity.rawValue)
    builder.member("code", problem.finding.code.name)
    builder.member("view", problem.view)
    builder.member("culprit", problem.culprit)
    builder.member("message", problem.message)
    builder.end()
    return JSONWriter.line(builder.finish())
  }

  private var countsObject: [UInt8] {
    var builder = JSONBuilder()
    builder.beginObject()
    for severity in LintFinding.Severity.allCases {
      builder.member(severity.countKey, Double(report.count(of: severity)))
    }
    builder.member("silenced", Double(report.silenced))
    builder.end()
    return JSONWriter.line(builder.finish())
  }
}

extension JSONBuilder {
  /// A member; null for what isn't there.
  mutating func member(_ name: String, _ text: String?) {
    key(name)
    if let text { string(text) } else { null() }
  }

  mutating func member(_ name: String, _ value: Double?) {
    key(name)
    if let value { number(value) } else { null() }
  }
}

extension LintFinding.Severity {
  var countKey: String {
    switch self {
    case .error: "errors"
    case .warning: "warnings"
    case .note: "notes"
    }
  }

  fileprivate var phrase: LintPhrase {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
