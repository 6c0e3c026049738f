public import Geometry

/// What a recognizer says of itself; places and distances are on the screen.
public struct GestureReport: Hashable, Sendable {
  public internal(set) var state = RecognizerState.possible
  /// `location(in:)`: the middle of its touches, unless the class says otherwise (B-210).
  public internal(set) var location = Point.zero
  /// `location(ofTouch:in:)`, in landing order; readable after the fingers have gone (B-209).
  public internal(set) var touches: [Point] = []
  /// Since the gesture's start or since it was set (B-261).
  public internal(set) var translation = Point.zero
  /// Points a second (B-263).
  public internal(set) var velocity = Point.zero
  public internal(set) var scale = 1.0
  /// Of the scale, a second.
  public internal(set) var scaleVelocity = 0.0
  /// In radians.
  public internal(set) var rotation = 0.0
  /// In radians a second.
  public internal(set) var rotationVelocity = 0.0

  public init() {}
}
