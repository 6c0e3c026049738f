import Geometry

/// Content that follows a pinch: what `UIScrollView` does with its pinch recognizer.
extension DeliveryEngine {
  /// How much of a pinch beyond the limits shows, as an exponent: half of it on a scale of ratios.
  ///
  /// UIKit publishes none.
  static let zoomBeyondLimit = 0.5

  mutating func followPinch(
    _ pending: GestureBoard.PendingAction, in view: ViewID, trace: inout some TraceSink
  ) {
    switch pending.state {
    case .began:
      beginZoom(of: view, pending.report, trace: &trace)
      zoom(view, pending.report, trace: &trace)
    case .changed: zoom(view, pending.report, trace: &trace)
    case .ended, .cancelled: endZoom(of: view, trace: &trace)
    case .possible, .failed: return
    }
  }

  private mutating func beginZoom(
    of view: ViewID, _ report: GestureReport, trace: inout some TraceSink
  ) {
    guard let scroll = tree[view].scroll, let content = scroll.viewForZooming,
      tree.isDescendant(content, of: view), scroll.zoomScale > 0
    else { return }
    let place = tree.convertFromScreen(report.location, to: view)
    let anchor = (place - tree.frame(of: content).origin) * (1 / scroll.zoomScale)
    stopMotion(of: view, trace: &trace)
    updateScroll(view) { state, _ in
      state.zoom = ScrollZoom(
        content: content, startScale: scroll.zoomScale, anchor: anchor)
    }
    trace.emit(.scroll(.willBeginZooming(view, content: content)))
  }

  /// UIKit: what is under the fingers stays under them.
  private mutating func zoom(
    _ view: ViewID, _ report: GestureReport, trace: inout some TraceSink
  ) {
    guard let zoom = scroll(of: view)?.zoom, let scroll = tree[view].scroll else { return }
    let scale = Self.limited(zoom.startScale * report.scale, by: scroll)
    guard scale != scroll.zoomScale else { return }
    let place = tree.convertFromScreen(report.location, to: view)
    let shown = place - tree.bounds(of: view).origin
    setZoomScale(scale, of: view, trace: &trace) { $0 + zoom.anchor * scale - shown }
  }

  /// A zoom that went beyond the limits returns to them.
  private mutating func endZoom(of view: ViewID, trace: inout some TraceSink) {
    guard let zoom = scroll(of: view)?.zoom, let scroll = tree[view].scroll else { return }
    updateScroll(view) { state, _ in state.zoom = nil }
    let limits = scroll.minimumZoomScale...max(scroll.minimumZoomScale, scroll.maximumZoomScale)
    let scale = min(max(scroll.zoomScale, limits.lowerBound), limits.upperBound)
    if scale != scroll.zoomScale {
      setZoomScale(scale, from: scroll.zoomScale, of: view, trace: &trace)
    }
    trace.emit(.scroll(.didEndZooming(view, content: zoom.content, scale: scale)))
  }

  /// Scales the content about the middle of what is shown.
  mutating func setZoomScale(
    _ scale: Double, from old: Double, of view: ViewID, trace: inout some TraceSink
  ) {
    guard old > 0 else { return }
    let offset = tree.bounds(of: view).origin
    let middle = tree.bounds(of: view).center
    setZoomScale(scale, of: view, trace: &trace) { origin in
      origin + (middle - origin) * (scale / old) - (middle - offset)
    }
  }

  /// Scales the content and moves it to the offset that its frame's origin asks for.
  ///
  /// UIKit: the content's transform becomes the scale, its frame's origin stays, and its frame becomes the
  /// content's size.
  private mutating func setZoomScale(
    _ scale: Double, of view: ViewID, trace: inout some TraceSink,
    offset: (_ origin: Point) -> Point
  ) {
    guard let content = tree[view].scroll?.viewForZooming, scale > 0 else { return }
    let origin = tree.frame(of: content).origin
    var geometry = tree.geometry(of: content)
    geometry.transform = .scale(scale, scale)
    geometry.center = geometry.center + (origin - geometry.frame.origin)
    tree.setGeometry(geometry, of: content)
    tree.updateDetails(of: view) { details in
      details.scroll?.zoomScale = scale
      details.scroll?.contentSize = geometry.frame.size
    }
    trace.emit(.scroll(.didZoom(view, scale: scale)))
    let moved = offset(origin)
    let (minimum, maximum) = tree.contentOffsetRange(of: view)
    self.scroll(
      view,
      to: Point(
        rounded(min(max(moved.x, minimum.x), maximum.x)),
        rounded(min(max(moved.y, minimum.y), maximum.y))), trace: &trace)
  }

  private func rounded(_ offset: Double) -> Double {
    ScrollPhysics.rounded(offset, scale: tree.screen.scale)
  }

  private static func limited(_ scale: Double, by scroll: ScrollAttributes) -> Double {
    let minimum = scroll.minimumZoomScale
    let maximum = max(minimum, scroll.maximumZoomScale)
    let inside = min(max(scale, minimum), maximum)
    guard scroll.bouncesZoom, scale > 0, inside > 0, inside != scale else { return inside }
    return inside * exponential(zoomBeyondLimit * naturalLogarithm(scale / inside))
  }
}
