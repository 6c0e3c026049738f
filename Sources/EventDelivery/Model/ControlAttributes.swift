/// `UIControl.Event`, under UIKit's Swift names (B-141).
public enum ControlEvent: String, Hashable, Sendable, CaseIterable {
  case touchDown
  case touchDownRepeat
  case touchDragInside
  case touchDragOutside
  case touchDragEnter
  case touchDragExit
  case touchUpInside
  case touchUpOutside
  case touchCancel
  case valueChanged
  case menuActionTriggered
  case primaryActionTriggered
  case editingDidBegin
  case editingChanged
  case editingDidEnd
  case editingDidEndOnExit
  case allTouchEvents
  case allEditingEvents
  case allEvents

  /// UIKit's bits; a registration fires if its mask shares one with the event sent (B-161).
  public var mask: UInt32 {
    switch self {
    case .touchDown: 1 << 0
    case .touchDownRepeat: 1 << 1
    case .touchDragInside: 1 << 2
    case .touchDragOutside: 1 << 3
    case .touchDragEnter: 1 << 4
    case .touchDragExit: 1 << 5
    case .touchUpInside: 1 << 6
    case .touchUpOutside: 1 << 7
    case .touchCancel: 1 << 8
    case .valueChanged: 1 << 12
    case .primaryActionTriggered: 1 << 13
    case .menuActionTriggered: 1 << 14
    case .editingDidBegin: 1 << 16
    case .editingChanged: 1 << 17
    case .editingDidEnd: 1 << 18
    case .editingDidEndOnExit: 1 << 19
    case .allTouchEvents: 0xFFF
    case .allEditingEvents: 0xF_0000
    case .allEvents: 0xFFFF_FFFF
    }
  }
}

/// One registration made with `addTarget(_:action:for:)`.
public struct TargetAction: Hashable, Sendable {
  public var event: ControlEvent
  public var action: String
  /// Nil sends the action up the responder chain (B-134).
  public var target: ResponderID?
  /// The id of a target that comes into the scene together with the control; nil once it is there.
  public var pendingTarget: String?
  /// Bits of `event` that were removed again (B-166).
  public var removed: UInt32 = 0

  public init(event: ControlEvent, action: String, target: ResponderID?) {
    self.event = event
    self.action = action
    self.target = target
  }

  /// The bits it is registered for.
  public var mask: UInt32 { event.mask & ~removed }

  /// The same as registrations for whole events, so that it can be written down.
  public var parts: [TargetAction] {
    guard removed != 0 else { return [self] }
    let single = ControlEvent.allCases.filter { $0.mask.nonzeroBitCount == 1 }
    return single.filter { $0.mask & mask != 0 }.map { event in
      var part = TargetAction(event: event, action: action, target: target)
      part.pendingTarget = pendingTarget
      return part
    }
  }
}

/// What a control has beyond a view.
public struct ControlAttributes: Hashable, Sendable {
  public var isEnabled = true
  public var isSelected = false
  /// Registrations in the order they were added, which is the order they fire in (B-162).
  public var actions: [TargetAction] = []
  /// `UISwitch.isOn`.
  public var isOn: Bool?
  /// `UISlider.value` and `UIStepper.value`.
  public var value: Double?
  public var minimumValue: Double?
  public var maximumValue: Double?
  public var stepValue: Double?
  /// `UISegmentedControl`.
  public var segments: [String] = []
  public var selectedSegmentIndex: Int?

  public init() {}
}
