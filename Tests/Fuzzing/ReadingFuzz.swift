import EventDelivery
import SceneFormat
import TraceAnalysis

/// What a fuzzer calls with bytes of its own making, which are read as a scene and as whatever else
/// they could be.
///
/// The scene's input is delivered, and all of it is printed and written again. Nothing may crash, hang
/// or eat the memory.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let scene = importedScene(bytes) {
    deliver(scene)
    writeAndReadAgain(scene)
    return 0
  }
  do {
    let scene = try SceneReader.scene(bytes, file: "fuzz.json")
    deliver(scene)
    writeAndReadAgain(scene)
  } catch {
    precondition(!"\(error)".isEmpty, "an error has words")
  }
  return 0
}

private func deliver(_ scene: SceneDocument) {
  let items = (scene.input ?? []) + [InputItem(action: .tap(.point(.zero), count: 1, fingers: 2))]
  let run = DeliveryRun.playing(Array(items.prefix(20)), on: scene.tree)
  let transcript = Transcript(tree: run.tree)
  for event in run.events.prefix(10_000) {
    precondition(!transcript.line(event).isEmpty, "a step has words")
  }
}

private func writeAndReadAgain(_ scene: SceneDocument) {
  let written = SceneWriter.scene(scene)
  do {
    let again = SceneWriter.scene(try SceneReader.scene(written))
    precondition(again == written, "a scene that was written is read as it was")
  } catch {
    preconditionFailure("a scene that was written can't be read: \(error)")
  }
}
