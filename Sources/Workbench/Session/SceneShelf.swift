public import Foundation
import Localization
import SceneFormat

/// The scenes that ship with the program, in the order they are to be met.
public struct SceneShelf: Sendable {
  struct Item: Sendable {
    let url: URL
    let title: LocalizedText?
  }

  let items: [Item]

  /// The scenes of the folders under a root: lessons, recipes and gestures, each by file name.
  ///
  /// A file that is no scene is left out: scenarios lie beside their scenes.
  public init(root: URL, folders: [String] = ["Lessons", "Recipes", "Gestures"]) {
    items = folders.flatMap { folder in
      Self.files(in: root.appendingPathComponent(folder)).compactMap { url -> Item? in
        guard case .success(let scene) = SceneOpener.scene(at: url) else { return nil }
        return Item(url: url, title: scene.document.title)
      }
    }
  }

  private static func files(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted()
      .filter { $0.hasSuffix(".json") && !$0.hasSuffix(".scenario.json") }
      .map { folder.appendingPathComponent($0) }
  }

  func titles(in phrases: Phrasebook) -> [String] {
    items.map { item in
      item.title?.text(in: phrases.language.rawValue) ?? item.url.lastPathComponent
    }
  }

  /// The scene that is met first.
  var first: OpenScene? {
    guard let item = items.first, case .success(let scene) = SceneOpener.scene(at: item.url)
    else { return nil }
    return scene
  }

  /// The place of a file on the shelf.
  func place(of url: URL) -> Int? {
    items.firstIndex { $0.url.standardizedFileURL == url.standardizedFileURL }
  }
}
