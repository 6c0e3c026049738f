import Foundation
import Testing

/// Files that can't be read have status 66, files that are malformed 65, each with its place.
struct FileTests {
  private let desk: Desk

  init() throws { desk = try Desk() }

  @Test func `a file that isn't there is named`() throws {
    let outcome = try desk.program.run("tap", "nowhere.json", "1", "2")

    #expect(outcome.status == 66)
    #expect(outcome.errors == "nowhere.json: no such file\n")
  }

  @Test func `a misspelt command is recognised`() throws {
    let outcome = try desk.program.run("rendre")

    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("rendre: no such file\n"))
    #expect(outcome.errors.contains("hitscope render"))
  }

  @Test func `a misspelt command with words or options of its own is recognised`() throws {
    let lint = try desk.program.run("lnt", "scene.json")
    let render = try desk.program.run("rendre", "-o", "out.png")

    #expect(lint.status == 64)
    #expect(lint.errors.contains("there is no command \"lnt\"; the nearest is: hitscope lint\n"))
    #expect(render.status == 64)
    #expect(render.errors.contains("hitscope render\n"))
  }

  @Test func `a dump is no scenario`() throws {
    try desk.put(
      "dump.txt",
      "<UIView: 0x7f0000000001; frame = (0 0; 9 9); layer = <CALayer: 0x600000000001>>\n")

    let outcome = try desk.program.run("test", "dump.txt")

    #expect(outcome.status == 65)
    #expect(outcome.errors.hasPrefix("dump.txt: this is no scenario"))
  }

  @Test func `a folder is not a file`() throws {
    let outcome = try desk.program.run("tap", "/", "1", "2")

    #expect(outcome.status == 66)
    #expect(outcome.errors.hasPrefix("/: "))
  }

  @Test func `a link that leads to itself can't be read`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: desk.folder.appending(path: "loop.json").path, withDestinationPath: "loop.json")

    let outcome = try desk.program.run("tap", "loop.json", "1", "2")

    #expect(outcome.status == 66)
  }

  @Test(.enabled(if: getuid() != 0))
  func `a file without permission can't be read`() throws {
    try desk.put("secret.json", Desk.scene)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: desk.folder.appending(path: "secret.json").path)

    let outcome = try desk.program.run("tap", "secret.json", "1", "2")

    #expect(outcome.status == 66)
  }

  @Test func `a mistake has its line, its column, its path and what was meant`() throws {
    try desk.put(
      "bad.json", "{ format: \"hitscope.scene/1\",\n  view: { id: \"a\", isHiden: true } }")

    let outcome = try desk.program.run("tap", "bad.json", "1", "2")

    #expect(outcome.status == 65)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("bad.json:2:20: "))
    #expect(outcome.errors.contains("isHiden"))
    #expect(outcome.errors.contains("\"isHidden\""))
  }

  @Test(arguments: [
    "", "{", "null", "[]", "\u{FEFF}", "hello", "{\"format\":\"hitscope.scene/9\"}",
  ])
  func `what is no scene is malformed`(_ text: String) throws {
    try desk.put("odd.json", text)

    let outcome = try desk.program.run("tap", "odd.json", "1", "2")

    #expect(outcome.status == 65)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("odd.json"))
  }

  @Test func `bytes that are no text are malformed`() throws {
    try desk.put("odd.json", Data([0x7B, 0x69, 0x64, 0x47, 0xFB, 0x47, 0x66, 0x00, 0xFF]))

    let outcome = try desk.program.run("tap", "odd.json", "1", "2")

    #expect(outcome.status == 65)
  }

  @Test func `nesting without end is refused without a crash`() throws {
    let text =
      "{ format: \"hitscope.scene/1\", view: { subviews: "
      + String(repeating: "[{ subviews: ", count: 200_000)
    try desk.put("deep.json", text)

    let outcome = try desk.program.run("tap", "deep.json", "1", "2")

    #expect(outcome.status == 65)
  }

  @Test func `a thousand levels are a scene like any other`() throws {
    let depth = 1000
    let text =
      "{ format: \"hitscope.scene/1\", view: "
      + String(repeating: "{ frame: [0, 0, 100, 100], subviews: [", count: depth)
      + String(repeating: "] }", count: depth) + "}"
    try desk.put("deep.json", text)

    let outcome = try desk.program.run("tap", "deep.json", "50", "50")

    #expect(outcome.status == 0)
    #expect(outcome.output.contains("touch 1 view UIView\(depth) "))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/zero")))
  func `a file without end is refused`() throws {
    let outcome = try desk.program.run("tap", "/dev/zero", "1", "2")

    #expect(outcome.status == 65)
  }
}
