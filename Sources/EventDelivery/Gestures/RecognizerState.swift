/// `UIGestureRecognizer.State`, under UIKit's names; `recognized` is `ended` (B-191).
public enum RecognizerState: String, Hashable, Sendable, CaseIterable {
  case possible
  case began
  case changed
  case ended
  case cancelled
  case failed

  /// Whether it is recognizing continuously right now.
  public var isActive: Bool { self == .began || self == .changed }

  /// Whether the attempt is over, and only the return to possible is left.
  public var isFinished: Bool { self == .ended || self == .cancelled || self == .failed }

  /// Whether a recognizer may go from one state to the other.
  ///
  /// UIKit: possible to failed, ended or began; began and changed to changed, ended or cancelled; from
  /// each end back to possible (B-192, B-193).
  public func mayBecome(_ next: RecognizerState) -> Bool {
    switch self {
    case .possible: next == .failed || next == .ended || next == .began
    case .began, .changed: next == .changed || next == .ended || next == .cancelled
    case .ended, .cancelled, .failed: next == .possible
    }
  }
}
