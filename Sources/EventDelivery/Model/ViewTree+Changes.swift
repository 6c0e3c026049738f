import Geometry

/// Setting properties by name, as effects and editors do.
extension ViewTree {
  public mutating func apply(_ changes: [PropertyChange], to view: ViewID) {
    for change in changes { apply(change, to: view) }
  }

  public mutating func apply(_ change: PropertyChange, to view: ViewID) {
    switch change {
    case .frame, .bounds, .center, .transform, .anchorPoint, .contentOffset:
      var geometry = geometry(of: view)
      geometry.apply(change)
      setGeometry(geometry, of: view)
    case .alpha(let alpha): setAlpha(alpha, of: view)
    case .isHidden(let isHidden):
      // UIKit: a window that is shown again comes to the front of its level (B-031).
      if isWindow(view), self.isHidden(view), !isHidden { reorderWindowToFront(view) }
      setHidden(isHidden, of: view)
    case .isUserInteractionEnabled(let isEnabled):
      setUserInteractionEnabled(isEnabled, of: view)
    case .pointInside, .hitTest, .method, .override:
      updateTraits(of: .view(view)) { $0.overrides.apply(change) }
    case .isEnabled, .isSelected, .isOn, .value, .minimumValue, .maximumValue, .stepValue,
      .segments, .selectedSegmentIndex:
      updateDetails(of: view) { $0.control?.apply(change) }
    case .scroll(.viewForZooming(let identifier)):
      let zoomed = identifier.flatMap { self.view(identifier: $0) }
      updateDetails(of: view) { $0.scroll?.viewForZooming = zoomed }
      updateScrollRecognizers(of: view)
    case .scroll(let change):
      updateDetails(of: view) { $0.scroll?.apply(change) }
      updateScrollRecognizers(of: view)
    default:
      updateDetails(of: view) { $0.apply(change) }
    }
  }

  /// Sets what a recognizer has of the properties; what it reports is the engine's.
  public mutating func apply(_ changes: [PropertyChange], to recognizer: RecognizerID) {
    for change in changes {
      switch change {
      case .isEnabled(let isEnabled): updateRecognizer(recognizer) { $0.isEnabled = isEnabled }
      case .recognizerFlag(let flag, let isOn): updateRecognizer(recognizer) { $0.set(flag, isOn) }
      default: continue
      }
    }
  }

  /// Sets what a responder that is no view overrides; it has no other properties to set.
  mutating func apply(_ changes: [PropertyChange], to responder: ResponderID) {
    updateTraits(of: responder) { traits in
      for change in changes { traits.overrides.apply(change) }
    }
  }

  func position(_ position: Effect.InsertPosition) -> Position {
    switch position {
    case .front: .front
    case .index(let index): .index(index)
    case .below(let sibling): view(identifier: sibling).map { .below($0) } ?? .front
    case .above(let sibling): view(identifier: sibling).map { .above($0) } ?? .front
    }
  }
}

extension ViewGeometry {
  fileprivate mutating func apply(_ change: PropertyChange) {
    switch change {
    case .frame(let frame): setFrame(frame)
    case .bounds(let bounds): self.bounds = bounds
    case .center(let center): self.center = center
    case .transform(let transform): self.transform = transform
    case .anchorPoint(let point): anchorPoint = point
    case .contentOffset(let offset): bounds.origin = offset
    default: return
    }
  }
}

extension ResponderOverrides {
  fileprivate mutating func apply(_ change: PropertyChange) {
    switch change {
    case .pointInside(let override): pointInside = override
    case .hitTest(let override): hitTest = override
    case .method(let method, let override):
      methods.removeAll { $0.method == method }
      if let override { methods.append(override) }
    case .override(let change): apply(change)
    default: return
    }
  }
}

extension ControlAttributes {
  fileprivate mutating func apply(_ change: PropertyChange) {
    switch change {
    case .isEnabled(let isEnabled): self.isEnabled = isEnabled
    case .isSelected(let isSelected): self.isSelected = isSelected
    case .isOn(let isOn): self.isOn = isOn
    case .value(let value): self.value = value
    case .minimumValue(let value): minimumValue = value
    case .maximumValue(let value): maximumValue = value
    case .stepValue(let value): stepValue = value
    case .segments(let titles): segments = titles
    case .selectedSegmentIndex(let index): selectedSegmentIndex = index
    default: return
    }
  }
}

extension ViewDetails {
  fileprivate mutating func apply(_ change: PropertyChange) {
    switch change {
    case .zPosition(let position): layer.zPosition = position
    case .cornerRadius(let radius): layer.cornerRadius = radius
    case .isMultipleTouchEnabled(let isEnabled): isMultipleTouchEnabled = isEnabled
    case .isExclusiveTouch(let isExclusive): isExclusiveTouch = isExclusive
    case .clipsToBounds(let clips): clipsToBounds = clips
    case .backgroundColor(let color): backgroundColor = color
    case .text(let text): self.text = text
    case .title(let title): self.title = title
    case .windowLevel(let level): window?.windowLevel = level
    case .autoresizingMask(let mask): autoresizingMask = mask
    case .tag(let tag): self.tag = tag
    case .accessibilityIdentifier(let identifier): accessibilityIdentifier = identifier
    case .image(let image): self.image = image
    case .borderWidth(let width): layer.borderWidth = width
    case .borderColor(let color): layer.borderColor = color
    default: return
    }
  }
}
