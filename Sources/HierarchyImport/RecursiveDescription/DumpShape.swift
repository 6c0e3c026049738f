/// How the descriptions of a text belong together.
struct DumpShape {
  /// A description's place in the tree.
  struct Place {
    let entry: Int
    /// The place of its superview; nil for a root.
    let parent: Int?
  }

  /// The views in the order of the tree, each after its superview.
  private(set) var places: [Place] = []
  /// Controllers by the place of their view, in the order of the text.
  private(set) var controllers: [(entry: Int, view: Int)] = []
  /// What is neither view nor controller.
  private(set) var others: [Int] = []
  var remarks: [(DumpRemark, line: Int)] = []
  /// The places of views that have levels missing above them.
  private(set) var afterGap: [Int] = []

  private let entries: [DumpEntry]
  private var levels: [Int] = []

  init(_ entries: [DumpEntry]) {
    self.entries = entries
    levels = Self.levels(of: entries)
    var start = 0
    while start < entries.count {
      let end = endOfBlock(from: start)
      readBlock(start..<end)
      start = end
    }
    noteFlatList()
  }

  // MARK: - Levels

  /// How deep each description is, by bars, else by hyphens, else by its distance from the margin.
  private static func levels(of entries: [DumpEntry]) -> [Int] {
    if entries.contains(where: { $0.indent.bars > 0 }) { return entries.map(\.indent.bars) }
    if entries.contains(where: { $0.indent.hyphens > 0 }) { return entries.map(\.indent.hyphens) }
    if entries.contains(where: { $0.isListed }) { return entries.map { _ in 0 } }
    var open: [Int] = []
    return entries.map { entry in
      while let last = open.last, last >= entry.indent.column { open.removeLast() }
      open.append(entry.indent.column)
      return open.count - 1
    }
  }

  /// A block is a root with everything below it, or neighbours of a list.
  private func endOfBlock(from start: Int) -> Int {
    var end = start + 1
    if entries[start].isListed {
      while end < entries.count, entries[end].isListed, levels[end] == levels[start] { end += 1 }
      if end > start + 1 { return end }
    }
    while end < entries.count, levels[end] > levels[start] { end += 1 }
    return end
  }

  // MARK: - Blocks

  private mutating func readBlock(_ block: Range<Int>) {
    if isInverted(block) {
      remarks.append((.invertedList, line: entries[block.lowerBound].description.line))
      readInverted(block)
    } else {
      readTree(block)
    }
  }

  /// Whether a block goes from the inside out: each deeper line, or each next item of a list, is what
  /// encloses the one before it, so that a window or the application comes last.
  private func isInverted(_ block: Range<Int>) -> Bool {
    guard block.count > 1 else { return false }
    let isChain = block.dropFirst().allSatisfy { levels[$0] == levels[$0 - 1] + 1 }
    let isList = block.allSatisfy { entries[$0].isListed && levels[$0] == levels[block.lowerBound] }
    guard isChain || isList else { return false }
    let first = entries[block.lowerBound].description
    if first.isWindow { return false }
    let hasOuterResponder = block.contains {
      let name = entries[$0].description.className
      // No tree of views has a controller in it.
      return name == "UIApplication" || name == "UIWindowScene" || (isChain && isController($0))
    }
    let views = block.filter { entries[$0].description.describesView }
    let windows = views.filter { entries[$0].description.isWindow }
    return hasOuterResponder || (windows.count == 1 && windows == [views.last])
  }

  private mutating func readInverted(_ block: Range<Int>) {
    var parent: Int?
    var waiting: [Int] = []
    for entry in block.reversed() {
      if entries[entry].description.describesView {
        places.append(Place(entry: entry, parent: parent))
        parent = places.count - 1
        for controller in waiting { controllers.append((controller, places.count - 1)) }
        waiting = []
      } else if parent != nil, isController(entry) {
        waiting.append(entry)
      } else {
        others.append(entry)
      }
    }
    others += waiting
  }

  private func isController(_ entry: Int) -> Bool {
    let name = entries[entry].description.className
    return name.contains("Controller") || name.hasSuffix("VC")
  }

  private mutating func readTree(_ block: Range<Int>) {
    var open: [(level: Int, place: Int)] = []
    for entry in block {
      let level = levels[entry]
      while let last = open.last, last.level >= level { open.removeLast() }
      guard isView(entry) else {
        others.append(entry)
        continue
      }
      // A window lies in no view, whatever a spliced text makes of it.
      if entries[entry].description.isWindow { open = [] }
      places.append(Place(entry: entry, parent: open.last?.place))
      if let last = open.last, level > last.level + 1 { afterGap.append(places.count - 1) }
      open.append((level, places.count - 1))
    }
  }

  /// A view by its fields, or whatever stands within a tree and isn't known to be something else.
  private func isView(_ entry: Int) -> Bool {
    let description = entries[entry].description
    if description.isRecognizer { return false }
    if description.describesView { return true }
    return levels[entry] > 0 && entries[entry].indent.bars > 0 && !isController(entry)
      && description.className != "UIApplication"
  }

  /// Views that stand one beside the other with no tree at all have lost theirs; if there is a window
  /// among them, that is what they lie in.
  private mutating func noteFlatList() {
    let roots = places.filter { $0.parent == nil }
    guard roots.count > 2, roots.count == places.count, let first = roots.first else { return }
    remarks.append((.flatList, line: entries[first.entry].description.line))
    let windows = places.filter { entries[$0.entry].description.isWindow }
    guard windows.count == 1, let window = windows.first else { return }
    let others = places.filter { $0.entry != window.entry }
    places = [window] + others.map { Place(entry: $0.entry, parent: 0) }
  }
}
