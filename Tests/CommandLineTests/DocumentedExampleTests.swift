import Foundation
import Testing

/// What the documents show is what the program does.
struct DocumentedExampleTests {
  private let desk: Desk

  init() throws { desk = try Desk() }

  @Test func `the examples of the formats run`() throws {
    let blocks = try Document("docs/Formats.md").blocks(of: "json5")
    try #require(blocks.count == 4)
    for (name, block) in zip(["badge.json", "long.json", "input.json", "b.scenario.json"], blocks) {
      try desk.put(name, block)
    }

    let outcomes = try [
      desk.program.run("play", "badge.json"), desk.program.run("tap", "long.json", "50", "90"),
      desk.program.run("play", "badge.json", "input.json"),
      desk.program.run("test", "b.scenario.json"),
    ]

    #expect(outcomes.map(\.status) == [0, 0, 0, 0])
    #expect(outcomes.map(\.errors) == ["", "", "", ""])
  }

  @Test func `the transcript of the formats is what comes of their scene`() throws {
    let document = try Document("docs/Formats.md")
    try desk.put("badge.json", try #require(document.blocks(of: "json5").first))

    let outcome = try desk.program.run("tap", "badge.json", "345", "190")

    let shown = try #require(document.blocks(of: "").first)
    #expect(outcome.output.contains(shown))
  }

  @Test(arguments: ["README.md", "README.zh-Hans.md"])
  func `the commands of the README work as they stand`(_ name: String) throws {
    let document = try Document(name)
    try FileManager.default.createSymbolicLink(
      at: desk.folder.appending(path: "Scenes"),
      withDestinationURL: Document.root.appending(path: "Scenes"))
    let lines = document.blocks(of: "sh").flatMap { $0.split(separator: "\n") }
      .filter { $0.hasPrefix("./run ") && !$0.hasPrefix("./run  ") }
    try #require(lines.count > 4)

    let outcomes = try lines.map { line in
      try desk.program.shell(String(line.replacing("./run ", with: "\"$HITSCOPE\" ")))
    }

    #expect(outcomes.map(\.status) == lines.map { _ in 0 })
  }

  @Test func `the README shows what the program prints`() throws {
    let document = try Document("README.md")
    let scene = Document.root.appending(path: "Scenes/Lessons/02-which-view-is-hit.json").path
    let shown = try #require(document.blocks(of: "").first)

    let outcome = try desk.program.run("tap", scene, "E")

    #expect(outcome.output.hasPrefix(shown))
  }
}
