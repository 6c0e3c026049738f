import EventDelivery
import Foundation
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
  /// The scene before any input.
  var tree: ViewTree

  init(_ document: SceneDocument, source: SceneSource) {
    self.document = document
    self.source = source
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
