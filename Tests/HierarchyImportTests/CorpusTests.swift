import EventDelivery
import Foundation
import Geometry
import HierarchyImport
import SceneFormat
import Testing

/// Files that people published, in a folder that isn't part of the project.
///
/// The folder is named by `HITSCOPE_CORPUS`; without it there is nothing to read and nothing to test.
struct CorpusTests {
  private static let root = ProcessInfo.processInfo.environment["HITSCOPE_CORPUS"] ?? ""

  static func files(_ kind: String) -> [String] {
    let folder = "\(root)/samples/\(kind)"
    let names = root.isEmpty ? [] : (try? FileManager.default.contentsOfDirectory(atPath: folder))
    return (names ?? []).sorted().map { "\(folder)/\($0)" }
  }

  @Test(arguments: files("recdesc"))
  func `every view of a published dump is in the scene or accounted for`(_ path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let printed = text.matches(of: /<[A-Za-z_][\w.$]*: 0x[0-9a-f]+; [^\n]*?frame[ =]/).count

    let scene = try HierarchyImporter.open(path: path)

    let tree = scene.document.tree
    let shown = tree.allViews.filter {
      tree.window(of: $0) != nil && tree[$0].identifier != "window"
    }
    let repeated = scene.diagnostics.reduce(0) { sum, diagnostic in
      if case .text(.repeated) = diagnostic.kind { sum + diagnostic.count } else { sum }
    }
    #expect(scene.format == .recursiveDescription)
    #expect(shown.count + repeated >= printed)
    #expect(shown.count > 0)
    #expect(try Reading.outlineOfCleanScene(scene) == Reading.outline(scene))
  }

  @Test(arguments: files("ib"))
  func `every view of a published document is in one of its scenes`(_ path: String) throws {
    let first = try HierarchyImporter.open(path: path)
    var views: Set<String> = []

    for name in first.sceneNames {
      let scene = try HierarchyImporter.open(path: path, scene: name)
      views.formUnion(scene.addresses.keys)
      #expect(try Reading.outlineOfCleanScene(scene) == Reading.outline(scene), "\(name)")
      let tree = scene.document.tree
      #expect(tree.allViews.allSatisfy { tree.window(of: $0) != nil }, "\(name)")
    }

    let text = try String(contentsOfFile: path, encoding: .utf8)
    // A hidden toolbar and what stands in a bar's item have no place on the screen.
    let framed = text.matches(of: /<(\w+) [^>]*?id="([\w-]+)"[^>]*>\s*<rect key="frame"/)
      .filter { !$0.0.contains("key=\"toolbar\"") && !$0.0.contains("key=\"customView\"") }
    let missing = framed.map { String($0.2).lowercased() }.filter { !views.contains($0) }
    #expect(missing == [])
  }

  @Test(
    arguments: ["xcui", "wda-xml", "wda-json", "idb", "maestro", "earlgrey", "sentry"]
      .flatMap(files))
  func `every other tree or outline opens, or says why it can't`(_ path: String) throws {
    let opened: ImportedScene?
    do throws(ImportError) {
      opened = try HierarchyImporter.open(path: path)
    } catch {
      opened = nil
      switch error {
      case .noViews, .scene: break
      case .notInThisVersion, .noSuchScene, .nothingToJoin:
        Issue.record("\(path) is of a kind that opens")
      }
    }

    if let scene = opened {
      let tree = scene.document.tree
      #expect(tree.allViews.allSatisfy { tree.window(of: $0) != nil })
      #expect(try Reading.outlineOfCleanScene(scene) == Reading.outline(scene))
    }
  }

  @Test(
    arguments: [
      "printhierarchy", "gestures", "autolayouttrace", "ivardesc", "uiautomator", "nsview",
      "calabash", "ib-archive",
    ].flatMap(files))
  func `a file of another kind is told apart and refused by name`(_ path: String) throws {
    do throws(ImportError) {
      _ = try HierarchyImporter.open(path: path)
      Issue.record("\(path) is no view tree")
    } catch {
      guard case .notInThisVersion = error else {
        Issue.record("\(path) is of a kind that is known")
        return
      }
    }
  }
}
