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

  public init(event: ControlEvent, action: String, target: ResponderID?) {
    self.event = event
    self.action = action
    self.target = target
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
