public import Geometry

/// What a scroll view has beyond a view; its content offset is the origin of its bounds.
public struct ScrollAttributes: Hashable, Sendable {
  public var contentSize = Size.zero
  public var contentInset = Insets.zero
  public var isScrollEnabled = true
  public var isPagingEnabled = false
  public var isDirectionalLockEnabled = false
  public var bounces = true
  public var alwaysBounceVertical = false
  public var alwaysBounceHorizontal = false
  public var delaysContentTouches = true
  public var canCancelContentTouches = true
  public var minimumZoomScale = 1.0
  public var maximumZoomScale = 1.0
  public var viewForZooming: ViewID?
  public var scrollsToTop = true

  public init() {}
}
