import EventDelivery
import TraceAnalysis

extension DeliveryRun {
  /// The run's transcript without times and indentation.
  var lines: [String] {
    let transcript = Transcript(tree: tree)
    return events.map { transcript.words($0) }
  }

  /// The lines that begin with one of these.
  func lines(beginning beginnings: String...) -> [String] {
    lines.filter { line in beginnings.contains { line.hasPrefix($0) } }
  }
}
