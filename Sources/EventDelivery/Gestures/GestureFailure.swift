/// Why a recognizer failed.
public enum GestureFailure: Hashable, Sendable {
  /// It moved so many points where it must keep still.
  case strayed(Double)
  /// It took so many seconds where it must be quick.
  case tooSlow(Double)
  /// It was lifted after so many seconds, before there was anything to recognize.
  case tooSoon(Double)
  case tooManyFingers(Int)
  case tooFewFingers(Int)
  case wrongDirection
  /// What must follow didn't come in time: the next tap of a series.
  case timedOut
  case refusedByDelegate
  /// A view's `gestureRecognizerShouldBegin` said no (B-173, B-241).
  case refused(by: ViewID)
  /// Another one recognized, and only one may (B-227).
  case prevented(by: RecognizerID)
  /// The one that must fail first recognized (B-226).
  case requires(RecognizerID)
  /// `isEnabled` was switched off (B-205).
  case disabled
  /// Its touches were cancelled (B-207).
  case cancelled
}
