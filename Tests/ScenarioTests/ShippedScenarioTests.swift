import Foundation
import SceneFormat
import SceneLibrary
import Testing

/// Every scenario that ships passes.
struct ShippedScenarioTests {
  private static let scenarios = SceneLibrary.Folder.allCases.flatMap {
    SceneLibrary.scenarios(in: $0)
  }

  @Test(arguments: scenarios)
  func `a shipped scenario happens as it says`(file: URL) throws {
    let scenario = try SceneFile.scenario(file.path)

    let results = ScenarioRunner.results(of: scenario)

    for result in results { result.expectPassed(in: file) }
  }

  @Test(arguments: scenarios)
  func `a shipped scenario has a title, its cases too, and a report's has a source`(
    file: URL
  ) throws {
    let scenario = try SceneFile.scenario(file.path)

    let isRegression = file.deletingLastPathComponent().lastPathComponent == "Regressions"
    let isEachTitled = scenario.cases.allSatisfy { $0.title != nil }
    #expect(scenario.title != nil)
    #expect(isRegression == (scenario.source != nil))
    #expect(scenario.cases.count == 1 || isEachTitled)
  }

  @Test func `there are scenarios to run`() {
    #expect(Self.scenarios.count >= 90)
  }
}

extension CaseResult {
  /// Records each expectation that isn't met, expected and actual side by side.
  func expectPassed(in file: URL) {
    let title = title?.text(in: "en") ?? file.lastPathComponent
    for mismatch in mismatches {
      let table = mismatch.table(expectedHeading: "expected", actualHeading: "actual")
      Issue.record("\(title): \(mismatch.key)\n\(table.joined(separator: "\n"))")
    }
  }
}
