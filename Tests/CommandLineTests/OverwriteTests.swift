import Foundation
import Testing

/// No command writes its result over a file that it reads.
struct OverwriteTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    try desk.put("scene.json", Desk.scene)
    try desk.put("buy.scenario.json", Desk.scenario(scene: "scene.json"))
  }

  @Test(arguments: [
    ("map scene.json -o", "scene.json"),
    ("convert scene.json -o", "./scene.json"),
    ("render scene.json -o", "link.json"),
    ("play scene.json --save", "link.json"),
    ("convert - < scene.json -o", "scene.json"),
  ])
  func `an output that is the input is refused, by whatever name`(
    _ words: String, _ output: String
  ) throws {
    try FileManager.default.createSymbolicLink(
      atPath: desk.folder.appending(path: "link.json").path, withDestinationPath: "scene.json")

    let outcome = try desk.program.shell("\"$HITSCOPE\" \(words) \(output)")

    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("would overwrite it: \(output)\n"))
    #expect(try desk.read("scene.json") == Desk.scene)
  }

  @Test func `a scenario that a folder holds is not overwritten by the report`() throws {
    let before = try desk.read("buy.scenario.json")

    let outcome = try desk.program.run("test", ".", "--junit", "buy.scenario.json")

    #expect(outcome.status == 64)
    #expect(try desk.read("buy.scenario.json") == before)
  }

  @Test func `another file is replaced`() throws {
    try desk.put("clean.json", "old")

    let outcome = try desk.program.run("convert", "scene.json", "-o", "clean.json")

    #expect(outcome.status == 0)
    #expect(try desk.read("clean.json").contains("hitscope.scene/1"))
  }
}
