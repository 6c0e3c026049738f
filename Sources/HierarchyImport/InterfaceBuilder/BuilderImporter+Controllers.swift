import EventDelivery
import Geometry

extension BuilderImporter {
  /// The element of a controller's view.
  func rootView(of controller: Int) -> Int? { xml.child(controller, key: "view") }

  /// Adds a controller with its view, and what it contains; answers the view.
  mutating func addController(_ element: Int, in parent: Int?, window: Int?) -> Int? {
    guard nesting < Self.deepestNesting, visited.insert(element).inserted else { return nil }
    nesting += 1
    defer { nesting -= 1 }
    let superview = parent ?? window
    var view = rootView(of: element).flatMap { addViews($0, parent: superview) }
    let content = containedControllers(of: element)
    if view == nil {
      guard !content.isEmpty || xml[element].name.hasSuffix("ontroller") else { return nil }
      view = addContainer(for: element, parent: superview)
    }
    guard let view else { return nil }
    var controller = ControllerDraft(
      className: BuilderViewReader.customClass(element, in: xml)
        ?? BuilderElements.className(xml[element].name),
      view: view)
    controller.address = xml.attribute(element, "id")
    controller.wishedIdentifier = xml.attribute(element, "storyboardIdentifier")
    if parent == nil { controller.rootOfWindow = window }
    noteBarItems(of: element)
    addController(controller, id: controller.address)
    if rootView(of: element) == nil, let first = content.first {
      let child = addController(first, in: view, window: nil)
      if let child {
        fill(child, in: view)
      } else {
        note(view) { .document(.foreignContent(view: $0)) }
      }
      for bar in addBars(of: element, to: view) { inset(child, below: bar) }
      noteOthers(content.count - 1, of: element)
    }
    return view
  }

  private mutating func noteOthers(_ count: Int, of controller: Int) {
    guard count > 0 else { return }
    let name =
      xml.attribute(controller, "storyboardIdentifier")
      ?? BuilderViewReader.customClass(controller, in: xml)
      ?? BuilderElements.className(xml[controller].name)
    log.note(.otherChildren(controller: name, count: count), line: xml[controller].line)
  }

  /// A container's own view, which no document describes.
  private mutating func addContainer(for element: Int, parent: Int?) -> Int {
    var view = ViewDraft(
      className: "UILayoutContainerView", parent: parent, line: xml[element].line)
    view.details.geometry = ViewGeometry(frame: draft.screen.bounds)
    view.assume("frame")
    return draft.add(view)
  }

  /// What a navigation or tab bar controller shows, in its order.
  private func containedControllers(of element: Int) -> [Int] {
    xml.children(element, in: "connections").compactMap { segue in
      guard xml.attribute(segue, "kind") == "relationship" else { return nil }
      return xml.attribute(segue, "destination").flatMap { document.element(id: $0) }
    }
  }

  /// Items that a controller puts into bars have no place before the app runs.
  private mutating func noteBarItems(of controller: Int) {
    let holders = xml[controller].children.filter {
      xml[$0].name == "navigationItem" || xml[$0].name == "toolbarItems"
    }
    for item in holders.flatMap({ xml[$0].children }) {
      let name = xml.attribute(item, "title") ?? xml.attribute(item, "systemItem")
      log.note(.barItem(name ?? xml[item].name), line: xml[item].line)
    }
  }

  /// A bar lies over the content at an edge of the screen.
  ///
  /// Answers the bars that are there.
  private mutating func addBars(of element: Int, to view: Int) -> [Int] {
    var bars: [Int] = []
    let bounds = draft.views[view].details.geometry.bounds
    for child in xml[element].children {
      let name = xml[child].name
      guard name == "navigationBar" || name == "tabBar" || name == "toolbar" else { continue }
      if name == "navigationBar", xml.flag(element, "navigationBarHidden") == true { continue }
      if name == "toolbar", xml.flag(element, "toolbarHidden") != false { continue }
      guard let bar = addViews(child, parent: view) else { continue }
      let hasNotch = draft.screen.size.height >= 812
      let top = hasNotch ? 47.0 : 20
      let indicator = hasNotch ? 34.0 : 0
      let height = indicator + (name == "tabBar" ? 49 : 44)
      draft.views[bar].details.geometry = ViewGeometry(
        frame: name == "navigationBar"
          ? Rect(0, top, bounds.width, 44)
          : Rect(0, bounds.height - height, bounds.width, height))
      draft.views[bar].assume("frame")
      frameless.remove(bar)
      bars.append(bar)
    }
    return bars
  }

  /// A scroll view that is a child's whole view begins below the bar over it.
  ///
  /// UIKit: `contentInsetAdjustmentBehavior` is automatic unless the document says never.
  private mutating func inset(_ child: Int?, below bar: Int) {
    guard let child, let element = elements[child], draft.views[child].details.scroll != nil,
      xml.attribute(element, "contentInsetAdjustmentBehavior") != "never"
    else { return }
    let frame = draft.views[bar].details.geometry.frame
    if draft.views[bar].details.kind.name == "UINavigationBar" {
      draft.views[child].details.scroll?.contentInset.top += frame.maxY
      draft.views[child].details.geometry.bounds.origin.y =
        -(draft.views[child].details.scroll?.contentInset.top ?? 0)
      draft.views[child].assume("contentOffset")
    } else {
      draft.views[child].details.scroll?.contentInset.bottom += frame.height
    }
    draft.views[child].assume("contentInset")
  }
}
