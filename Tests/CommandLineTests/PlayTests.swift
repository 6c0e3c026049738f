import Foundation
import Testing

/// `hitscope play` delivers a whole input, and keeps it if asked to.
struct PlayTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    try desk.put("scene.json", Desk.scene)
  }

  @Test func `the scene's own input is what Play does`() throws {
    let tapped = try desk.program.run("tap", "scene.json", "buy")

    let played = try desk.program.run("play", "scene.json")

    #expect(played.status == 0)
    #expect(played == tapped)
  }

  @Test func `an input comes in a file of its own or through a pipe`() throws {
    try desk.put("input.json", "[{ tap: \"panel\", count: 2 }]")
    let tapped = try desk.program.run("tap", "scene.json", "panel", "--count", "2")

    let fromFile = try desk.program.run("play", "scene.json", "input.json")
    let piped = try desk.program.run(
      "play", "scene.json", "-", input: "[{ tap: \"panel\", count: 2 }]")

    #expect(fromFile == tapped)
    #expect(piped == tapped)
  }

  @Test func `standard input can't be both`() throws {
    let outcome = try desk.program.run("play", "-", "-", input: Desk.scene)

    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix("hitscope: standard input can be read only once"))
  }

  @Test func `an input that names nobody is malformed`() throws {
    try desk.put("input.json", "[{ tap: \"nobody\" }]")

    let outcome = try desk.program.run("play", "scene.json", "input.json")

    #expect(outcome.status == 65)
    #expect(outcome.errors.hasPrefix("input.json:1:9: "))
  }

  @Test func `what is saved is a scenario that comes true`() throws {
    try desk.put("cases/readme.txt", "Scenarios go here.")

    let played = try desk.program.run(
      "play", "scene.json", "--save", "cases/buy.scenario.json")
    let tested = try desk.program.run("test", "cases")

    #expect(played == (try desk.program.run("play", "scene.json")))
    #expect(try desk.read("cases/buy.scenario.json").contains("\"scene\": \"../scene.json\""))
    #expect(
      try desk.read("cases/buy.scenario.json").contains("\"actions\": [\"bought: > appDelegate\"]"))
    #expect(tested.output == "passed  cases/buy.scenario.json\n1 passed, 0 failed\n")
  }

  @Test func `a scene from a pipe is saved with the scenario`() throws {
    let played = try desk.program.run("play", "-", "--save", "own.scenario.json", input: Desk.scene)
    try FileManager.default.removeItem(at: desk.folder.appending(path: "scene.json"))
    let tested = try desk.program.run("test", "own.scenario.json")

    #expect(played.status == 0)
    #expect(tested.status == 0)
  }

  @Test func `a trace in JSON is a recording that replays`() throws {
    let text = try desk.program.run("play", "scene.json")

    let json = try desk.program.run("play", "scene.json", "--format", "json")
    try desk.put("trace.jsonl", json.output)
    let replayed = try desk.program.run("play", "trace.jsonl")

    #expect(json.status == 0)
    #expect(json.lines[0].hasPrefix(#"{"format":"hitscope.trace/1","scene":{"#))
    #expect(
      json.lines[1] == #"{"n":0,"t":0,"event":1,"step":"queued","fingers":[1],"#
        + #""phases":["began"],"points":[[80,130]]}"#)
    #expect(json.lines.count == text.lines.count + 1)
    #expect(replayed == text)
  }

  @Test func `a scene without input says so and saves nothing`() throws {
    try desk.put("still.json", #"{ format: "hitscope.scene/1", view: { id: "page" } }"#)

    let played = try desk.program.run("play", "still.json")
    let saved = try desk.program.run("play", "still.json", "--save", "still.scenario.json")

    #expect(played.status == 0)
    #expect(played.output == "")
    #expect(played.errors.hasPrefix("hitscope: still.json has no input"))
    #expect(saved.status == 64)
    #expect(!desk.has("still.scenario.json"))
  }
}
