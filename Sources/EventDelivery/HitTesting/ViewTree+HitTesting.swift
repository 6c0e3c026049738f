public import Geometry

/// What a touch-down at some point would find.
public struct HitTestResult: Hashable, Sendable {
  public let window: ViewID
  public let view: ViewID
  /// Whether an override that nobody can see took part.
  public let isAssumed: Bool
}

extension ViewTree {
  /// Asks the windows from front to back for a point on the screen; the first that answers has the touch.
  ///
  /// UIKit: hidden windows take no part (B-030 to B-032).
  public func hitTest(
    atScreenPoint point: Point, trace: inout some TraceSink
  ) -> HitTestResult? {
    records.withRecords { lent in
      var tester = HitTester(records: lent)
      for window in windowsFrontToBack {
        let record = lent.pointer(window.index).pointee
        if record.flags.contains(.isHidden) { continue }
        let local = record.convertFromParent(point)
        if let view = tester.hitTest(window, at: local, in: self, trace: &trace) {
          return HitTestResult(window: window, view: view, isAssumed: tester.isAssumed)
        }
      }
      return nil
    }
  }

  /// The same without its story: for hovering, maps and counts.
  public func hitTest(atScreenPoint point: Point) -> HitTestResult? {
    var trace = DiscardedTrace()
    return hitTest(atScreenPoint: point, trace: &trace)
  }

  /// The answer of one view's `hitTest` for a point in its bounds coordinates (B-029).
  public func hitTest(_ view: ViewID, at point: Point) -> ViewID? {
    var trace = DiscardedTrace()
    return hitTest(view, at: point, trace: &trace)
  }

  /// The same, with its steps.
  public func hitTest(
    _ view: ViewID, at point: Point, trace: inout some TraceSink
  ) -> ViewID? {
    records.withRecords { lent in
      var tester = HitTester(records: lent)
      return tester.hitTest(view, at: point, in: self, trace: &trace)
    }
  }

  /// The answer of one view's `pointInside` for a point in its bounds coordinates.
  public func pointInside(_ view: ViewID, at point: Point) -> Bool {
    records.withRecords { lent in
      var tester = HitTester(records: lent)
      return tester.contains(point, in: view, of: self)
    }
  }
}

extension ViewTree {
  /// Why a view's `hitTest` would answer nil before it looks at the point, or nil (B-003).
  public func hitTestGuardRefusal(of view: ViewID) -> HitTestStep.Refusal? {
    records.withRecords { HitTester.guardRefusal($0.pointer(view.index)) }
  }
}
