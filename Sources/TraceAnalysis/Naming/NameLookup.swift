public import EventDelivery

/// Finds what a name means that somebody writes: in a command, in a scenario's `why`.
///
/// An id comes first: a view's, another responder's or a recognizer's; then an address in a dump; then
/// an `accessibilityIdentifier`; then a text that stands on the screen once.
public struct NameLookup: Sendable {
  public let tree: ViewTree
  /// The ids of views by their addresses, in lower case.
  public let addresses: [String: String]

  public init(tree: ViewTree, addresses: [String: String] = [:]) {
    self.tree = tree
    self.addresses = addresses
  }

  /// What a name may mean.
  public enum Meaning: Hashable, Sendable {
    case subject(ExplainedSubject)
    /// It fits all of these.
    case several([ViewID])
    case nothing
  }

  /// Whether a responder or a recognizer has the id.
  public func hasIdentifier(_ name: String) -> Bool {
    tree.responder(identifier: name) != nil || tree.recognizer(identifier: name) != nil
  }

  public func meaning(of name: String) -> Meaning {
    if let responder = tree.responder(identifier: name) { return .subject(.responder(responder)) }
    if let recognizer = tree.recognizer(identifier: name) {
      return .subject(.recognizer(recognizer))
    }
    if let view = addresses[name.lowercased()].flatMap({ tree.view(identifier: $0) }) {
      return .subject(.view(view))
    }
    if let view = pasted(name) { return .subject(.view(view)) }
    for found in [identified(name), labelled(name), named(name)] {
      if found.count > 1 { return .several(found) }
      if let view = found.first { return .subject(.view(view)) }
    }
    return .nothing
  }

  /// The one subject of a name; nil where there is none, or several.
  public func subject(named name: String) -> ExplainedSubject? {
    guard case .subject(let subject) = meaning(of: name) else { return nil }
    return subject
  }

  /// Everything that names a view.
  public var names: [String] {
    tree.allViews.flatMap { view in
      [
        tree[view].identifier, tree[view].accessibilityIdentifier, tree[view].text,
        tree[view].title,
      ]
      .compactMap { $0 }
    }
  }

  /// Those in a window that answer yes; a window is as far away as the tree is deep, so it is asked last.
  private func viewsOnScreen(where isMeant: (ViewID) -> Bool) -> [ViewID] {
    tree.allViews.filter { isMeant($0) && tree.window(of: $0) != nil }
  }

  private func identified(_ name: String) -> [ViewID] {
    viewsOnScreen { tree[$0].accessibilityIdentifier == name }
  }

  /// The view of a printed description, `<UIButton: 0x7f…`.
  private func pasted(_ name: String) -> ViewID? {
    guard name.hasPrefix("<") else { return nil }
    let words = name.split { " :;>".contains($0) }
    guard let address = words.first(where: { $0.hasPrefix("0x") }) else { return nil }
    return addresses[address.lowercased()].flatMap { tree.view(identifier: $0) }
  }

  /// Those of a class.
  private func named(_ className: String) -> [ViewID] {
    viewsOnScreen { tree[$0].className == className }
  }

  /// Those that show the text; a control stands for its own label.
  private func labelled(_ name: String) -> [ViewID] {
    let shown = viewsOnScreen { tree[$0].text == name || tree[$0].title == name }
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
}

extension ViewTree {
  /// The id of a responder or a recognizer.
  public func identifier(of subject: ExplainedSubject) -> String {
    switch subject {
    case .responder(let responder): identifier(of: responder)
    case .recognizer(let recognizer): self[recognizer].identifier
    }
  }
}
