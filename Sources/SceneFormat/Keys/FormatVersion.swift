/// The formats of Hitscope's own files, each with the version that this program reads and writes.
public enum FormatVersion: String, Hashable, Sendable, CaseIterable {
  case scene = "hitscope.scene/1"
  case scenario = "hitscope.scenario/1"
  case recording = "hitscope.recording/1"
  case trace = "hitscope.trace/1"

  /// The format's name without its version: `hitscope.scene`.
  var name: Substring { rawValue.prefix { $0 != "/" } }

  /// The format that a document says it has, be its version known or not; nil for anything else.
  public static func format(of document: JSONDocument) -> FormatVersion? {
    guard let text = document.root["format"]?.string else { return nil }
    let name = text.prefix { $0 != "/" }
    return allCases.first { $0.name == name }
  }
}
