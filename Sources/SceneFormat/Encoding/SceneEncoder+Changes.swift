import EventDelivery
import Geometry

extension SceneEncoder {
  /// `set`: the target's id and its properties' new values, the last one where there are several.
  mutating func set(_ target: String, _ changes: [PropertyChange]) {
    builder.beginObject()
    builder.key("id")
    builder.string(target)
    var latest: [String: PropertyChange] = [:]
    var order: [String] = []
    for change in changes where latest.updateValue(change, forKey: change.name) == nil {
      order.append(change.name)
    }
    let last = order.compactMap { latest[$0] }
    for change in last where change.group == .view { self.change(change) }
    group("layer", last.filter { $0.group == .layer })
    group("overrides", last.filter { $0.group == .overrides })
    builder.end()
  }

  private mutating func group(_ key: String, _ changes: [PropertyChange]) {
    guard !changes.isEmpty else { return }
    builder.key(key)
    builder.beginObject()
    for change in changes { self.change(change) }
    builder.end()
  }

  private mutating func change(_ change: PropertyChange) {
    builder.key(change.name)
    switch change {
    case .frame(let rect), .bounds(let rect):
      builder.numbers([rect.minX, rect.minY, rect.width, rect.height])
    case .center(let point), .contentOffset(let point), .anchorPoint(let point),
      .translation(let point):
      builder.numbers([point.x, point.y])
    case .transform(let transform):
      builder.numbers([
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ])
    case .zPosition(let number), .cornerRadius(let number), .alpha(let number),
      .value(let number), .windowLevel(let number), .scale(let number), .rotation(let number),
      .minimumValue(let number), .maximumValue(let number), .stepValue(let number),
      .borderWidth(let number):
      builder.number(number)
    case .tag(let number), .selectedSegmentIndex(let number): builder.number(Double(number))
    case .segments(let names), .autoresizingMask(let names): builder.strings(names)
    case .isHidden(let isOn), .isUserInteractionEnabled(let isOn),
      .isMultipleTouchEnabled(let isOn), .isExclusiveTouch(let isOn), .clipsToBounds(let isOn),
      .isEnabled(let isOn), .isSelected(let isOn), .isOn(let isOn), .recognizerFlag(_, let isOn):
      builder.boolean(isOn)
    case .backgroundColor(let color), .borderColor(let color):
      builder.data(.string(color?.text))
    case .text(let text), .title(let text), .accessibilityIdentifier(let text), .image(let text):
      builder.data(.string(text))
    case .scroll(let change): self.change(change)
    case .pointInside(let override):
      if let override { pointInside(override) } else { builder.null() }
    case .hitTest(let override):
      if let override { hitTest(override) } else { builder.null() }
    case .method(_, let override):
      if let override { method(override) } else { builder.null() }
    case .override(let change): overrideValue(change)
    }
  }

  private mutating func change(_ change: ScrollChange) {
    switch change {
    case .contentSize(let size): builder.numbers([size.width, size.height])
    case .contentInset(let insets):
      builder.numbers([insets.top, insets.left, insets.bottom, insets.right])
    case .flag(_, let isOn): builder.boolean(isOn)
    case .minimumZoomScale(let number), .maximumZoomScale(let number), .zoomScale(let number),
      .decelerationRate(let number):
      builder.number(number)
    case .viewForZooming(let view): builder.data(.string(view))
    }
  }
}

extension PropertyChange {
  /// The object of a view that the property stands in.
  fileprivate enum Group {
    case view
    case layer
    case overrides
  }

  fileprivate var group: Group {
    switch self {
    case .anchorPoint, .zPosition, .cornerRadius, .borderWidth, .borderColor: .layer
    case .pointInside, .hitTest, .method, .override: .overrides
    case .frame, .bounds, .center, .transform, .alpha, .isHidden, .isUserInteractionEnabled,
      .isMultipleTouchEnabled, .isExclusiveTouch, .clipsToBounds, .backgroundColor, .text, .title,
      .isEnabled, .isSelected, .isOn, .value, .contentOffset, .windowLevel, .translation, .scale,
      .rotation, .recognizerFlag, .minimumValue, .maximumValue, .stepValue, .segments,
      .selectedSegmentIndex,
      .scroll, .autoresizingMask, .tag, .accessibilityIdentifier, .image:
      .view
    }
  }
}
