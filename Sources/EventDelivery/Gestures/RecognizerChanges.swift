import Geometry

/// Changing recognizers while they are at work.
extension DeliveryEngine {
  mutating func set(
    _ changes: [PropertyChange], of recognizer: RecognizerID, trace: inout some TraceSink
  ) {
    tree.apply(changes, to: recognizer)
    for change in changes {
      switch change {
      case .isEnabled(false): stop(recognizer, .disabled, trace: &trace)
      case .translation, .scale, .rotation: rebase(recognizer, change)
      default: break
      }
    }
  }

  /// What a recognizer reports counts from the value set on (B-261, B-271, B-273).
  private mutating func rebase(_ recognizer: RecognizerID, _ change: PropertyChange) {
    guard let index = gestures.index(of: recognizer) else { return }
    let touches = gestures.runs[index].touches
    switch change {
    case .translation(let translation):
      gestures.runs[index].machine.report.translation = translation
    case .scale(let scale):
      guard var pinch = gestures.runs[index].machine as? PinchMachine else { return }
      pinch.setScale(scale, touches: touches)
      gestures.runs[index].machine = pinch
    case .rotation(let rotation):
      guard var machine = gestures.runs[index].machine as? RotationMachine else { return }
      machine.setRotation(rotation)
      gestures.runs[index].machine = machine
    default: break
    }
  }
}
