import EventDelivery
import Geometry

extension NumberTarget {
  var view: ViewID {
    switch self {
    case .frame(let view, _), .alpha(let view), .windowLevel(let view), .outset(let view, _):
      view
    }
  }

  /// How much one step of an arrow key or of a drag changes it.
  var unit: Double {
    switch self {
    case .frame, .windowLevel, .outset: 1
    case .alpha: 0.01
    }
  }

  /// The values it takes.
  var range: ClosedRange<Double> {
    switch self {
    case .frame(_, .width), .frame(_, .height): 0...NumberInput.limit
    case .frame, .windowLevel, .outset: -NumberInput.limit...NumberInput.limit
    case .alpha: 0...1
    }
  }

  func value(in tree: ViewTree) -> Double {
    switch self {
    case .frame(let view, let side):
      let frame = tree.geometry(of: view).untransformedFrame
      switch side {
      case .x: return frame.minX
      case .y: return frame.minY
      case .width: return frame.width
      case .height: return frame.height
      }
    case .alpha(let view): return Double(tree.alpha(of: view))
    case .windowLevel(let view): return tree[view].window?.windowLevel ?? 0
    case .outset(let view, let edge): return tree.outset(of: view)[edge]
    }
  }

  /// The edit that gives it a value.
  func edit(to value: Double, in tree: ViewTree) -> [SceneEdit] {
    switch self {
    case .frame(let view, let side):
      var geometry = tree.geometry(of: view)
      geometry.setUntransformed(side, to: value)
      return [
        .view(view, .bounds(geometry.bounds)), .view(view, .center(geometry.center)),
      ]
    case .alpha(let view): return [.view(view, .alpha(value))]
    case .windowLevel(let view): return [.view(view, .windowLevel(value))]
    case .outset(let view, let edge):
      var insets = tree.outset(of: view)
      insets[edge] = value
      return [.view(view, .pointInside(insets == .zero ? nil : .outset(insets)))]
    }
  }
}

extension FlagTarget {
  func value(in tree: ViewTree) -> Bool {
    switch self {
    case .view(let view, let flag):
      switch flag {
      case .isUserInteractionEnabled: tree.isUserInteractionEnabled(view)
      case .isHidden: tree.isHidden(view)
      case .clipsToBounds: tree[view].clipsToBounds
      case .isMultipleTouchEnabled: tree[view].isMultipleTouchEnabled
      case .isExclusiveTouch: tree[view].isExclusiveTouch
      case .isEnabled: tree[view].control?.isEnabled ?? true
      case .isSelected: tree[view].control?.isSelected ?? false
      case .isOn: tree[view].control?.isOn ?? false
      }
    case .application(.showsPipeline): tree.application.showsPipeline
    case .application(.hitTestsTwice): tree.application.hitTestPasses > 1
    }
  }

  func edit(to value: Bool) -> SceneEdit {
    switch self {
    case .view(let view, let flag):
      switch flag {
      case .isUserInteractionEnabled: .view(view, .isUserInteractionEnabled(value))
      case .isHidden: .view(view, .isHidden(value))
      case .clipsToBounds: .view(view, .clipsToBounds(value))
      case .isMultipleTouchEnabled: .view(view, .isMultipleTouchEnabled(value))
      case .isExclusiveTouch: .view(view, .isExclusiveTouch(value))
      case .isEnabled: .view(view, .isEnabled(value))
      case .isSelected: .view(view, .isSelected(value))
      case .isOn: .view(view, .isOn(value))
      }
    case .application(let flag): .application(flag, value)
    }
  }
}

extension ViewGeometry {
  /// The frame that the view would have without its transform, as a scene writes it.
  var untransformedFrame: Rect {
    Rect(
      center.x - anchorPoint.x * bounds.width, center.y - anchorPoint.y * bounds.height,
      bounds.width, bounds.height)
  }

  fileprivate mutating func setUntransformed(_ side: NumberTarget.Side, to value: Double) {
    var frame = untransformedFrame
    switch side {
    case .x: frame.origin.x = value
    case .y: frame.origin.y = value
    case .width: frame.size.width = value
    case .height: frame.size.height = value
    }
    bounds.size = frame.size
    center = Point(
      frame.minX + anchorPoint.x * frame.width, frame.minY + anchorPoint.y * frame.height)
  }
}

extension ViewTree {
  /// How far a view's point-inside area reaches beyond its bounds, where it is such an area.
  func outset(of view: ViewID) -> Insets {
    guard case .outset(let insets) = self[view].traits.overrides.pointInside else { return .zero }
    return insets
  }
}

extension Insets {
  subscript(edge: NumberTarget.Edge) -> Double {
    get {
      switch edge {
      case .top: top
      case .left: left
      case .bottom: bottom
      case .right: right
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .left: left = newValue
      case .bottom: bottom = newValue
      case .right: right = newValue
      }
    }
  }
}
