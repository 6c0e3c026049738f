extension BuilderImporter {
  /// The elements of the views that lie in one, back to front.
  mutating func subviews(of element: Int, view: Int) -> [Int] {
    var views: [Int] = []
    for child in xml[element].children {
      switch xml[child].name {
      case "subviews": views += installed(xml[child].children, in: element, view: view)
      case "prototypes":
        views += xml[child].children
        if !xml[child].children.isEmpty {
          note(view) { .document(.prototypeCells(view: $0)) }
        }
      case "cells":
        views += xml[child].children
        note(view) { .document(.prototypeCells(view: $0)) }
      case "sections":
        views += xml[child].children.flatMap { xml.children($0, in: "cells") }
      case "items": views += barItems(xml[child].children)
      case let name where BuilderElements.isView(name) && xml.attribute(child, "key") != nil:
        views.append(child)
      default: break
      }
    }
    return views.filter { isView($0) }
  }

  /// A view by its element's name, or by having a frame although its name is new.
  private mutating func isView(_ element: Int) -> Bool {
    if BuilderElements.isView(xml[element].name) { return true }
    if frame(of: element) != nil { return true }
    if xml[element].name == "viewControllerPlaceholder" { return false }
    log.note(.unknownElement(xml[element].name), line: xml[element].line)
    return false
  }

  /// Items of a bar have no place of their own; a view put into one has.
  private mutating func barItems(_ items: [Int]) -> [Int] {
    items.compactMap { item in
      if let custom = xml.child(item, key: "customView") { return custom }
      let title = xml.attribute(item, "title") ?? xml.attribute(item, "systemItem")
      log.note(.barItem(title ?? xml[item].name), line: xml[item].line)
      return nil
    }
  }

  // MARK: - Size classes

  /// Those of the subviews that are installed in an upright iPhone's size classes.
  private mutating func installed(_ views: [Int], in element: Int, view: Int) -> [Int] {
    let mask = SizeClassMask(xml: xml)
    let excluded = mask.excluded(from: "subviews", of: element)
    if mask.varies(element) {
      note(view) { .document(.sizeClassVariation(view: $0)) }
    }
    guard !excluded.isEmpty else { return views }
    return views.filter { !excluded.contains(xml.attribute($0, "id") ?? "") }
  }
}
