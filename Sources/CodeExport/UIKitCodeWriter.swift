public import EventDelivery
import Geometry

/// Writes a scene as UIKit source that builds the same hierarchy and behaves the same.
///
/// Overrides become subclasses, actions `addTarget` calls, recognizers are created with their
/// properties. What has no UIKit counterpart, such as a behaviour nobody can see, is a comment.
public struct UIKitCodeWriter {
  let tree: ViewTree
  /// Each responder's variable, and the class of those with code of their own.
  let names: [ResponderID: String]
  let classes: [ResponderID: String]
  let recognizerNames: [RecognizerID: String]

  public init(tree: ViewTree) {
    self.tree = tree
    var swiftNames = SwiftNames()
    var variables: [ResponderID: String] = [:]
    var subclasses: [ResponderID: String] = [:]
    for responder in Self.built(in: tree) {
      let identifier = tree.identifier(of: responder)
      variables[responder] = swiftNames.variable(for: identifier)
      guard Self.needsClass(responder, in: tree) else { continue }
      let suffix = responder.viewID == nil ? "Controller" : "View"
      subclasses[responder] = swiftNames.type(for: identifier, suffix: suffix)
    }
    var recognizers: [RecognizerID: String] = [:]
    for index in 0..<tree.recognizerCount {
      let id = RecognizerID(index: Int32(index))
      if let role = tree[id].scrollRole, let view = tree[id].view, let name = variables[.view(view)]
      {
        recognizers[id] = "\(name).\(role.rawValue)"
      } else {
        recognizers[id] = swiftNames.variable(for: tree[id].identifier)
      }
    }
    names = variables
    classes = subclasses
    recognizerNames = recognizers
  }

  /// The whole file.
  public func source() -> String {
    var source = SourceText()
    source.line("import UIKit")
    if usesRoutes { writeRouting(&source) }
    for responder in Self.built(in: tree) {
      guard let name = classes[responder] else { continue }
      source.line()
      write(class: name, of: responder, to: &source)
    }
    source.line()
    source.line("/// Builds the scene's windows; keep them, and show each with `isHidden = false`.")
    source.line("@MainActor")
    source.block("func makeWindows(in windowScene: UIWindowScene) -> [UIWindow]") { body in
      build(&body)
    }
    return source.text
  }

  private var usesRoutes: Bool {
    Self.built(in: tree).contains { responder in
      let overrides = tree.traits(of: responder).overrides
      return !overrides.routes.isEmpty || overrides.methods.contains { $0.route != nil }
    }
  }

  private func writeRouting(_ source: inout SourceText) {
    source.line()
    source.block("extension UIResponder") { body in
      body.line("/// Passes a custom event on to the next responder.")
      body.block("@objc func routerEvent(_ name: String, with data: Any?)") { method in
        method.line("next?.routerEvent(name, with: data)")
      }
    }
  }

  /// Windows, views and controllers that are in the scene, each before what is inside it.
  static func built(in tree: ViewTree) -> [ResponderID] {
    tree.windows.flatMap { window in
      tree.subtree(of: window).flatMap { view -> [ResponderID] in
        let controller = tree[view].viewController.map { [ResponderID.controller($0)] } ?? []
        return controller + [.view(view)]
      }
    }
  }

  /// Whether a responder has code that only a subclass can hold.
  private static func needsClass(_ responder: ResponderID, in tree: ViewTree) -> Bool {
    let traits = tree.traits(of: responder)
    let isCustom =
      responder.viewID.map { ViewClass.named(tree[$0].className) == nil }
      ?? (tree.className(of: responder) != "UIViewController")
    return isCustom || !traits.overrides.isEmpty || traits.responds?.isEmpty == false
      || !traits.keyCommands.isEmpty
  }

  func name(_ responder: ResponderID) -> String {
    switch responder {
    case .application: "UIApplication.shared"
    case .applicationDelegate: "UIApplication.shared.delegate"
    case .windowScene: "windowScene"
    case .view, .controller: names[responder] ?? "nil"
    }
  }

  /// The UIKit class a responder is, or is a subclass of.
  func baseClass(of responder: ResponderID) -> String {
    guard let view = responder.viewID else { return "UIViewController" }
    return tree[view].kind.name
  }
}
