public import Geometry

/// One property of a view, control, scroll view or recognizer set to a value.
public enum PropertyChange: Hashable, Sendable {
  case frame(Rect)
  case bounds(Rect)
  case center(Point)
  case transform(AffineTransform)
  case anchorPoint(Point)
  case zPosition(Double)
  case cornerRadius(Double)
  case alpha(Double)
  case isHidden(Bool)
  case isUserInteractionEnabled(Bool)
  case isMultipleTouchEnabled(Bool)
  case isExclusiveTouch(Bool)
  case clipsToBounds(Bool)
  case backgroundColor(ViewColor?)
  case text(String?)
  case title(String?)
  case isEnabled(Bool)
  case isSelected(Bool)
  case isOn(Bool)
  case value(Double)
  case contentOffset(Point)
  /// What a recognizer reports, counted from here on.
  case translation(Point)
  case scale(Double)
  /// In radians.
  case rotation(Double)
  case recognizerFlag(RecognizerFlag, Bool)
  case minimumValue(Double)
  case maximumValue(Double)
  case stepValue(Double)
  case segments([String])
  /// -1 is none.
  case selectedSegmentIndex(Int)
  case scroll(ScrollChange)
  case windowLevel(Double)
  case autoresizingMask([String])
  case tag(Int)
  case accessibilityIdentifier(String?)
  case image(String?)
  case borderWidth(Double)
  case borderColor(ViewColor?)
  /// Nil removes the override.
  case pointInside(PointInsideOverride?)
  case hitTest(HitTestOverride?)
  case method(ResponderMethod, MethodOverride?)
  case override(OverrideChange)

  /// UIKit's name of the property, as a scene spells it.
  public var name: String {
    switch self {
    case .frame: "frame"
    case .bounds: "bounds"
    case .center: "center"
    case .transform: "transform"
    case .anchorPoint: "anchorPoint"
    case .zPosition: "zPosition"
    case .cornerRadius: "cornerRadius"
    case .alpha: "alpha"
    case .isHidden: "isHidden"
    case .isUserInteractionEnabled: "isUserInteractionEnabled"
    case .isMultipleTouchEnabled: "isMultipleTouchEnabled"
    case .isExclusiveTouch: "isExclusiveTouch"
    case .clipsToBounds: "clipsToBounds"
    case .backgroundColor: "backgroundColor"
    case .text: "text"
    case .title: "title"
    case .isEnabled: "isEnabled"
    case .isSelected: "isSelected"
    case .isOn: "isOn"
    case .value: "value"
    case .contentOffset: "contentOffset"
    case .translation: "translation"
    case .scale: "scale"
    case .rotation: "rotation"
    case .recognizerFlag(let flag, _): flag.rawValue
    case .minimumValue: "minimumValue"
    case .maximumValue: "maximumValue"
    case .stepValue: "stepValue"
    case .segments: "segments"
    case .selectedSegmentIndex: "selectedSegmentIndex"
    case .scroll(let change): change.name
    case .windowLevel: "windowLevel"
    case .autoresizingMask: "autoresizingMask"
    case .tag: "tag"
    case .accessibilityIdentifier: "accessibilityIdentifier"
    case .image: "image"
    case .borderWidth: "borderWidth"
    case .borderColor: "borderColor"
    case .pointInside: "pointInside"
    case .hitTest: "hitTest"
    case .method(let method, _): method.rawValue
    case .override(let change): change.name
    }
  }
}
