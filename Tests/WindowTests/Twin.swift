import EventDelivery
import Foundation
import Geometry
import Localization
import PlatformInterface
import SDLPlatform
import SceneLibrary
import Testing

@testable import Workbench

/// The same sandbox in this process, asked where the live window's widgets are.
struct Twin {
  var workbench: Workbench

  init(size: Size = Size(1440, 900)) throws {
    let surroundings = Workbench.Surroundings(
      text: try FontLibrary(FontCatalog.system()), clipboard: OwnClipboard(),
      shelf: SceneShelf(root: SceneLibrary.root))
    workbench = Workbench(surroundings, phrases: try Phrasebook(.english), size: size)
  }

  /// The scene on the shelf whose file has that name.
  static func url(_ name: String) throws -> URL {
    let shelf = SceneShelf(root: SceneLibrary.root)
    return try #require(shelf.items.first { $0.url.lastPathComponent == name }).url
  }

  func middle(of id: WidgetID) throws -> Point {
    var copy = workbench
    return try #require(copy.frame().target(id), "no widget \(id)").frame.center
  }

  /// Where a point of the app's screen is in the window.
  func windowPoint(_ point: Point) -> Point {
    var copy = workbench
    return copy.frame().stage.device.toWindow.apply(point)
  }

  func middle(ofView identifier: String) throws -> Point {
    let tree = workbench.session.tree
    let view = try #require(tree.view(identifier: identifier))
    return windowPoint(tree.centerOnScreen(of: view))
  }

  private final class OwnClipboard: Clipboard {
    var text: String?
  }
}
