import EventDelivery
import Foundation
import SceneFormat
import TestSupport
import Testing
import TraceAnalysis

/// The same input gives the same trace in every process.
struct ReplayTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func `a random scene and input give the same trace here and twice elsewhere`(
    seed: UInt64
  ) throws {
    let scene = RandomScene.make(
      seed: seed, steps: 80, hasRecognizers: !seed.isMultiple(of: 2))
    let recording = RecordingDocument(
      scene: SceneDocument(tree: scene.tree), input: scene.inputs.map { InputItem(raw: $0) })
    let text = String(decoding: SceneWriter.recording(recording), as: UTF8.self)
    try desk.put("random.json", text)
    let run = DeliveryRun.playing(recording.input, on: scene.tree)
    let transcript = Transcript(tree: run.tree)

    let first = try desk.program.run("play", "random.json")
    let second = try desk.program.run("play", "random.json")
    let asJSON = try desk.program.run("play", "random.json", "--format", "json")
    let again = try desk.program.run("play", "random.json", "--format", "json")

    #expect(first.status == 0, "\(first.errors)")
    #expect(first.lines == run.events.map { transcript.line($0) })
    #expect(first == second)
    #expect(asJSON == again)
  }
}
