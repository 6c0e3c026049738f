import EventDelivery

/// Every id of a scene and what it stands for.
struct IdentifierRegistry: Sendable {
  /// What has an id.
  struct Entry: Sendable {
    let target: ReferenceProblem.Target
    /// Where the id is given; nil where the format gives it.
    let source: JSONValue?
  }

  /// So many ids at most are compared in search of the one that was meant.
  private static let nearestLimit = 2000

  private(set) var entries: [String: Entry] = [:]
  /// The ids in the order they were added, for a search whose answer is the same every time.
  private var order: [String] = []
  private var counters: [String: Int] = [:]

  subscript(identifier: String) -> Entry? { entries[identifier] }

  /// Adds an id; answers the entry that already has it, if there is one.
  mutating func add(
    _ identifier: String, target: ReferenceProblem.Target, source: JSONValue?
  ) -> Entry? {
    if let existing = entries[identifier] { return existing }
    entries[identifier] = Entry(target: target, source: source)
    order.append(identifier)
    return nil
  }

  /// The class name and the next number with it that nothing has yet: `UIView1`.
  mutating func newIdentifier(className: String) -> String {
    var number = counters[className] ?? 0
    var identifier: String
    repeat {
      number += 1
      identifier = "\(className)\(number)"
    } while entries[identifier] != nil
    counters[className] = number
    return identifier
  }

  /// The id nearest to a wrong one, among those of a kind if there are any.
  func nearest(to identifier: String, expected: ReferenceProblem.Target) -> String? {
    let known = order.prefix(Self.nearestLimit)
    let fitting = known.filter { entries[$0]?.target.fits(expected) == true }
    return Nearest.close(to: identifier, among: fitting)
  }
}

extension ReferenceProblem.Target {
  /// Whether an id of this kind may stand where that kind is wanted.
  func fits(_ expected: ReferenceProblem.Target) -> Bool {
    switch expected {
    case .anything: true
    case .responder: self != .recognizer
    case .view: self == .view || self == .window || self == .control || self == .scrollView
    case .window, .controller, .recognizer, .scrollView, .control: self == expected
    }
  }
}

extension ReferenceProblem.Target {
  init(_ family: ViewClass.Family) {
    switch family {
    case .view: self = .view
    case .window: self = .window
    case .control: self = .control
    case .scrollView: self = .scrollView
    }
  }
}
