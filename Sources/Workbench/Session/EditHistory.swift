import EventDelivery

/// The states that undo and redo go through; a tree shares its storage with the others.
struct EditHistory: Sendable {
  /// Edits with the same group, such as those of one drag, are undone together.
  typealias Group = Int

  /// Older states than these are forgotten.
  static let limit = 500

  private var past: [ViewTree] = []
  private var future: [ViewTree] = []
  private(set) var group: Group?

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// Keeps the state before an edit.
  mutating func record(_ before: ViewTree, group: Group?) {
    let continues = group != nil && group == self.group
    self.group = group
    future.removeAll()
    guard !continues else { return }
    past.append(before)
    if past.count > Self.limit { past.removeFirst() }
  }

  mutating func undo(from current: ViewTree) -> ViewTree? {
    guard let previous = past.popLast() else { return nil }
    future.append(current)
    group = nil
    return previous
  }

  mutating func redo(from current: ViewTree) -> ViewTree? {
    guard let next = future.popLast() else { return nil }
    past.append(current)
    group = nil
    return next
  }
}
