import Geometry

/// Where the regions of the window lie, in window points.
///
/// A pure function of the window's size and the split positions.
struct WindowLayout: Hashable, Sendable {
  let size: Size
  let fold: Fold
  let toolbar: Rect
  /// Nil where it is behind a rail.
  let hierarchy: Rect?
  let scenes: Rect?
  let inspector: Rect?
  let leadingRail: Rect?
  let trailingRail: Rect?
  let stage: Rect
  let transport: Rect
  /// Nil while the bottom is folded.
  let lanes: Rect?
  let log: Rect?
  /// The one line of log under a folded transport.
  let logLine: Rect?
  /// Where a rail's panel opens over the stage.
  let leadingDrawer: Rect
  let trailingDrawer: Rect
  /// The split positions as they came out.
  let splits: Splits

  /// What is left of a folded Scenes panel.
  static let headingHeight = 44.0

  init(size requested: Size, splits: Splits) {
    let size = Size(
      max(requested.width, Fold.minimumSize.width), max(requested.height, Fold.minimumSize.height))
    let fold = Fold(size: size)
    let splits = Self.clamped(splits, in: size)
    self.size = size
    self.fold = fold
    self.splits = splits
    let toolbarHeight = fold.isCompact ? Metrics.Window.narrowToolbar : Metrics.Window.toolbar
    toolbar = Rect(0, 0, size.width, toolbarHeight)
    let below = size.height - toolbarHeight
    let leading = fold.isLeadingRail ? Metrics.Window.rail : splits.hierarchyWidth
    let trailing = fold.isTrailingRail ? Metrics.Window.rail : splits.inspectorWidth
    let bottomHeight =
      fold.isBottomFolded
      ? Metrics.Window.transport + Metrics.Window.foldedLog : splits.bottomHeight
    // Between two rails the bottom takes the whole width, and the rails end above it.
    let bottomSpans = fold.isLeadingRail && fold.isTrailingRail
    let sideHeight = bottomSpans ? below - bottomHeight : below
    let left = Rect(0, toolbarHeight, leading, sideHeight)
    let right = Rect(size.width - trailing, toolbarHeight, trailing, sideHeight)
    stage = Rect(leading, toolbarHeight, size.width - leading - trailing, below - bottomHeight)
    let bottom =
      bottomSpans
      ? Rect(0, size.height - bottomHeight, size.width, bottomHeight)
      : Rect(leading, size.height - bottomHeight, stage.width, bottomHeight)

    leadingRail = fold.isLeadingRail ? left : nil
    trailingRail = fold.isTrailingRail ? right : nil
    hierarchy = fold.isLeadingRail ? nil : Self.top(of: left, leaving: splits.scenesHeight)
    scenes =
      fold.isLeadingRail
      ? nil
      : Rect(left.minX, left.maxY - splits.scenesHeight, left.width, splits.scenesHeight)
    inspector = fold.isTrailingRail ? nil : right
    transport = Rect(bottom.minX, bottom.minY, bottom.width, Metrics.Window.transport)
    let rest = bottom.height - Metrics.Window.transport
    let restTop = transport.maxY
    let lanesWidth = (bottom.width * splits.lanesShare).rounded()
    lanes = fold.isBottomFolded ? nil : Rect(bottom.minX, restTop, lanesWidth, rest)
    log =
      fold.isBottomFolded
      ? nil : Rect(bottom.minX + lanesWidth, restTop, bottom.width - lanesWidth, rest)
    logLine = fold.isBottomFolded ? Rect(bottom.minX, restTop, bottom.width, rest) : nil
    leadingDrawer = Rect(stage.minX, stage.minY, Metrics.Window.drawer, stage.height)
    trailingDrawer = Rect(
      stage.maxX - Metrics.Window.drawer, stage.minY, Metrics.Window.drawer, stage.height)
  }

  private static func top(of rect: Rect, leaving height: Double) -> Rect {
    Rect(rect.minX, rect.minY, rect.width, rect.height - height)
  }

  /// The handle's line between its two panels, or nil where the fold has taken one of them.
  func line(of handle: Splits.Handle) -> Rect? {
    switch handle {
    case .hierarchy: hierarchy.map { Rect($0.maxX, toolbar.maxY, 0, size.height - toolbar.maxY) }
    case .inspector: inspector.map { Rect($0.minX, $0.minY, 0, $0.height) }
    case .bottom:
      fold.isBottomFolded ? nil : Rect(transport.minX, transport.minY, transport.width, 0)
    case .scenes: scenes.map { Rect($0.minX, $0.minY, $0.width, 0) }
    case .lanes: log.map { Rect($0.minX, $0.minY, 0, $0.height) }
    }
  }

  // MARK: - Limits

  private static func clamped(_ splits: Splits, in size: Size) -> Splits {
    var result = splits
    for handle in Splits.Handle.allCases {
      let range = limits(of: handle, in: size)
      result[handle] = min(max(result[handle], range.lowerBound), range.upperBound)
    }
    // A list too low for two rows is better folded to its heading.
    if result.scenesHeight < 104 { result.scenesHeight = headingHeight }
    return result
  }

  /// The least and the greatest size that a handle can give its panel.
  static func limits(of handle: Splits.Handle, in size: Size) -> ClosedRange<Double> {
    switch handle {
    case .hierarchy: return Metrics.Window.hierarchyRange
    case .inspector: return Metrics.Window.inspectorRange
    case .bottom:
      let least = Metrics.Window.bottomMinimum
      return least...max(least, size.height * Metrics.Window.bottomShare)
    case .scenes:
      // The hierarchy keeps its search field and four rows.
      return headingHeight...max(headingHeight, size.height - 48 - 220)
    case .lanes: return 0.25...0.75
    }
  }
}
