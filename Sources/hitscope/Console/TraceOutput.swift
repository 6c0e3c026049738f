import EventDelivery
import TraceAnalysis

/// Prints what happened, as text or as JSON.
struct TraceOutput {
  let format: OutputFormat
  /// The scene's file, as the user named it.
  let scene: String

  func write(_ run: DeliveryRun) throws(CommandError) {
    switch format {
    case .text: writeText(run)
    case .json: throw .usage(.laterOption(.format))
    }
  }

  private func writeText(_ run: DeliveryRun) {
    let transcript = Transcript(tree: run.tree)
    var text = ""
    for event in run.events {
      text += transcript.line(event) + "\n"
      if text.utf8.count > Self.bufferSize { flush(&text) }
    }
    flush(&text)
  }

  /// Enough that the system is seldom called, and little enough that `head` gets its lines soon.
  private static let bufferSize = 1 << 15

  private func flush(_ text: inout String) {
    StandardStream.output.write(text)
    text = ""
  }
}
