import Geometry

/// The numbers of a scroll view's motion, and the formulas that need no state.
///
/// All are closed forms in virtual time: a position depends on how long ago a motion began, never on how
/// often anybody looked.
enum ScrollPhysics {
  /// Points of travel before a drag scrolls; the first change of the offset leaves them out
  /// (B-293, T-183, T-186).
  static let dragSlop = 10.0
  /// Seconds for which content waits for its touches (B-283, T-179, T-180).
  static let contentTouchDelay = 0.15
  /// Seconds between two frames of a motion: a display of 60 frames a second.
  static let frameInterval = 1.0 / 60
  /// Points a second below which a deceleration is over (B-299, T-195, T-196).
  static let restSpeed = 10.0
  /// Of the distance past an edge, what a drag shows at first (B-300, T-200); also what a release
  /// past an edge keeps of the finger's speed: with it the recorded throw from 79 points reaches 98.3.
  static let rubberBandFactor = 0.55
  /// The critically damped spring that brings content back, per second.
  ///
  /// Recorded: 3,005 points a second into an edge overshoot by 100 points, which is speed / (11 e).
  static let springFrequency = 11.0
  /// Points from its place within which a spring has come to rest: the recorded returns end there
  /// (T-201).
  static let springRest = 0.5
  /// Per second: how fast content that is let go at rest starts back, of its distance past the edge;
  /// fitted to the recorded return from 235 points, within 0.9 of a point (T-201).
  static let restingReturn = 7.17
  /// Times as far along one axis as along the other: such a drag locks to that axis.
  ///
  /// UIKit publishes none; half the way to the diagonal.
  static let directionalLockRatio = 2.0
  /// Points a second that turn a page whatever part of it was dragged; slower, the nearer page wins.
  ///
  /// UIKit publishes none; a flick that would coast a quarter of a phone's width.
  static let pageTurnSpeed = 200.0

  /// How far past an edge the content is shown, for a finger that has gone so far past it in a view of
  /// that length (B-300).
  static func rubberBand(_ distance: Double, length: Double) -> Double {
    guard length > 0 else { return 0 }
    let pull = rubberBandFactor * distance
    return pull * length / (abs(pull) + length)
  }

  /// How far past an edge a finger has gone where the content is shown so far past it.
  static func distance(ofRubberBand shown: Double, length: Double) -> Double {
    guard length > abs(shown) else { return shown }
    return shown * length / (rubberBandFactor * (length - abs(shown)))
  }

  /// Rounds an offset to the device's pixels, as dragging and decelerating do (T-183, T-200).
  static func rounded(_ offset: Double, scale: Double) -> Double {
    scale > 0 ? (offset * scale).rounded() / scale : offset
  }
}
