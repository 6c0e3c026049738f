import Foundation
import HierarchyImport
import SceneFormat

/// Reads scenes from files and texts; whatever goes wrong comes back as a notice.
enum SceneOpener {
  /// The scene of a file of any kind; a scenario's or a recording's own where it is one of those.
  static func scene(at url: URL, scene name: String? = nil) -> Result<OpenScene, Notice> {
    let path = url.path
    return opened(.file(url), scene: name) { () throws(ImportError) -> ImportedScene in
      try HierarchyImporter.open(path: path, scene: name)
    }
  }

  /// The scene that a text holds; the file name is what errors call it, and what it names is looked
  /// for from there.
  static func scene(
    text: String, name file: String, scene name: String? = nil
  ) -> Result<OpenScene, Notice> {
    opened(.text, scene: name) { () throws(ImportError) -> ImportedScene in
      try HierarchyImporter.open(Array(text.utf8), file: file, scene: name)
    }
  }

  private static func opened(
    _ source: SceneSource, scene name: String?, read: () throws(ImportError) -> ImportedScene
  ) -> Result<OpenScene, Notice> {
    do throws(ImportError) {
      let file = try read()
      return .success(
        OpenScene(
          scene(file.content), source: source, sceneName: name, diagnostics: file.diagnostics))
    } catch {
      return .failure(Notice(error: error))
    }
  }

  private static func scene(_ file: SceneFile) -> SceneDocument {
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
