/// The responder chain, computed from the tree as it is now.
extension ViewTree {
  /// The next responder, or nil at the chain's end.
  ///
  /// UIKit: an overridden `next` decides (B-106); else see `defaultNext(of:)`.
  public func next(of responder: ResponderID) -> ResponderID? {
    if case .view(let view) = responder {
      let record = records[view.index]
      let isPlain = record.flags.isDisjoint(with: [.hasController, .hasResponderOverride])
      if isPlain, record.parent != ViewRecord.none { return .view(ViewID(index: record.parent)) }
    }
    guard let override = traits(of: responder).overrides.next else {
      return defaultNext(of: responder)
    }
    return switch override {
    case .responder(let next): next
    case .none: nil
    case .unknown: defaultNext(of: responder)
    }
  }

  /// What `UIResponder.next` answers where no subclass overrides it.
  ///
  /// UIKit: a view's is its controller if it is that controller's view, else its superview (B-101); a
  /// controller's is its window, its presenter or its view's superview (B-102); a window's is its scene,
  /// if it has one, then the application (B-104); the application's is its delegate, if that is a
  /// responder (B-105).
  public func defaultNext(of responder: ResponderID) -> ResponderID? {
    switch responder {
    case .view(let view): nextOfView(view)
    case .controller(let controller): nextOfController(controller)
    case .windowScene: .application
    case .application: application.delegate.isResponder ? .applicationDelegate : nil
    case .applicationDelegate: nil
    }
  }

  private func nextOfView(_ view: ViewID) -> ResponderID? {
    if let controller = self[view].viewController, self[controller].isAlive {
      return .controller(controller)
    }
    if let superview = superview(of: view) { return .view(superview) }
    guard isWindow(view) else { return nil }
    return self[view].window?.windowScene.map { .windowScene($0) } ?? .application
  }

  private func nextOfController(_ controller: ControllerID) -> ResponderID? {
    if let window = self[controller].rootOfWindow { return .view(window) }
    if let presenter = self[controller].presentingViewController { return .controller(presenter) }
    return self[controller].view.flatMap { superview(of: $0) }.map { .view($0) }
  }

  /// The responder and everyone after it; ends before anybody would come a second time.
  public func responderChain(from responder: ResponderID) -> [ResponderID] {
    var chain: [ResponderID] = []
    var seen: Set<ResponderID> = []
    var current: ResponderID? = responder
    while let link = current, seen.insert(link).inserted {
      chain.append(link)
      current = next(of: link)
    }
    return chain
  }

  /// A responder's override of a method; views without any are told by their hot record.
  func override(of method: ResponderMethod, at responder: ResponderID) -> MethodOverride? {
    if case .view(let view) = responder,
      !records[view.index].flags.contains(.hasResponderOverride)
    {
      return nil
    }
    return traits(of: responder).overrides.override(of: method)
  }

  /// Whether the view's class keeps touches from the chain (B-110, B-111).
  ///
  /// UIKit: a scroll view whose scrolling is off passes them on; tables and collection views still take
  /// them for their rows.
  func consumesTouches(_ view: ViewID) -> Bool {
    guard records[view.index].flags.contains(.consumesTouches) else { return false }
    return self[view].scroll?.isScrollEnabled != false || isList(view)
      || self[view].isKind(of: "UITextView")
  }
}
