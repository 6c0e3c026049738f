import EventDelivery
import Geometry
import SceneFormat
import TraceAnalysis

/// Finds what a user's name means, or says why it means nothing.
struct TargetResolver {
  private let lookup: NameLookup

  init(tree: ViewTree, addresses: [String: String] = [:]) {
    lookup = NameLookup(tree: tree, addresses: addresses)
  }

  private var tree: ViewTree { lookup.tree }

  /// The responder or recognizer of a name.
  func subject(named name: String) throws(CommandError) -> ExplainedSubject {
    switch lookup.meaning(of: name) {
    case .subject(let subject): return subject
    case .several(let views): throw .target(.ambiguous(name, candidates: views.map(line)))
    case .nothing:
      throw .target(.unknown(name, nearest: Nearest.close(to: name, among: lookup.names)))
    }
  }

  /// The view to tap for a name.
  func view(named name: String) throws(CommandError) -> ViewID {
    switch try subject(named: name) {
    case .responder(.view(let view)): return view
    case .responder(.controller(let controller)):
      guard let view = tree[controller].view else { throw .target(.placeless(name)) }
      return view
    case .recognizer(let recognizer):
      guard let view = tree[recognizer].view else { throw .target(.placeless(name)) }
      return view
    case .responder(.windowScene), .responder(.application), .responder(.applicationDelegate):
      throw .target(.placeless(name))
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
