import Localization
import SceneFormat
import Testing

/// What is wrong with a file, in words.
struct ProblemTests {
  /// Files with something wrong, one a sentence or two.
  static let files = [
    "", "{", "{ format: \"hitscope.scene/1\" ", "/* ", "{ a: \"b", "{ a: [1 }", "{ a: [1 2] }",
    "{ a \"b\" }", "{ a: }", "{ 1: 2 }", "{ a: Ture }", "{ a: word }", "{ a: '\\x' }",
    "{ a: '\\uD800' }", "{ a: “b” }", "{ a: 01 }", "{ a: 1e999 }", "{ a: 1x }", "{ a: - }",
    "{} x", "{ format: \"hitscope.scene/1\", format: 1 }",
    "{ format: \"hitscope.scene/2\", view: {} }", "{ format: \"hitscope.scenario/1\" }",
    "{ format: \"hitscope.scene/1\" }", "{ format: \"hitscope.scene/1\", view: {}, windows: [] }",
    "{ format: \"hitscope.scene/1\", view: { fram: [0, 0, 1, 1], zzzzzzzz: 1 } }",
    "{ format: \"hitscope.scene/1\", view: { isOn: true } }",
    "{ format: \"hitscope.scene/1\", view: { frame: [0, 0, 1], alpha: Infinity, isHidden: 1 } }",
    "{ format: \"hitscope.scene/1\", view: { id: \"a\", subviews: [{ id: \"a\" }, 3] } }",
    "{ format: \"hitscope.scene/1\", view: { overrides: { next: \"b\", hitTest: {}, pointInside: [] } } }",
    "{ format: \"hitscope.scene/1\", view: { transform: \"x\", backgroundColor: \"blu\" } }",
    "{ format: \"hitscope.scene/1\", view: { overrides: { touchesBegan: \"hndle\" }, tag: 1.5 } }",
    "{ format: \"hitscope.scene/1\", view: { id: \"\" }, input: [{ tap: \"zzz\" }, { press: \"a\" }] }",
  ]

  private static func problems(_ text: String) -> [SceneProblem] {
    do throws(SceneError) {
      _ = try SceneReader.scene(Array(text.utf8), file: "a.json")
      return []
    } catch {
      return error.problems
    }
  }

  @Test(arguments: files)
  func `in English a problem reads as the reader itself words it`(file: String) throws {
    let phrasebook = try Phrasebook(.english)

    let problems = Self.problems(file)

    #expect(!problems.isEmpty)
    for problem in problems { #expect(phrasebook.sentence(problem) == problem.description) }
  }

  @Test(arguments: files)
  func `in Chinese nothing of the sentence stays English`(file: String) throws {
    let phrasebook = try Phrasebook(.simplifiedChinese)

    let sentences = Self.problems(file).map { phrasebook.message($0) }

    for sentence in sentences {
      #expect(!sentence.contains("expected") && !sentence.contains("found"), "\(sentence)")
      #expect(!sentence.contains("{line}") && !sentence.contains("problem."), "\(sentence)")
    }
  }
}
