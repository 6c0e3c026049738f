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
  /// Of its speed, what content that coasts keeps every millisecond: 0.998 normally, 0.99 fast.
  public var decelerationRate = 0.998
  public var zoomScale = 1.0
  public var minimumZoomScale = 1.0
  public var maximumZoomScale = 1.0
  public var bouncesZoom = true
  public var viewForZooming: ViewID?
  public var scrollsToTop = true
  /// Whether taps select cells; only tables and collection views look at it.
  public var allowsSelection = true
  public var delegate = ScrollDelegate()
  public var thresholds = ScrollThresholds()

  public init() {}
}

/// What a scroll view's delegate answers.
public struct ScrollDelegate: Hashable, Sendable {
  /// Where it lets the content come to rest instead, in place of `targetContentOffset`; nil leaves it.
  public var willEndDragging: Point?
  /// Whether a tap on the status bar may scroll it (B-298).
  public var shouldScrollToTop = true

  public init() {}
}

/// Limits of a scroll view's that UIKit keeps to itself, and a scene may change.
public struct ScrollThresholds: Hashable, Sendable {
  /// Seconds for which content waits for its touches (B-283).
  public var contentTouchDelay: Double?
  /// Points of travel after which content loses its touch though the drag doesn't scroll yet.
  ///
  /// UIKit isn't known to have such a limit, so there is none unless a scene says so.
  public var contentTouchSlop: Double?

  public init() {}
}
