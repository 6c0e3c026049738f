import Foundation
import Geometry
import Localization
import PlatformInterface
import SDLPlatform
import Testing
import Workbench

/// One picture of the window: a scene, what was done to it, and how the window looks at it.
struct Shot: CustomTestStringConvertible, Sendable {
  let name: String
  var scene = "Lessons/02-which-view-is-hit.json"
  var size = Size(1440, 900)
  var language = Language.english
  var theme = ThemeChoice.light
  var step: Int?
  var tap: Point?
  var plays = true
  var selection: String?
  var events: [PlatformEvent] = []

  var testDescription: String { name }

  /// Scenes of the pictures' own, which don't change with those that ship.
  private static let scenes = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Scenes")

  static let all = [
    Shot(name: "light-tap"),
    Shot(name: "dark-step", theme: .dark, step: 7),
    Shot(name: "compact", size: Size(900, 600)),
    Shot(
      name: "compact-dark-zh-Hant", size: Size(900, 600), language: .traditionalChinese,
      theme: .dark),
    Shot(
      name: "welcome-zh-Hans", scene: "Lessons/01-three-things-to-try.json",
      language: .simplifiedChinese, plays: false),
    Shot(name: "area", scene: "Recipes/01-enlarge-a-hit-area.json", events: [key(.character("e"))]),
    Shot(name: "turned", scene: "Recipes/07-rotated-and-scaled.json"),
    Shot(name: "keys", theme: .dark, events: [key(.function(1))]),
    Shot(name: "hit-map", events: [key(.character("m"))]),
    Shot(
      name: "why", scene: "Recipes/08-why.json", tap: Point(100, 290), selection: "buy",
      events: [key(.character("w")), key(.character("p"))]),
    Shot(
      name: "gestures", scene: "Recipes/09-gestures.json", theme: .dark, tap: Point(190, 270)),
    Shot(name: "error", events: [.textDropped("{ format: \"hitscope.scene/1\", vew: {} }")]),
  ]

  private static func key(_ key: Key) -> PlatformEvent { .key(KeyEvent(.down, key)) }

  func picture() throws -> PixelImage {
    let fonts = try FontLibrary(FontCatalog.system())
    let surroundings = Workbench.Surroundings(
      text: fonts, clipboard: NoClipboard(), shelf: SceneShelf(root: Self.scenes))
    var workbench = Workbench(
      surroundings, phrases: try Phrasebook(language), size: size, theme: theme)
    workbench.openFile(at: Self.scenes.appending(path: scene))
    if let tap {
      workbench.deliverTap(at: tap)
    } else if plays {
      workbench.deliverOwnInput()
    }
    if let step { workbench.show(step: step) }
    if let selection { workbench.select(identifier: selection) }
    for event in events { workbench.handle(event, at: 0) }
    return try OffscreenCanvas(fonts: fonts).draw(
      workbench.displayList(), size: size, pixelScale: 1)
  }

  private final class NoClipboard: Clipboard {
    var text: String?
  }
}
