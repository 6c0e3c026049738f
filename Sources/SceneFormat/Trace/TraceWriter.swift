public import EventDelivery

/// Writes a run's trace as JSON, a line a step; TraceFormat.md has its grammar.
///
/// A line at a time, since a trace may be long.
public struct TraceWriter: Sendable {
  /// The names of all steps, which the grammar tells.
  public static let stepNames = TraceStep.allCases.map(\.rawValue)
  /// The names of all keys of a step's line.
  public static let keyNames = TraceKey.names

  private let run: DeliveryRun
  private let scene: SceneDocument

  /// The scene is the one that the run began with.
  public init(run: DeliveryRun, scene: SceneDocument) {
    self.run = run
    self.scene = scene
  }

  /// The first line: the format, the scene and the raw inputs, which are all that a replay needs.
  public func header() -> [UInt8] {
    let recording = RecordingDocument(of: run, scene: scene)
    var encoder = SceneEncoder(tree: run.initialTree)
    encoder.builder.beginObject()
    encoder.member(RecordingKey.format, FormatVersion.trace.rawValue)
    encoder.builder.key(RecordingKey.scene.rawValue)
    encoder.scene(recording.scene)
    encoder.builder.key(RecordingKey.input.rawValue)
    encoder.input(recording.input)
    encoder.builder.end()
    return JSONWriter.line(encoder.builder.finish())
  }

  /// A step's line; the names come from the newest tree, which knows everyone who ever was there.
  public func line(_ event: TraceEvent) -> [UInt8] {
    var encoder = TraceEncoder(tree: run.tree)
    encoder.event(event)
    return JSONWriter.line(encoder.document)
  }
}
