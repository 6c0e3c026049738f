import SceneFormat

/// Reads a scene, for tests that expect it to be right.
func scene(_ text: String) throws -> SceneDocument {
  try SceneReader.scene(Array(text.utf8), file: "a.json")
}

/// Every line of the error that reading the scene throws; empty if it throws none.
func problems(ofScene text: String) -> [String] {
  do throws(SceneError) {
    _ = try SceneReader.scene(Array(text.utf8), file: "a.json")
    return []
  } catch {
    return error.problems.map(\.description)
  }
}

/// The lines without their positions, for tests that are about something else.
func messages(ofScene text: String) -> [String] {
  do throws(SceneError) {
    _ = try SceneReader.scene(Array(text.utf8))
    return []
  } catch {
    return error.problems.map { problem in
      problem.path == .root ? problem.message : "\(problem.path): \(problem.message)"
    }
  }
}

/// A scene whose one view, under a window and in its short form, has these further keys.
func sceneText(view: String, more: String = "") -> String {
  "{format: 'hitscope.scene/1', view: {\(view)}\(more)}"
}
