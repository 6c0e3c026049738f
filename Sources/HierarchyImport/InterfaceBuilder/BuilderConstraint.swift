/// A constraint of a document.
struct BuilderConstraint {
  enum Relation {
    case equal
    case atLeast
    case atMost
  }

  let id: String
  let line: Int
  let priority: Double
  let relation: Relation
  /// The first attribute less everything on the other side.
  let difference: LinearForm

  /// Reads a constraint; nil where it speaks of something that isn't in the scene.
  init?(_ element: Int, owner: String?, in xml: XMLTree, items: [String: LayoutItem]) {
    guard let firstID = xml.attribute(element, "firstItem") ?? owner, let first = items[firstID],
      let firstName = xml.attribute(element, "firstAttribute"),
      var difference = first.attribute(firstName)
    else { return nil }
    let constant = Self.constant(element, in: xml)
    if let secondID = xml.attribute(element, "secondItem") ?? Self.implied(element, owner, in: xml)
    {
      guard let second = items[secondID],
        let form = second.attribute(xml.attribute(element, "secondAttribute") ?? firstName)
      else { return nil }
      difference.add(form, times: -Self.multiplier(element, in: xml))
    }
    difference.constant -= constant
    self.difference = difference
    id = xml.attribute(element, "id") ?? "?"
    line = xml[element].line
    priority = xml.number(element, "priority") ?? 1000
    relation =
      switch xml.attribute(element, "relation") {
      case "greaterThanOrEqual"?: .atLeast
      case "lessThanOrEqual"?: .atMost
      default: .equal
      }
  }

  /// The other side is the owner where only its attribute is written.
  private static func implied(_ element: Int, _ owner: String?, in xml: XMLTree) -> String? {
    xml.attribute(element, "secondAttribute") == nil ? nil : owner
  }

  /// The constant, as an upright iPhone has it.
  private static func constant(_ element: Int, in xml: XMLTree) -> Double {
    var constant = xml.number(element, "constant")
    for variation in xml[element].children where xml[variation].name == "variation" {
      let key = xml.attribute(variation, "key")
      if key == "widthClass=compact" || key == "heightClass=regular"
        || key == "heightClass=regular-widthClass=compact"
      {
        constant = xml.number(variation, "constant") ?? constant
      }
    }
    // UIKit's standard distance between neighbours.
    return constant ?? (xml.flag(element, "symbolic") == true ? 8 : 0)
  }

  /// `16:9`, `0.5`, or one.
  private static func multiplier(_ element: Int, in xml: XMLTree) -> Double {
    guard let text = xml.attribute(element, "multiplier") else { return 1 }
    let parts = text.split(separator: ":").compactMap { Double($0) }
    if parts.count == 2, parts[1] != 0 { return parts[0] / parts[1] }
    return parts.first ?? 1
  }
}
