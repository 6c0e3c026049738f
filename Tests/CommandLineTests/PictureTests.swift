import Foundation
import Testing

/// Pictures are drawn without a display, by the program beside this one.
struct PictureTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    try desk.put("scene.json", Desk.scene)
  }

  @Test func `a picture has the size and scale that were asked for`() throws {
    let outcome = try desk.program.run(
      "render", "scene.json", "-o", "p.png", "--size", "900x600", "--scale", "1")

    #expect(outcome == Program.Outcome(status: 0, output: "", errors: ""))
    #expect(try size(of: "p.png") == [900, 600])
  }

  @Test func `a tap and the scene's own delivery show`() throws {
    let options = ["--size", "900x600", "--scale", "1"]
    let plain = try picture(options)
    let tapped = try picture(options + ["--tap", "80", "130"])
    let played = try picture(options + ["--overlay"])

    #expect(plain != tapped)
    #expect(tapped == played)
  }

  @Test func `a scene comes through a pipe, and a picture goes through one`() throws {
    let outcome = try desk.program.shell(
      "\"$HITSCOPE\" render - -o - --size 900x600 --scale 1 <scene.json >piped.png")

    #expect(outcome.status == 0)
    #expect(try size(of: "piped.png") == [900, 600])
  }

  @Test func `a file whose name looks like an option is a file`() throws {
    try desk.put("-odd.json", Desk.scene)

    let outcome = try desk.program.run("render", "-o", "p.png", "--", "-odd.json")

    #expect(outcome.status == 0)
    #expect(desk.has("p.png"))
  }

  @Test func `a scene that isn't there is drawn nowhere`() throws {
    let outcome = try desk.program.run("render", "nowhere.json", "-o", "p.png")

    #expect(outcome.status == 66)
    #expect(!desk.has("p.png"))
  }

  @Test func `a picture that can't be written is said`() throws {
    let outcome = try desk.program.run("render", "scene.json", "-o", "no/folder/p.png")

    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("no/folder/p.png"))
  }

  @Test func `with no display there is a picture and the trace`() throws {
    let played = try desk.program.run("play", "scene.json")

    let outcome = try desk.program.run("scene.json")

    #expect(outcome.status == 0)
    #expect(outcome.output == played.output)
    #expect(outcome.errors.hasPrefix("hitscope: there is no display to open a window on"))
    let path = try #require(outcome.errors.firstMatch(of: /: (\/.*\.png)\n/)).1
    #expect(FileManager.default.fileExists(atPath: String(path)))
  }

  @Test func `a display that nobody answers for is none`() throws {
    var program = desk.program
    program.environment["DISPLAY"] = ":64123"

    let outcome = try program.run("scene.json")

    #expect(outcome.status == 0)
    #expect(outcome.errors.hasPrefix("hitscope: there is no display to open a window on"))
  }

  @Test func `with no file it is the welcome scene`() throws {
    let outcome = try desk.program.run()

    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("0.000 event 1 queued"))
  }

  // MARK: - Pictures

  private func picture(_ options: [String]) throws -> Data {
    let line = "\"$HITSCOPE\" render scene.json -o p.png \(options.joined(separator: " "))"
    let outcome = try desk.program.shell(line)
    #expect(outcome.status == 0)
    return try desk.data("p.png")
  }

  /// Width and height, which begin the first chunk of a PNG.
  private func size(of name: String) throws -> [UInt32] {
    let data = try desk.data(name)
    return [16, 20].map { start in
      data[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }
}
