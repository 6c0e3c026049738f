import EventDelivery
import Geometry

/// Converts between the coordinates that a scenario names, in the scene as it is now.
struct SpaceConversion {
  let run: DeliveryRun
  let from: ValueExpectation.Space
  let to: ValueExpectation.Space

  func convert(_ point: Point) -> Point {
    let tree = run.tree
    switch (from, to) {
    case (.screen, .screen): return point
    case (.screen, _): return view(to).map { tree.convertFromScreen(point, to: $0) } ?? point
    case (_, .screen): return view(from).map { tree.toScreen($0).apply(point) } ?? point
    default: return tree.convert(point, from: named(from), to: named(to))
    }
  }

  /// The box around the converted corners, as UIKit makes it.
  func convert(_ rect: Rect) -> Rect {
    switch (from, to) {
    case (.screen, _), (_, .screen): Rect.bounding(rect.corners.map { convert($0) }) ?? .zero
    default: run.tree.convert(rect, from: named(from), to: named(to))
    }
  }

  /// The view that the space is of; the key window where a window is meant.
  private func view(_ space: ValueExpectation.Space) -> ViewID? {
    switch space {
    case .window: run.engine.keyWindow
    case .screen: nil
    case .view(let identifier): run.tree.view(identifier: identifier)
    }
  }

  /// The view that is named; nil is the window.
  private func named(_ space: ValueExpectation.Space) -> ViewID? {
    guard case .view(let identifier) = space else { return nil }
    return run.tree.view(identifier: identifier)
  }
}
