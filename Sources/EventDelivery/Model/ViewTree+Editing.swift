/// Adding, moving and removing views, windows, controllers and recognizers.
extension ViewTree {
  /// Adds a view in front of its superview's other subviews, or a view without a superview.
  ///
  /// The hot properties start at the class's defaults.
  @discardableResult
  public mutating func addView(_ viewDetails: ViewDetails, to superview: ViewID? = nil) -> ViewID {
    var record = ViewRecord()
    if !viewDetails.kind.isUserInteractionEnabled { record.flags.insert(.isInteractionDisabled) }
    switch viewDetails.kind.family {
    case .control, .scrollView: record.flags.insert(.consumesTouches)
    case .view, .window: break
    }
    let view = ViewID(index: records.append(record))
    details.append(viewDetails)
    responderByIdentifier[viewDetails.identifier] = .view(view)
    setGeometry(viewDetails.geometry, of: view)
    setOverrides(viewDetails.traits.overrides, of: view)
    if let superview { link(view, into: superview, before: nil) }
    addScrollRecognizers(to: view)
    return view
  }

  /// Adds a window, shown in front of the others of its level.
  @discardableResult
  public mutating func addWindow(_ windowDetails: ViewDetails) -> ViewID {
    var windowDetails = windowDetails
    if windowDetails.window == nil { windowDetails.window = WindowAttributes() }
    let window = addView(windowDetails)
    records.update(window.index) { $0.flags.insert(.isWindow) }
    windows.append(window)
    // In front of all that are no higher; sorting anew for each of many windows would never end.
    let level = self[window].window?.windowLevel ?? 0
    let place = windowsFrontToBack.firstIndex { (self[$0].window?.windowLevel ?? 0) <= level }
    windowsFrontToBack.insert(window, at: place ?? windowsFrontToBack.endIndex)
    return window
  }

  /// Adds a controller; with a view, it becomes that view's controller.
  @discardableResult
  public mutating func addController(_ controller: Controller) -> ControllerID {
    let id = ControllerID(index: Int32(controllerTable.count))
    controllerTable.append(controller)
    responderByIdentifier[controller.identifier] = .controller(id)
    noteTraits(controller.traits)
    if let view = controller.view { setController(id, of: view) }
    if let window = controller.rootOfWindow {
      details[Int(window.index)].window?.rootViewController = id
    }
    return id
  }

  public mutating func updateController(
    _ controller: ControllerID, _ change: (inout Controller) -> Void
  ) {
    change(&controllerTable[Int(controller.index)])
    noteTraits(self[controller].traits)
    if let view = self[controller].view { setController(controller, of: view) }
    if let window = self[controller].rootOfWindow {
      details[Int(window.index)].window?.rootViewController = controller
    }
  }

  private mutating func setController(_ controller: ControllerID, of view: ViewID) {
    details[Int(view.index)].viewController = controller
    records.update(view.index) { $0.flags.insert(.hasController) }
  }

  /// Changes what a responder's class overrides and implements.
  public mutating func updateTraits(
    of responder: ResponderID, _ change: (inout ResponderTraits) -> Void
  ) {
    switch responder {
    case .view(let view):
      change(&details[Int(view.index)].traits)
      setOverrides(details[Int(view.index)].traits.overrides, of: view)
    case .controller(let controller): updateController(controller) { change(&$0.traits) }
    case .windowScene(let scene): updateWindowScene(scene) { change(&$0.traits) }
    case .application: change(&application.traits)
    case .applicationDelegate: change(&application.delegate.traits)
    }
  }

  /// Remembers that somebody overrides `next`.
  private mutating func noteTraits(_ traits: ResponderTraits) {
    if traits.overrides.next != nil { mayChainsBeEndless = true }
  }

  @discardableResult
  public mutating func addWindowScene(_ scene: WindowScene) -> WindowSceneID {
    let id = WindowSceneID(index: Int32(windowScenes.count))
    windowScenes.append(scene)
    noteTraits(scene.traits)
    responderByIdentifier[scene.identifier] = .windowScene(id)
    return id
  }

  public mutating func updateWindowScene(
    _ scene: WindowSceneID, _ change: (inout WindowScene) -> Void
  ) {
    change(&windowScenes[Int(scene.index)])
    noteTraits(windowScenes[Int(scene.index)].traits)
  }

  /// Adds a recognizer, attached to its view if it names one.
  @discardableResult
  public mutating func addRecognizer(_ recognizer: Recognizer) -> RecognizerID {
    let id = RecognizerID(index: Int32(recognizerTable.count))
    recognizerTable.append(recognizer)
    recognizerByIdentifier[recognizer.identifier] = id
    if let view = recognizer.view { details[Int(view.index)].gestureRecognizers.append(id) }
    return id
  }

  public mutating func updateRecognizer(
    _ recognizer: RecognizerID, _ change: (inout Recognizer) -> Void
  ) {
    change(&recognizerTable[Int(recognizer.index)])
  }

  /// Attaches a recognizer to a view, taking it off the one it was on, as UIKit does.
  public mutating func attach(_ recognizer: RecognizerID, to view: ViewID) {
    detach(recognizer)
    recognizerTable[Int(recognizer.index)].view = view
    details[Int(view.index)].gestureRecognizers.append(recognizer)
  }

  public mutating func detach(_ recognizer: RecognizerID) {
    guard let view = self[recognizer].view else { return }
    details[Int(view.index)].gestureRecognizers.removeAll { $0 == recognizer }
    recognizerTable[Int(recognizer.index)].view = nil
  }

  // MARK: - Moving

  /// Where a view goes among its new siblings.
  public enum Position: Hashable, Sendable {
    case front
    case back
    /// This place counted from the back; past the end is the front.
    case index(Int)
    case below(ViewID)
    case above(ViewID)
  }

  /// Puts a view into a superview, out of the one it was in (T-051).
  ///
  /// Nothing happens where the superview lies inside the view. A sibling that isn't one means the front.
  public mutating func insert(_ view: ViewID, into superview: ViewID, at position: Position) {
    guard !isDescendant(superview, of: view), !isWindow(view) else { return }
    unlink(view)
    link(view, into: superview, before: successor(at: position, in: superview))
  }

  /// Takes a view out of its superview; it and its subviews keep their IDs.
  public mutating func removeFromSuperview(_ view: ViewID) {
    unlink(view)
  }

  /// Hides a window and shows it again last, so that it is in front of its level (B-031).
  public mutating func reorderWindowToFront(_ window: ViewID) {
    windows.removeAll { $0 == window }
    windows.append(window)
    sortWindows()
  }

  mutating func sortWindows() {
    let order = windows.enumerated().sorted { left, right in
      let leftLevel = self[left.element].window?.windowLevel ?? 0
      let rightLevel = self[right.element].window?.windowLevel ?? 0
      return leftLevel == rightLevel ? left.offset > right.offset : leftLevel > rightLevel
    }
    windowsFrontToBack = order.map(\.element)
  }

  /// The subview that will be just in front of a view put at that position; nil is the front.
  private func successor(at position: Position, in superview: ViewID) -> ViewID? {
    switch position {
    case .front: return nil
    case .back: return firstSubview(of: superview)
    case .index(let index):
      let siblings = subviews(of: superview)
      return index >= 0 && index < siblings.count ? siblings[index] : nil
    case .below(let sibling):
      return self.superview(of: sibling) == superview ? sibling : nil
    case .above(let sibling):
      return self.superview(of: sibling) == superview ? nextSibling(of: sibling) : nil
    }
  }

  private mutating func link(_ view: ViewID, into superview: ViewID, before next: ViewID?) {
    let after = next?.index ?? ViewRecord.none
    let previous =
      next.map { records[$0.index].previousSibling }
      ?? records[superview.index].lastChild
    records.update(view.index) { record in
      record.parent = superview.index
      record.nextSibling = after
      record.previousSibling = previous
    }
    if previous == ViewRecord.none {
      records.update(superview.index) { $0.firstChild = view.index }
    } else {
      records.update(previous) { $0.nextSibling = view.index }
    }
    if after == ViewRecord.none {
      records.update(superview.index) { $0.lastChild = view.index }
    } else {
      records.update(after) { $0.previousSibling = view.index }
    }
  }

  private mutating func unlink(_ view: ViewID) {
    let record = records[view.index]
    guard record.parent != ViewRecord.none else { return }
    if record.previousSibling == ViewRecord.none {
      records.update(record.parent) { $0.firstChild = record.nextSibling }
    } else {
      records.update(record.previousSibling) { $0.nextSibling = record.nextSibling }
    }
    if record.nextSibling == ViewRecord.none {
      records.update(record.parent) { $0.lastChild = record.previousSibling }
    } else {
      records.update(record.nextSibling) { $0.previousSibling = record.previousSibling }
    }
    records.update(view.index) { record in
      record.parent = ViewRecord.none
      record.nextSibling = ViewRecord.none
      record.previousSibling = ViewRecord.none
    }
  }
}
