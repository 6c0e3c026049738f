import EventDelivery
import Foundation
import Geometry
import HierarchyImport
import SceneFormat
import Testing

/// Opens texts as a user's file would be.
enum Reading {
  static func open(_ text: String) throws -> ImportedScene {
    try HierarchyImporter.open(Array(text.utf8))
  }

  /// The tree as text, a view a line: its id, class and bounds' place, and whatever isn't a default.
  static func outline(_ scene: ImportedScene) -> [String] {
    let tree = scene.document.tree
    return tree.windows.flatMap { tree.subtree(of: $0) }.map { view in
      let depth = tree.ancestors(from: view).count - 1
      let details = tree[view]
      var words = [String(repeating: "  ", count: depth) + details.identifier]
      if details.className != details.identifier { words.append(details.className) }
      if let superclass = details.superclassName { words.append(":" + superclass) }
      words.append(text(tree.frame(of: view)))
      let origin = tree.bounds(of: view).origin
      if origin != .zero { words.append("offset(\(number(origin.x)) \(number(origin.y)))") }
      if tree.isHidden(view) { words.append("hidden") }
      if tree.alpha(of: view) != 1 { words.append("alpha \(tree.alpha(of: view))") }
      if !tree.isUserInteractionEnabled(view) { words.append("off") }
      if let text = details.text ?? details.title { words.append("'\(text)'") }
      if let controller = details.viewController { words.append("@\(tree[controller].identifier)") }
      for recognizer in details.gestureRecognizers where tree[recognizer].scrollRole == nil {
        words.append("+\(tree[recognizer].identifier)")
      }
      if !details.assumed.isEmpty {
        words.append("?" + details.assumed.joined(separator: ","))
      }
      return words.joined(separator: " ")
    }
  }

  /// The outline of the scene once it has been written as a clean scene and read again.
  static func outlineOfCleanScene(_ scene: ImportedScene) throws -> [String] {
    let bytes = SceneWriter.scene(scene.document)
    return outline(try HierarchyImporter.open(bytes))
  }

  static func text(_ rect: Rect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(number)
    return "(\(numbers.joined(separator: " ")))"
  }

  static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e12
      ? "\(Int(rounded))" : "\(rounded)"
  }

  /// Diagnostics as text, a line each.
  static func remarks(_ scene: ImportedScene) -> [String] {
    scene.diagnostics.map { diagnostic in
      let place = diagnostic.line.map { "\($0): " } ?? ""
      let count = diagnostic.count > 1 ? " ×\(diagnostic.count)" : ""
      let kind =
        switch diagnostic.kind {
        case .text(let remark): "\(remark)"
        case .layout(let remark): "\(remark)"
        case .document(let remark): "\(remark)"
        }
      return place + kind + count
    }
  }
}
