import EventDelivery
import TraceAnalysis

/// The scene as rows: windows, controllers, views and recognizers, in UIKit's order, back to front.
struct HierarchyRows: Sendable {
  struct Row: Hashable, Sendable {
    let node: NodeID
    let depth: Int
    /// Nil where nothing lies below it.
    let isOpen: Bool?
  }

  private(set) var rows: [Row] = []
  /// How many nodes the scene has, shown or not.
  private(set) var total = 0
  private(set) var deepest = 0
  private var placeByNode: [NodeID: Int] = [:]

  /// With a search, only the rows that match and those above them; all of them are open.
  init(tree: ViewTree, shut: Set<NodeID>, search: String) {
    var walk = HierarchyWalk(tree: tree)
    let needle = search.lowercased()
    var pending: [Row] = []
    var hiddenBelow: Int?
    while let step = walk.next() {
      total += 1
      if needle.isEmpty {
        if let depth = hiddenBelow {
          if step.depth > depth { continue }
          hiddenBelow = nil
        }
        let isShut = shut.contains(step.node)
        if isShut, step.hasChildren { hiddenBelow = step.depth }
        append(Row(node: step.node, depth: step.depth, isOpen: step.hasChildren ? !isShut : nil))
        continue
      }
      while let last = pending.last, last.depth >= step.depth { pending.removeLast() }
      let row = Row(
        node: step.node, depth: step.depth, isOpen: step.hasChildren ? true : nil)
      pending.append(row)
      guard Self.matches(step.node, needle, in: tree) else { continue }
      for waiting in pending where placeByNode[waiting.node] == nil { append(waiting) }
    }
  }

  /// The row of a node, where it is shown.
  func place(of node: NodeID) -> Int? { placeByNode[node] }

  private mutating func append(_ row: Row) {
    placeByNode[row.node] = rows.count
    deepest = max(deepest, row.depth)
    rows.append(row)
  }

  /// Whether a node's id, class, identifier, title or text has the words in it.
  private static func matches(_ node: NodeID, _ needle: String, in tree: ViewTree) -> Bool {
    var words = [tree.identifier(of: node), tree.className(of: node)]
    if let view = node.viewID {
      let details = tree[view]
      words += [details.accessibilityIdentifier, details.title, details.text].compactMap { $0 }
    }
    return words.contains { $0.lowercased().contains(needle) }
  }

  /// The nodes that must be open for a node to have a row.
  static func ancestors(of node: NodeID, in tree: ViewTree) -> [NodeID] {
    var walk = HierarchyWalk(tree: tree)
    var path: [(NodeID, Int)] = []
    while let step = walk.next() {
      while let last = path.last, last.1 >= step.depth { path.removeLast() }
      if step.node == node { return path.map(\.0) }
      path.append((step.node, step.depth))
    }
    return []
  }
}

/// Goes through a scene's nodes, each before what lies below it; depth is data.
struct HierarchyWalk {
  struct Step {
    let node: NodeID
    let depth: Int
    let hasChildren: Bool
  }

  private let tree: ViewTree
  private var waiting: [(node: NodeID, depth: Int)] = []

  init(tree: ViewTree) {
    self.tree = tree
    waiting.append((.responder(.application), 0))
    for window in tree.windowsFrontToBack { waiting.append((.view(window), 0)) }
  }

  mutating func next() -> Step? {
    guard let (node, depth) = waiting.popLast() else { return nil }
    let children = children(of: node)
    for child in children.reversed() { waiting.append((child, depth + 1)) }
    return Step(node: node, depth: depth, hasChildren: !children.isEmpty)
  }

  private func children(of node: NodeID) -> [NodeID] {
    switch node {
    case .recognizer, .responder(.application), .responder(.applicationDelegate),
      .responder(.windowScene):
      return []
    case .responder(.controller(let controller)):
      return tree[controller].view.map { [.view($0)] } ?? []
    case .responder(.view(let view)):
      return tree[view].gestureRecognizers.map { .recognizer($0) }
        + tree.subviews(of: view).map(row)
    }
  }

  /// A controller's row stands above that of its view.
  private func row(_ subview: ViewID) -> NodeID {
    tree[subview].viewController.map { .responder(.controller($0)) } ?? .view(subview)
  }
}
