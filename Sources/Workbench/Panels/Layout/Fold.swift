import Geometry

/// Which regions give way in a small window.
struct Fold: Hashable, Sendable {
  /// Hierarchy and Scenes are a rail.
  let isLeadingRail: Bool
  /// The Inspector is a rail.
  let isTrailingRail: Bool
  /// The bottom is transport with a scrub strip and one log line.
  let isBottomFolded: Bool

  /// The window doesn't get smaller.
  static let minimumSize = Size(Metrics.Window.minimumWidth, Metrics.Window.minimumHeight)

  init(size: Size) {
    isLeadingRail = size.width < Metrics.Window.narrowWidth
    isTrailingRail = size.width < Metrics.Window.fullWidth
    isBottomFolded =
      size.width < Metrics.Window.narrowWidth || size.height < Metrics.Window.lowHeight
  }

  /// Bars are lower and type is smaller.
  var isCompact: Bool { isLeadingRail }
}
