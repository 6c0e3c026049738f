/// A step of gesture recognition.
public enum GestureStep: Hashable, Sendable {
  /// A recognizer is on the touch's path, and this version doesn't run it.
  case notRun(RecognizerID)
}
