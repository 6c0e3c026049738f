extension RecognizerTraits {
  /// A fresh machine of the recognizer's kind.
  func makeMachine() -> any GestureMachine {
    switch kind {
    case .tap: TapMachine(self)
    case .longPress: LongPressMachine(self)
    case .pan, .screenEdgePan: PanMachine(self)
    case .swipe: SwipeMachine(self)
    case .pinch: PinchMachine(self)
    case .rotation: RotationMachine(self)
    case .hover: HoverMachine()
    case .other: InertMachine()
    }
  }
}
