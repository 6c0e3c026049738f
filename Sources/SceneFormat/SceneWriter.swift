/// Writes Hitscope's own files: plain pretty JSON, the same bytes for the same data every time.
///
/// Keys stand in a fixed order, and what has UIKit's default is left out. Every id is written, so that
/// names survive whatever is done to the file.
public enum SceneWriter {
  /// A clean scene.
  public static func scene(_ scene: SceneDocument) -> [UInt8] {
    var encoder = SceneEncoder(tree: scene.tree)
    encoder.scene(scene)
    return JSONWriter.pretty(encoder.builder.finish())
  }

  /// A scenario; its scene is named where it came from a file, else written into it.
  public static func scenario(_ scenario: ScenarioDocument) -> [UInt8] {
    var encoder = SceneEncoder(tree: scenario.scene.tree)
    encoder.scenario(scenario)
    return JSONWriter.pretty(encoder.builder.finish())
  }

  public static func recording(_ recording: RecordingDocument) -> [UInt8] {
    var encoder = SceneEncoder(tree: recording.scene.tree)
    encoder.recording(recording)
    return JSONWriter.pretty(encoder.builder.finish())
  }
}
