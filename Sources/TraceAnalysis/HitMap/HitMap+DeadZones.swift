public import EventDelivery
public import Geometry

extension HitMap {
  /// A part of the screen where a touch comes to nothing.
  public struct DeadZone: Hashable, Sendable {
    /// Who is hit there; nil where nobody is.
    public let view: ViewID?
    /// In square points.
    public var area: Double
    /// On the screen, in points.
    public var box: Rect
  }

  /// Where nobody is hit, and where nobody handles what the hit view gets; in the order of their first
  /// pixels.
  public func deadZones(in tree: ViewTree) -> [DeadZone] {
    let handles = TouchHandling(tree: tree)
    var order: [ViewID?] = []
    var boxes: [ViewID?: PixelBox] = [:]
    eachRun { view, columns, row in
      guard boxes[view] != nil || !(view.map { handles.isHandled($0) } ?? false) else { return }
      if boxes[view] == nil { order.append(view) }
      boxes[view, default: PixelBox()].add(columns, row: row)
    }
    return order.compactMap { view in
      guard let box = boxes[view] else { return nil }
      return DeadZone(view: view, area: box.area(scale: scale), box: box.rect(scale: scale))
    }
  }
}

/// Tells whether anybody does something with a touch that hits a view.
struct TouchHandling {
  let tree: ViewTree

  /// By a control, a scroll view or a recognizer on the way up, or a method that keeps touches.
  func isHandled(_ view: ViewID) -> Bool {
    let seesIt = tree.ancestors(from: view).contains { ancestor in
      tree[ancestor].gestureRecognizers.contains { tree[$0].isEnabled }
    }
    return seesIt
      || tree.responderChain(from: .view(view)).contains { responder in
        if let step = responder.viewID, tree[step].control != nil || tree[step].scroll != nil {
          return true
        }
        switch tree.traits(of: responder).overrides.override(of: .touchesBegan)?.behavior {
        case .handle, .super, .next, .unknown: return true
        case nil: return false
        }
      }
  }
}
