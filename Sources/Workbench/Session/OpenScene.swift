import EventDelivery
import Foundation
import HierarchyImport
import Localization
import SceneFormat

/// Where a scene came from.
enum SceneSource: Hashable, Sendable {
  case file(URL)
  /// Pasted, dropped or read from standard input.
  case text
  /// Made by the program.
  case none

  var url: URL? {
    guard case .file(let url) = self else { return nil }
    return url
  }
}

/// A scene as it was read, with the edits made since.
struct OpenScene: Sendable {
  let document: SceneDocument
  let source: SceneSource
  /// Which scene of a file that holds several; nil is the first.
  let sceneName: String?
  /// What was guessed or left out of a file that isn't Hitscope's own.
  let diagnostics: [ImportDiagnostic]
  /// The scene before any input.
  var tree: ViewTree

  init(
    _ document: SceneDocument, source: SceneSource, sceneName: String? = nil,
    diagnostics: [ImportDiagnostic] = []
  ) {
    self.document = document
    self.source = source
    self.sceneName = sceneName
    self.diagnostics = diagnostics
    tree = document.tree
  }

  /// What is shown where there is no scene at all.
  static var empty: OpenScene {
    OpenScene(SceneDocument(tree: ViewTree()), source: .none)
  }

  var input: [InputItem] { document.input ?? [] }
  var warnings: [SceneWarning] { document.warnings }

  /// The scene's title, else its file's name.
  func title(in phrases: Phrasebook) -> String {
    if let title = document.title { return title.text(in: phrases.language.rawValue) }
    return source.url?.lastPathComponent ?? phrases.text(ScenesPhrase.untitled)
  }

  /// The document with the edits in it, as it would be saved.
  var edited: SceneDocument {
    var result = document
    result.tree = tree
    return result
  }
}
