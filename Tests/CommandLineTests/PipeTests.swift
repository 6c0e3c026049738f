import Foundation
import Testing

/// Results go to the output and nothing else does; a reader that leaves is no mishap.
struct PipeTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    try desk.put("scene.json", Desk.scene)
  }

  @Test func `a reader that leaves early is not complained about`() throws {
    let line = "\"$HITSCOPE\" tap scene.json buy --count 1000 | head -n 1"

    let outcome = try desk.program.shell(line)

    #expect(outcome.status == 0)
    #expect(outcome.output == "0.000 event 1 queued touches {1 began}\n")
    #expect(outcome.errors == "")
  }

  @Test func `a closed output is an error and no crash`() throws {
    let outcome = try desk.program.shell("\"$HITSCOPE\" tap scene.json buy >&-")

    #expect(outcome.status == 66)
    #expect(outcome.errors.hasPrefix("hitscope: standard output: "))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full disk is an error`() throws {
    let outcome = try desk.program.shell("\"$HITSCOPE\" tap scene.json buy >/dev/full")

    #expect(outcome.status == 66)
    #expect(outcome.errors.hasPrefix("hitscope: standard output: "))
  }

  @Test func `what was guessed of a dump is said beside the result`() throws {
    try desk.put(
      "dump.txt",
      "<UIView: 0x7f0000000001; frame = (0 0; 100 100); layer = <CALayer: 0x600000000001>>\n")

    let outcome = try desk.program.run("tap", "dump.txt", "1", "2")
    let quiet = try desk.program.run("tap", "dump.txt", "1", "2", "--quiet")

    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("dump.txt:1"))
    #expect(quiet.errors == "")
    #expect(quiet.output == outcome.output)
  }
}
