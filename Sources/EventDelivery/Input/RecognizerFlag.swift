/// A property of a recognizer that is on or off, and that counts from its next attempt on (B-215, B-218, B-221).
public enum RecognizerFlag: String, Hashable, Sendable, CaseIterable {
  case cancelsTouchesInView
  case delaysTouchesBegan
  case delaysTouchesEnded
}

extension Recognizer {
  /// Sets a flag in place of what the scene says.
  mutating func set(_ flag: RecognizerFlag, _ isOn: Bool) {
    properties.removeAll { $0.key == flag.rawValue }
    properties.append(DataValue.Member(key: flag.rawValue, value: .boolean(isOn)))
  }
}
