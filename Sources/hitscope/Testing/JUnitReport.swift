import SceneFormat

/// The results as JUnit's XML, which build servers show: a suite a file, a test a case.
struct JUnitReport {
  let reports: ScenarioReports
  let expectedHeading: String
  let actualHeading: String

  var text: String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append(
      "<testsuites tests=\"\(reports.cases.count)\" failures=\"\(failures(reports.cases))\""
        + " errors=\"\(errors(reports.cases))\">")
    for cases in suites { lines += suite(cases) }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The cases of each file, in the order of the files.
  private var suites: [[CaseReport]] {
    reports.cases.reduce(into: []) { suites, report in
      if suites.last?.first?.file == report.file {
        suites[suites.count - 1].append(report)
      } else {
        suites.append([report])
      }
    }
  }

  private func suite(_ cases: [CaseReport]) -> [String] {
    let file = Self.escaped(cases.first?.file ?? "")
    let head =
      "  <testsuite name=\"\(file)\" tests=\"\(cases.count)\" failures=\"\(failures(cases))\""
      + " errors=\"\(errors(cases))\">"
    return [head] + cases.flatMap(test) + ["  </testsuite>"]
  }

  private func test(_ report: CaseReport) -> [String] {
    let name = Self.escaped(report.title ?? report.file)
    let head = "    <testcase classname=\"\(Self.escaped(report.file))\" name=\"\(name)\""
    switch report.outcome {
    case .passed: return [head + "/>"]
    case .failed(let mismatches):
      let keys = mismatches.map(\.key.rawValue).joined(separator: ", ")
      let table = mismatches.flatMap { mismatch in
        [mismatch.key.rawValue]
          + mismatch.table(expectedHeading: expectedHeading, actualHeading: actualHeading)
      }
      return [head + ">"] + element("failure", keys, table) + ["    </testcase>"]
    case .unreadable(let error):
      return [head + ">"] + element("error", "file", ["\(error)"]) + ["    </testcase>"]
    }
  }

  private func element(_ name: String, _ message: String, _ lines: [String]) -> [String] {
    let text = Self.escaped(lines.joined(separator: "\n"))
    return ["      <\(name) message=\"\(Self.escaped(message))\">\(text)</\(name)>"]
  }

  private func failures(_ cases: [CaseReport]) -> Int {
    cases.count { if case .failed = $0.outcome { true } else { false } }
  }

  private func errors(_ cases: [CaseReport]) -> Int {
    cases.count { if case .unreadable = $0.outcome { true } else { false } }
  }

  /// XML 1.0 has no way to write most control characters; each becomes the sign for a lost one.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
