import EventDelivery
import Geometry

/// Scroll views, tables and collection views.
extension SceneEncoder {
  mutating func scroll(_ scroll: ScrollAttributes, of details: ViewDetails) {
    if scroll.contentSize != .zero {
      member(ViewKey.contentSize, [scroll.contentSize.width, scroll.contentSize.height])
    }
    if scroll.contentInset != .zero {
      let insets = scroll.contentInset
      member(ViewKey.contentInset, [insets.top, insets.left, insets.bottom, insets.right])
    }
    member(ViewKey.isScrollEnabled, scroll.isScrollEnabled, unless: true)
    member(ViewKey.isPagingEnabled, scroll.isPagingEnabled, unless: false)
    member(ViewKey.isDirectionalLockEnabled, scroll.isDirectionalLockEnabled, unless: false)
    member(ViewKey.bounces, scroll.bounces, unless: true)
    member(ViewKey.alwaysBounceVertical, scroll.alwaysBounceVertical, unless: false)
    member(ViewKey.alwaysBounceHorizontal, scroll.alwaysBounceHorizontal, unless: false)
    member(ViewKey.delaysContentTouches, scroll.delaysContentTouches, unless: true)
    member(ViewKey.canCancelContentTouches, scroll.canCancelContentTouches, unless: true)
    member(ViewKey.minimumZoomScale, scroll.minimumZoomScale, unless: 1)
    member(ViewKey.maximumZoomScale, scroll.maximumZoomScale, unless: 1)
    member(ViewKey.viewForZooming, scroll.viewForZooming.map { name($0) }, unless: nil)
    member(ViewKey.scrollsToTop, scroll.scrollsToTop, unless: true)
    member(ViewKey.zoomScale, scroll.zoomScale, unless: 1)
    member(ViewKey.bouncesZoom, scroll.bouncesZoom, unless: true)
    decelerationRate(scroll.decelerationRate)
    delegate(scroll.delegate)
    thresholds(scroll.thresholds)
    member(ViewKey.allowsSelection, scroll.allowsSelection, unless: true)
    for recognizer in details.gestureRecognizers {
      ownRecognizer(tree[recognizer], scroll)
    }
  }

  private mutating func decelerationRate(_ rate: Double) {
    guard rate != ScrollRateName.normal.rate else { return }
    if let name = ScrollRateName.allCases.first(where: { $0.rate == rate }) {
      member(ViewKey.decelerationRate, name.rawValue)
    } else {
      member(ViewKey.decelerationRate, rate, unless: ScrollRateName.normal.rate)
    }
  }

  private mutating func delegate(_ delegate: ScrollDelegate) {
    guard delegate != ScrollDelegate() else { return }
    builder.key(ViewKey.delegate.rawValue)
    builder.beginObject()
    if let target = delegate.willEndDragging { member(ScrollDelegateKey.willEndDragging, target) }
    member(ScrollDelegateKey.shouldScrollToTop, delegate.shouldScrollToTop, unless: true)
    builder.end()
  }

  private mutating func thresholds(_ thresholds: ScrollThresholds) {
    guard thresholds != ScrollThresholds() else { return }
    builder.key(ViewKey.thresholds.rawValue)
    builder.beginObject()
    member(ScrollThresholdKey.contentTouchDelay, thresholds.contentTouchDelay, unless: nil)
    member(ScrollThresholdKey.contentTouchSlop, thresholds.contentTouchSlop, unless: nil)
    builder.end()
  }

  /// A recognizer that the scroll view brings with it, where the scene says something of it.
  private mutating func ownRecognizer(_ recognizer: Recognizer, _ scroll: ScrollAttributes) {
    let key: ViewKey
    let isEnabled: Bool
    switch recognizer.scrollRole {
    case .pan:
      key = .panGestureRecognizer
      isEnabled = scroll.isScrollEnabled
    case .pinch:
      key = .pinchGestureRecognizer
      isEnabled =
        scroll.viewForZooming != nil && scroll.minimumZoomScale < scroll.maximumZoomScale
    case .contentTouchDelay, nil: return
    }
    let isUntouched =
      recognizer.name == nil && recognizer.isEnabled == isEnabled && recognizer.actions.isEmpty
      && recognizer.requireToFail.isEmpty && recognizer.properties.isEmpty
    guard !isUntouched else { return }
    builder.key(key.rawValue)
    builder.beginObject()
    properties(of: recognizer, isEnabled: isEnabled)
    builder.end()
  }
}
