import EventDelivery
import SceneFormat
import TraceAnalysis

/// Prints what happened, as text or as JSON.
struct TraceOutput {
  let format: OutputFormat
  /// The scene that the run began with.
  let scene: SceneDocument

  func write(_ run: DeliveryRun) {
    switch format {
    case .text:
      let transcript = Transcript(tree: run.tree)
      write(run.events) { Array(transcript.line($0).utf8) }
    case .json:
      let writer = TraceWriter(run: run, scene: scene)
      StandardStream.output.write(writer.header() + Self.lineEnd)
      write(run.events, line: writer.line)
    }
  }

  private static let lineEnd = Array("\n".utf8)
  /// Enough that the system is seldom called, and little enough that `head` gets its lines soon.
  private static let bufferSize = 1 << 15

  private func write(_ events: [TraceEvent], line: (TraceEvent) -> [UInt8]) {
    var buffer: [UInt8] = []
    for event in events {
      buffer += line(event)
      buffer += Self.lineEnd
      if buffer.count > Self.bufferSize {
        StandardStream.output.write(buffer)
        buffer.removeAll(keepingCapacity: true)
      }
    }
    StandardStream.output.write(buffer)
  }
}
