import EventDelivery
import Geometry
import SceneFormat
import TraceAnalysis

/// Finds the view that a user's name means.
///
/// An id comes first: a view's, another responder's or a recognizer's; then an address in a dump; then
/// an `accessibilityIdentifier`; then a text that stands on the screen once.
struct TargetResolver {
  let tree: ViewTree
  /// The ids of views by their addresses, in lower case.
  var addresses: [String: String] = [:]

  /// The view to tap for a name.
  func view(named name: String) throws(CommandError) -> ViewID {
    if let responder = tree.responder(identifier: name) { return try view(of: responder, name) }
    if let recognizer = tree.recognizer(identifier: name) {
      guard let view = tree[recognizer].view else { throw .target(.placeless(name)) }
      return view
    }
    if let view = addresses[name.lowercased()].flatMap({ tree.view(identifier: $0) }) {
      return view
    }
    let views = tree.allViews.filter { tree.window(of: $0) != nil }
    for found in [identified(name, among: views), labelled(name, among: views)] {
      if found.count > 1 { throw .target(.ambiguous(name, candidates: found.map(line))) }
      if let view = found.first { return view }
    }
    throw .target(.unknown(name, nearest: Nearest.close(to: name, among: names(of: views))))
  }

  private func view(of responder: ResponderID, _ name: String) throws(CommandError) -> ViewID {
    switch responder {
    case .view(let view): return view
    case .controller(let controller):
      guard let view = tree[controller].view else { throw .target(.placeless(name)) }
      return view
    case .windowScene, .application, .applicationDelegate: throw .target(.placeless(name))
    }
  }

  private func identified(_ name: String, among views: [ViewID]) -> [ViewID] {
    views.filter { tree[$0].accessibilityIdentifier == name }
  }

  /// Those that show the text; a control stands for its own label.
  private func labelled(_ name: String, among views: [ViewID]) -> [ViewID] {
    let shown = views.filter { tree[$0].text == name || tree[$0].title == name }
    return shown.map(controlOfLabel).reduce(into: []) { views, view in
      if !views.contains(view) { views.append(view) }
    }
  }

  private func controlOfLabel(_ view: ViewID) -> ViewID {
    guard let superview = tree.superview(of: view), tree[superview].control != nil,
      tree[view].kind.family == .view
    else { return view }
    return superview
  }

  private func names(of views: [ViewID]) -> [String] {
    views.flatMap { view in
      [
        tree[view].identifier, tree[view].accessibilityIdentifier, tree[view].text,
        tree[view].title,
      ]
      .compactMap { $0 }
    }
  }

  /// An id, what it is, and where it is on the screen.
  private func line(_ view: ViewID) -> String {
    let box = tree.outlineOnScreen(of: view).boundingBox
    let numbers = [box.minX, box.minY, box.width, box.height].map(NumberText.text)
    let place = "[\(numbers.joined(separator: ", "))]"
    return "\(tree[view].identifier)  \(tree[view].className)  \(place)"
  }
}
