import Foundation
import SceneFormat

/// Reads scenes from files and texts; whatever goes wrong comes back as a notice.
enum SceneOpener {
  /// The scene of a file; a scenario's or a recording's own where it is one of those.
  static func scene(at url: URL) -> Result<OpenScene, Notice> {
    let path = url.path
    return Result { () throws(SceneError) -> OpenScene in
      OpenScene(try scene(try SceneFile.read(path)), source: .file(url))
    }.mapError { error in Notice(error: error) }
  }

  /// The scene that a text holds; the name is what errors call it, and what it names is looked for
  /// from there.
  static func scene(text: String, name: String) -> Result<OpenScene, Notice> {
    Result { () throws(SceneError) -> OpenScene in
      OpenScene(try scene(try SceneFile.read(Array(text.utf8), file: name)), source: .text)
    }.mapError { error in Notice(error: error) }
  }

  private static func scene(_ file: SceneFile) throws(SceneError) -> SceneDocument {
    switch file {
    case .scene(let scene): return scene
    case .recording(let recording): return recording.sceneWithInput
    case .scenario(let scenario):
      var scene = scenario.scene
      scene.title = scenario.title ?? scene.title
      scene.input = scenario.cases.first?.input ?? scene.input
      return scene
    }
  }
}
