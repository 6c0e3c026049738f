import EventDelivery
import Foundation
import SceneFormat
import Testing

/// Files on disk, in a folder of each test's own.
@Suite struct SceneFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "sub"), withIntermediateDirectories: true)
  }

  private static let scene = "{format: 'hitscope.scene/1', view: {id: 'v', frame: [0, 0, 9, 9]}}"

  @Test func `a file is told apart by its content`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let scene = try file("a.txt", Self.scene)
    let scenario = try file(
      "sub/b",
      "// a comment\n{format: 'hitscope.scenario/1', scene: '../a.txt', expect: {hit: []}}")
    let recording = try file(
      "c.json", "{format: 'hitscope.recording/1', scene: 'a.txt', input: [{tap: 'v'}]}")

    guard case .scene = try SceneFile.read(scene),
      case .scenario(let read) = try SceneFile.read(scenario),
      case .recording(let recorded) = try SceneFile.read(recording)
    else {
      Issue.record("a file is taken for another kind")
      return
    }

    #expect(read.scene.tree.view(identifier: "v") != nil)
    #expect(recorded.input.count == 1)
  }

  @Test func `a trace is opened as the scene and the input of its first line`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let document = try SceneReader.scene(Array(Self.scene.utf8))
    let tap = InputItem(action: .tap(.view("v"), count: 1, fingers: 1))
    let run = DeliveryRun.playing([tap], on: document.tree)
    let writer = TraceWriter(run: run, scene: document)
    let lines = [writer.header()] + run.events.map { writer.line($0) }
    let text = lines.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()

    let path = try file("trace.jsonl", text)
    guard case .recording(let recording) = try SceneFile.read(path) else {
      Issue.record("a trace isn't opened as a recording")
      return
    }
    let again = DeliveryRun.playing(recording.input, on: recording.scene.tree)

    #expect(again.events == run.events)
  }

  @Test func `what can't be read is told from what is malformed`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let missing = folder.appending(path: "no.json").path
    let dangling = try file(
      "d.json", "{format: 'hitscope.scenario/1', scene: 'no.json', expect: {hit: []}}")
    let malformed = try file("e.json", "{format: 'hitscope.scene/1', view: {a: 1}}")

    #expect(problems(missing) == ["/no.json: no such file"])
    #expect(problems(folder.path) == [": this is a folder; name a file in it"])
    #expect(problems(dangling) == [#"/d.json:1:40: scene: "no.json": no such file"#])
    #expect(problems(malformed).count == 1)
    let unread = #expect(throws: SceneError.self) { try SceneFile.read(missing) }
    #expect(unread?.isAboutReading == true)
    let refused = #expect(throws: SceneError.self) { try SceneFile.read(malformed) }
    #expect(refused?.isAboutReading == false)
  }

  @Test(arguments: [
    "<UIView: 0x104e09c10; frame = (0 0; 390 844)>", "bplist00", "[1, 2]", "Printing description",
  ])
  func `a file that isn't Hitscope's own is told so`(text: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try file("dump.txt", text)

    let error = #expect(throws: SceneError.self) { try SceneFile.read(path) }

    #expect(error?.problems.map(\.kind) == [.version(.foreignFile)])
  }

  @Test func `an input is a list of items or a file that has one`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let scene = try SceneReader.scene(Array(Self.scene.utf8))
    let list = try file("list.json", "[{tap: 'v'}, {at: 3, tap: [1, 1]}]")
    let held = try file(
      "held.json", "{format: 'hitscope.recording/1', scene: 'x', input: [{tap: 'v'}]}")
    let wrong = try file("wrong.json", "[{tap: 'w'}]")

    #expect(try SceneFile.input(list, for: scene).count == 2)
    #expect(try SceneFile.input(held, for: scene).count == 1)
    #expect(throws: SceneError.self) { try SceneFile.input(wrong, for: scene) }
  }

  private func file(_ name: String, _ text: String) throws -> String {
    let url = folder.appending(path: name)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  /// The errors of reading a file, with the folder left out.
  private func problems(_ path: String) -> [String] {
    do throws(SceneError) {
      _ = try SceneFile.read(path)
      return []
    } catch {
      return error.problems.map { $0.description.replacing(folder.path, with: "") }
    }
  }
}
