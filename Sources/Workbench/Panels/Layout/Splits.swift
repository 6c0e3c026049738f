/// Where the user put the split handles; folds keep them.
struct Splits: Hashable, Sendable {
  var hierarchyWidth = Metrics.Window.hierarchyWidth
  var inspectorWidth = Metrics.Window.inspectorWidth
  var bottomHeight = Metrics.Window.bottomHeight
  var scenesHeight = Metrics.Window.scenesHeight
  /// The lanes' part of the bottom's width; the log has the rest.
  var lanesShare = Metrics.Window.lanesShare

  /// One of the split handles.
  enum Handle: Hashable, Sendable, CaseIterable {
    case hierarchy
    case inspector
    case bottom
    case scenes
    case lanes
  }

  /// The size that a handle sets: its own panel's, in points or as a share.
  subscript(handle: Handle) -> Double {
    get {
      switch handle {
      case .hierarchy: hierarchyWidth
      case .inspector: inspectorWidth
      case .bottom: bottomHeight
      case .scenes: scenesHeight
      case .lanes: lanesShare
      }
    }
    set {
      switch handle {
      case .hierarchy: hierarchyWidth = newValue
      case .inspector: inspectorWidth = newValue
      case .bottom: bottomHeight = newValue
      case .scenes: scenesHeight = newValue
      case .lanes: lanesShare = newValue
      }
    }
  }
}
