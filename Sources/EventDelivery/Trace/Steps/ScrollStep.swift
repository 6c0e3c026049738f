public import Geometry

/// A step of a scroll view's: what it asks itself, and what it tells its delegate.
public enum ScrollStep: Hashable, Sendable {
  /// Whether content gets a touch that came down in it (B-288).
  case touchesShouldBegin(ViewID, [Finger], content: ViewID, Bool)
  /// Whether scrolling may take a touch away from content that has it (B-290).
  case touchesShouldCancel(ViewID, content: ViewID, Bool)
  case willBeginDragging(ViewID)
  /// The content has moved: the offset is the new origin of the bounds.
  case didScroll(ViewID, Point)
  /// The finger's speed in points a millisecond, and where the content will come to rest.
  case willEndDragging(ViewID, velocity: Point, target: Point)
  case didEndDragging(ViewID, decelerates: Bool)
  case willBeginDecelerating(ViewID)
  case didEndDecelerating(ViewID)
  case willBeginZooming(ViewID, content: ViewID)
  case didZoom(ViewID, scale: Double)
  case didEndZooming(ViewID, content: ViewID, scale: Double)
  /// Whether a tap on the status bar scrolls it to its top (B-298).
  case shouldScrollToTop(ViewID, Bool)
  case didScrollToTop(ViewID)
  /// A table or collection view selects one of its cells.
  case didSelect(ViewID, cell: ViewID)

  /// The scroll view.
  public var scrollView: ViewID {
    switch self {
    case .touchesShouldBegin(let view, _, _, _), .touchesShouldCancel(let view, _, _),
      .willBeginDragging(let view), .didScroll(let view, _), .willEndDragging(let view, _, _),
      .didEndDragging(let view, _), .willBeginDecelerating(let view),
      .didEndDecelerating(let view), .willBeginZooming(let view, _), .didZoom(let view, _),
      .didEndZooming(let view, _, _), .shouldScrollToTop(let view, _), .didScrollToTop(let view),
      .didSelect(let view, _):
      view
    }
  }
}
