public import Geometry

/// A scroll view's property set to a value; its offset is part of its geometry.
public enum ScrollChange: Hashable, Sendable {
  case contentSize(Size)
  case contentInset(Insets)
  case flag(Flag, Bool)
  case minimumZoomScale(Double)
  case maximumZoomScale(Double)
  case zoomScale(Double)
  case decelerationRate(Double)
  /// A view's id; nil for none.
  case viewForZooming(String?)

  /// A property that is on or off, under UIKit's name.
  public enum Flag: String, Hashable, Sendable, CaseIterable {
    case isScrollEnabled
    case isPagingEnabled
    case isDirectionalLockEnabled
    case bounces
    case alwaysBounceVertical
    case alwaysBounceHorizontal
    case delaysContentTouches
    case canCancelContentTouches
    case scrollsToTop
    case bouncesZoom
    case allowsSelection
  }

  /// UIKit's name of the property, as a scene spells it.
  public var name: String {
    switch self {
    case .contentSize: "contentSize"
    case .contentInset: "contentInset"
    case .flag(let flag, _): flag.rawValue
    case .minimumZoomScale: "minimumZoomScale"
    case .maximumZoomScale: "maximumZoomScale"
    case .zoomScale: "zoomScale"
    case .decelerationRate: "decelerationRate"
    case .viewForZooming: "viewForZooming"
    }
  }
}

extension ScrollAttributes {
  /// Changes anything but the view for zooming, which only a tree can find.
  mutating func apply(_ change: ScrollChange) {
    switch change {
    case .contentSize(let size): contentSize = size
    case .contentInset(let insets): contentInset = insets
    case .flag(let flag, let isOn): set(flag, isOn)
    case .minimumZoomScale(let scale): minimumZoomScale = scale
    case .maximumZoomScale(let scale): maximumZoomScale = scale
    case .zoomScale(let scale): zoomScale = scale
    case .decelerationRate(let rate): decelerationRate = rate
    case .viewForZooming: return
    }
  }

  private mutating func set(_ flag: ScrollChange.Flag, _ isOn: Bool) {
    switch flag {
    case .isScrollEnabled: isScrollEnabled = isOn
    case .isPagingEnabled: isPagingEnabled = isOn
    case .isDirectionalLockEnabled: isDirectionalLockEnabled = isOn
    case .bounces: bounces = isOn
    case .alwaysBounceVertical: alwaysBounceVertical = isOn
    case .alwaysBounceHorizontal: alwaysBounceHorizontal = isOn
    case .delaysContentTouches: delaysContentTouches = isOn
    case .canCancelContentTouches: canCancelContentTouches = isOn
    case .scrollsToTop: scrollsToTop = isOn
    case .bouncesZoom: bouncesZoom = isOn
    case .allowsSelection: allowsSelection = isOn
    }
  }
}
