import EventDelivery

/// One class that the code declares.
struct ClassDeclaration {
  let name: String
  let base: String
  let body: [String]
  /// Whether others are declared below it.
  let isBase: Bool

  var head: String { "\(isBase ? "" : "final ")class \(name): \(base)" }
}

/// Collects classes: each of the scene's once, as long as all who are of it do the same.
///
/// A scene says of every view what it overrides, and so two of one class may differ. Then the class
/// is declared empty, and those that override something are of subclasses of it.
struct ClassDeclarations {
  private var names: SwiftNames
  private var members: [Member] = []

  private struct Member {
    let responder: ResponderID
    /// The class of the scene; nil for one of UIKit's.
    let className: String?
    let base: String
    let body: [String]
    /// What a class of this responder's alone is called.
    let nameOfOwn: String
  }

  init(names: SwiftNames) {
    self.names = names
  }

  mutating func add(
    _ responder: ResponderID, of className: String?, base: String, body: [String],
    nameOfOwn: String
  ) {
    members.append(
      Member(
        responder: responder, className: className, base: base, body: body, nameOfOwn: nameOfOwn))
  }

  /// The declarations in the order of the responders, and the class of each responder.
  consuming func finished() -> ([ClassDeclaration], [ResponderID: String]) {
    var declarations: [ClassDeclaration] = []
    var classes: [ResponderID: String] = [:]
    let isShared = Dictionary(grouping: members) { $0.className ?? "" }
      .mapValues { group in group.allSatisfy { $0.body == group[0].body } }
    var declared: Set<String> = []
    /// The subclasses of a class by what they do.
    var variants: [String: [[String]: String]] = [:]
    for member in members {
      guard let name = member.className else {
        let own = names.unique(member.nameOfOwn)
        classes[member.responder] = own
        declarations.append(
          ClassDeclaration(name: own, base: member.base, body: member.body, isBase: false))
        continue
      }
      let isOne = isShared[name] ?? true
      if declared.insert(name).inserted {
        declarations.append(
          ClassDeclaration(
            name: name, base: member.base, body: isOne ? member.body : [], isBase: !isOne))
      }
      if isOne || member.body.isEmpty {
        classes[member.responder] = name
      } else if let variant = variants[name]?[member.body] {
        classes[member.responder] = variant
      } else {
        let variant = names.unique(member.nameOfOwn)
        variants[name, default: [:]][member.body] = variant
        classes[member.responder] = variant
        declarations.append(
          ClassDeclaration(name: variant, base: name, body: member.body, isBase: false))
      }
    }
    return (declarations, classes)
  }
}
