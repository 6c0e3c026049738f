import EventDelivery
import Geometry

/// Scroll views, tables and collection views.
extension SceneDecoder {
  /// Reads the keys that scroll views have; the offset is part of the geometry.
  mutating func readScroll(
    _ key: ViewKey, _ value: JSONValue, into details: inout ViewDetails
  ) {
    switch key {
    case .contentSize: details.scroll?.contentSize = size(value) ?? .zero
    case .contentInset: details.scroll?.contentInset = insets(value) ?? .zero
    case .isScrollEnabled: details.scroll?.isScrollEnabled = boolean(value) ?? true
    case .isPagingEnabled: details.scroll?.isPagingEnabled = boolean(value) ?? false
    case .isDirectionalLockEnabled:
      details.scroll?.isDirectionalLockEnabled = boolean(value) ?? false
    case .bounces: details.scroll?.bounces = boolean(value) ?? true
    case .alwaysBounceVertical: details.scroll?.alwaysBounceVertical = boolean(value) ?? false
    case .alwaysBounceHorizontal:
      details.scroll?.alwaysBounceHorizontal = boolean(value) ?? false
    case .delaysContentTouches: details.scroll?.delaysContentTouches = boolean(value) ?? true
    case .canCancelContentTouches:
      details.scroll?.canCancelContentTouches = boolean(value) ?? true
    case .scrollsToTop: details.scroll?.scrollsToTop = boolean(value) ?? true
    case .allowsSelection: details.scroll?.allowsSelection = boolean(value) ?? true
    case .decelerationRate: details.scroll?.decelerationRate = decelerationRate(value)
    case .delegate: readDelegate(value, into: &details)
    case .thresholds: readThresholds(value, into: &details)
    default: readZoom(key, value, into: &details)
    }
  }

  private mutating func readZoom(
    _ key: ViewKey, _ value: JSONValue, into details: inout ViewDetails
  ) {
    switch key {
    case .zoomScale: details.scroll?.zoomScale = scale(value) ?? 1
    case .minimumZoomScale: details.scroll?.minimumZoomScale = scale(value) ?? 1
    case .maximumZoomScale: details.scroll?.maximumZoomScale = scale(value) ?? 1
    case .bouncesZoom: details.scroll?.bouncesZoom = boolean(value) ?? true
    case .viewForZooming: details.scroll?.viewForZooming = view(value)
    default: break
    }
  }

  mutating func scale(_ value: JSONValue) -> Double? { number(value, in: 1e-6...1e6) }

  /// UIKit's two rates by name, or a factor for a millisecond.
  mutating func decelerationRate(_ value: JSONValue) -> Double {
    let normal = ScrollAttributes().decelerationRate
    if value.kind == .number { return number(value, in: 0...0.9999) ?? normal }
    guard let name = choice(value, among: ScrollRateName.allCases.map(\.rawValue)) else {
      return normal
    }
    return ScrollRateName(rawValue: name)?.rate ?? normal
  }

  private mutating func readDelegate(_ value: JSONValue, into details: inout ViewDetails) {
    guard isObject(value) else { return }
    for member in value.members {
      switch key(member, of: ScrollDelegateKey.self) {
      case .willEndDragging: details.scroll?.delegate.willEndDragging = point(member.value)
      case .shouldScrollToTop:
        details.scroll?.delegate.shouldScrollToTop = boolean(member.value) ?? true
      case nil: break
      }
    }
  }

  private mutating func readThresholds(_ value: JSONValue, into details: inout ViewDetails) {
    guard isObject(value) else { return }
    for member in value.members {
      let limit = number(member.value, in: 0...1e9)
      switch key(member, of: ScrollThresholdKey.self) {
      case .contentTouchDelay: details.scroll?.thresholds.contentTouchDelay = limit
      case .contentTouchSlop: details.scroll?.thresholds.contentTouchSlop = limit
      case nil: break
      }
    }
  }

  // MARK: - Its own recognizers

  /// What a scene says of the recognizers that a scroll view brings with it.
  mutating func readOwnRecognizers(of view: ViewID, from object: JSONValue) {
    let roles: [(ViewKey, ScrollRecognizer)] = [
      (.panGestureRecognizer, .pan), (.pinchGestureRecognizer, .pinch),
    ]
    for (key, role) in roles {
      guard let value = object[key.rawValue], isObject(value),
        let recognizer = tree.recognizer(role, of: view), mayConfigure(value)
      else { continue }
      let result = self.recognizer(value, base: tree[recognizer])
      tree.updateRecognizer(recognizer) { $0 = result }
    }
  }

  /// UIKit: the pan's delegate is the scroll view, and stays it (B-303); its class and id are given.
  private mutating func mayConfigure(_ value: JSONValue) -> Bool {
    let given: [RecognizerKey] = [.class, .superclass, .id, .delegate]
    let wrong = value.members.filter { member in given.contains { $0.rawValue == member.key } }
    let allowed = RecognizerKey.allCases.filter { !given.contains($0) }.map(\.rawValue)
    for member in wrong { reportUnknownKey(member, candidates: allowed) }
    return wrong.isEmpty
  }
}

/// `UIScrollView.DecelerationRate`, under UIKit's names.
enum ScrollRateName: String, CaseIterable {
  case normal
  case fast

  var rate: Double {
    switch self {
    case .normal: 0.998
    case .fast: 0.99
    }
  }
}
