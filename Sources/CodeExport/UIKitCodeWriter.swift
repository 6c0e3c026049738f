public import EventDelivery
import Geometry

/// Writes a scene as UIKit source that builds the same hierarchy and behaves the same.
///
/// Overrides become subclasses, actions `addTarget` calls, recognizers are created with their
/// properties. What has no UIKit counterpart, such as a behaviour nobody can see, is a comment.
public struct UIKitCodeWriter {
  let tree: ViewTree
  /// Each responder's variable.
  let names: [ResponderID: String]
  let recognizerNames: [RecognizerID: String]
  /// The class of each responder that is of a class of its own, and the classes to declare.
  private(set) var classes: [ResponderID: String] = [:]
  private var declarations: [ClassDeclaration] = []
  /// The classes of the scene that aren't UIKit's, by the names that they have there.
  private(set) var classNames: [String: String] = [:]

  public init(tree: ViewTree) {
    self.tree = tree
    var swiftNames = SwiftNames()
    let responders = Self.built(in: tree)
    // A class keeps its name; what the scene's ids give are only variables.
    var classesByBase: [[String]: String] = [:]
    for responder in responders where Self.isCustom(responder, in: tree) {
      let name = tree.className(of: responder)
      let key = [name, Self.baseClass(of: responder, in: tree)]
      guard classesByBase[key] == nil else { continue }
      let type = swiftNames.type(ofClass: name)
      classesByBase[key] = type
      classNames[name] = classNames[name] ?? type
    }
    var variables: [ResponderID: String] = [:]
    for responder in responders {
      variables[responder] = swiftNames.variable(for: tree.identifier(of: responder))
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
    recognizerNames = recognizers
    var declaring = ClassDeclarations(names: swiftNames)
    for responder in responders where Self.needsClass(responder, in: tree) {
      let identifier = tree.identifier(of: responder)
      let base = Self.baseClass(of: responder, in: tree)
      let suffix = responder.viewID == nil ? "Controller" : "View"
      declaring.add(
        responder, of: classesByBase[[tree.className(of: responder), base]], base: base,
        body: body(ofClassOf: responder),
        nameOfOwn: SwiftNames.typeName(for: identifier, suffix: suffix))
    }
    (declarations, classes) = declaring.finished()
  }

  /// The whole file.
  public func source() -> String {
    var source = SourceText()
    source.line("import UIKit")
    if usesRoutes { writeRouting(&source) }
    for declaration in declarations {
      source.line()
      source.block(declaration.head) { body in
        for line in declaration.body { body.line(line) }
      }
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
    return isCustom(responder, in: tree) || !traits.overrides.isEmpty
      || traits.responds?.isEmpty == false
      || !traits.keyCommands.isEmpty
  }

  /// Whether a responder's class isn't one of UIKit's.
  private static func isCustom(_ responder: ResponderID, in tree: ViewTree) -> Bool {
    responder.viewID.map { ViewClass.named(tree[$0].className) == nil }
      ?? (tree.className(of: responder) != "UIViewController")
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
  private static func baseClass(of responder: ResponderID, in tree: ViewTree) -> String {
    guard let view = responder.viewID else { return "UIViewController" }
    return tree[view].kind.name
  }
}
