import Foundation
import Testing

/// `hitscope convert` writes clean scenes and UIKit code.
struct ConvertTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    try desk.put("scene.json", Desk.scene)
  }

  @Test func `a converted scene behaves as it did, and converts to itself`() throws {
    let outcome = try desk.program.run("convert", "scene.json", "-o", "clean.json")
    let again = try desk.program.run("convert", "clean.json", "-o", "-")

    #expect(outcome == Program.Outcome(status: 0, output: "", errors: ""))
    #expect(again.output == (try desk.read("clean.json")))
    #expect(
      try desk.program.run("play", "clean.json") == (try desk.program.run("play", "scene.json")))
  }

  @Test func `a clean scene is plain JSON`() throws {
    _ = try desk.program.run("convert", "scene.json", "-o", "clean.json")

    let object = try JSONSerialization.jsonObject(with: desk.data("clean.json"))

    #expect((object as? [String: Any])?["format"] as? String == "hitscope.scene/1")
  }

  @Test func `short forms are written out as raw touches`() throws {
    let outcome = try desk.program.run("convert", "scene.json", "-o", "-", "--expand")

    #expect(outcome.output.contains(#""phase": "began", "point": [80, 130]"#))
    #expect(!outcome.output.contains("\"tap\""))
  }

  @Test func `a name that ends in swift is UIKit code`() throws {
    let outcome = try desk.program.run("convert", "scene.json", "-o", "Scene.swift")

    #expect(outcome.status == 0)
    #expect(try desk.read("Scene.swift").hasPrefix("import UIKit\n"))
  }

  @Test func `code has no input to write out`() throws {
    let outcome = try desk.program.run("convert", "scene.json", "-o", "Scene.swift", "--expand")

    #expect(outcome.status == 64)
    #expect(!desk.has("Scene.swift"))
  }

  @Test func `a malformed file leaves what was there`() throws {
    try desk.put("out.json", "precious")
    try desk.put("bad.json", "{ format: \"hitscope.scene/1\", veiw: {} }")

    let outcome = try desk.program.run("convert", "bad.json", "-o", "out.json")

    #expect(outcome.status == 65)
    #expect(try desk.read("out.json") == "precious")
  }

  @Test func `a folder that isn't there can't be written to`() throws {
    let outcome = try desk.program.run("convert", "scene.json", "-o", "no/folder/out.json")

    #expect(outcome.status == 66)
    #expect(outcome.errors.hasPrefix("hitscope: no/folder/out.json can't be written: "))
  }
}
