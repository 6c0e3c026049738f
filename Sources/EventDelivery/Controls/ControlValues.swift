import Geometry

/// What UIKit's own controls make of the touch they follow.
extension DeliveryEngine {
  /// Points from a slider's knob within which a touch takes hold of it.
  ///
  /// UIKit publishes none; the knob's drawn width, which leaves half of it as slack on either side.
  static let knobReach = 31.0
  /// Points a touch on a switch may move sideways and still be a tap.
  static let switchTapMovement = 10.0

  /// Whether the class itself agrees to follow a touch: a slider does on its knob.
  func ownBeginTracking(_ control: ViewID, at point: Point) -> Bool {
    guard tree[control].isKind(of: "UISlider") else { return true }
    return abs(point.x - knobCenter(of: control)) <= Self.knobReach
  }

  /// A slider's value goes with the finger.
  mutating func dragValue(
    of state: ControlTracking, to touch: Touch, trace: inout some TraceSink
  ) {
    guard tree[state.control].isKind(of: "UISlider") else { return }
    let range = valueRange(of: state.control)
    let travel = tree.bounds(of: state.control).width - Self.knobReach
    guard travel > 0 else { return }
    let point = tree.convertFromScreen(touch.location, to: state.control)
    let moved = (point.x - state.landing.x) / travel * (range.upperBound - range.lowerBound)
    let value = min(max(state.startValue + moved, range.lowerBound), range.upperBound)
    setValue(value, of: state.control, trace: &trace)
  }

  /// What a lift inside does beyond the up event.
  ///
  /// UIKit: a button's primary action follows a tap (B-168); a switch takes the side it was dragged to,
  /// or the other one at a tap (T-149); a text field becomes first responder.
  mutating func finishPress(
    of state: ControlTracking, _ touch: Touch, trace: inout some TraceSink
  ) {
    let control = state.control
    let point = tree.convertFromScreen(touch.location, to: control)
    if tree[control].isKind(of: "UIButton") {
      sendActions(.primaryActionTriggered, of: control, trace: &trace)
    } else if tree[control].isKind(of: "UISwitch") {
      flip(control, movedBy: point.x - state.landing.x, trace: &trace)
    } else if tree[control].isKind(of: "UIStepper") {
      step(control, at: point, trace: &trace)
    } else if tree[control].isKind(of: "UISegmentedControl") {
      select(control, at: point, trace: &trace)
    } else if tree[control].isKind(of: "UITextField") {
      becomeFirst(.view(control), trace: &trace)
    }
  }

  private mutating func flip(
    _ control: ViewID, movedBy distance: Double, trace: inout some TraceSink
  ) {
    let isOn = tree[control].control?.isOn ?? false
    let isTap = abs(distance) < Self.switchTapMovement
    let new = isTap ? !isOn : distance > 0
    guard new != isOn else { return }
    tree.updateDetails(of: control) { $0.control?.isOn = new }
    trace.emit(.action(.valueChanged(control, new ? 1 : 0)))
    sendActions(.valueChanged, of: control, trace: &trace)
  }

  private mutating func step(
    _ control: ViewID, at point: Point, trace: inout some TraceSink
  ) {
    let range = valueRange(of: control)
    let step = tree[control].control?.stepValue ?? 1
    let isUp = point.x >= tree.bounds(of: control).midX
    let value = (tree[control].control?.value ?? 0) + (isUp ? step : -step)
    setValue(min(max(value, range.lowerBound), range.upperBound), of: control, trace: &trace)
  }

  private mutating func select(
    _ control: ViewID, at point: Point, trace: inout some TraceSink
  ) {
    let bounds = tree.bounds(of: control)
    guard let attributes = tree[control].control, !attributes.segments.isEmpty, bounds.width > 0
    else { return }
    let place = (point.x - bounds.minX) / bounds.width * Double(attributes.segments.count)
    let last = Double(attributes.segments.count - 1)
    let index = Int(min(max(0, place.rounded(.down)), last))
    guard index != attributes.selectedSegmentIndex else { return }
    tree.updateDetails(of: control) { $0.control?.selectedSegmentIndex = index }
    trace.emit(.action(.valueChanged(control, Double(index))))
    sendActions(.valueChanged, of: control, trace: &trace)
  }

  private mutating func setValue(
    _ value: Double, of control: ViewID, trace: inout some TraceSink
  ) {
    guard value != tree[control].control?.value ?? 0 else { return }
    tree.updateDetails(of: control) { $0.control?.value = value }
    trace.emit(.action(.valueChanged(control, value)))
    sendActions(.valueChanged, of: control, trace: &trace)
  }

  /// UIKit's defaults: a slider runs from 0 to 1, a stepper from 0 to 100.
  private func valueRange(of control: ViewID) -> ClosedRange<Double> {
    let attributes = tree[control].control
    let low = attributes?.minimumValue ?? 0
    let standard = tree[control].isKind(of: "UIStepper") ? 100.0 : 1.0
    return low...max(low, attributes?.maximumValue ?? standard)
  }

  private func knobCenter(of slider: ViewID) -> Double {
    let bounds = tree.bounds(of: slider)
    let range = valueRange(of: slider)
    let length = range.upperBound - range.lowerBound
    let value = tree[slider].control?.value ?? 0
    let fraction = length > 0 ? (value - range.lowerBound) / length : 0
    return bounds.minX + Self.knobReach / 2 + fraction * (bounds.width - Self.knobReach)
  }
}
