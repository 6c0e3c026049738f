public import Geometry

/// A place an input names: a point of the screen, or a view's centre at that moment.
public enum Place: Hashable, Sendable {
  case point(Point)
  /// A view's id; looked up when the item's time comes, since the scene may have changed by then.
  case view(String)
}

/// One item of an input as people write it.
public struct InputItem: Hashable, Sendable {
  /// Nil is one second after the previous item ended; 0 for the first.
  public var time: Timestamp?
  public var action: InputAction

  public init(time: Timestamp? = nil, action: InputAction) {
    self.time = time
    self.action = action
  }
}

/// What an input item does: raw touches, or a gesture that stands for a series of them.
public enum InputAction: Hashable, Sendable {
  case touches([TouchInput])
  case tap(Place, count: Int, fingers: Int)
  case longPress(Place, duration: Double, fingers: Int)
  case drag(DragInput)
  case swipe(DragInput)
  case pinch(PinchInput)
  case rotate(RotateInput)
  /// The pointer moves there, with no button down.
  case hover(Place)
  case motion(MotionKind)
  /// One phase of a motion, as a recording holds it.
  case motionPhase(MotionKind, EventPhase)
  case press(Press)
  /// One phase of a press, as a recording holds it.
  case pressPhase(Press, EventPhase)
  case text(String)
  case remoteControl(RemoteControlCommand)
  case system(SystemEvent)
  case busy(seconds: Double)
  case effects([Effect])
}

/// A raw touch of an input, whose place may be a view's centre.
public struct TouchInput: Hashable, Sendable {
  public var finger: Finger
  public var phase: TouchPhase
  public var place: Place
  public var force = 0.0
  public var majorRadius = 20.0
  public var type = TouchType.direct
  public var edge: TouchEdge?

  public init(finger: Finger, phase: TouchPhase, place: Place) {
    self.finger = finger
    self.phase = phase
    self.place = place
  }
}

/// A straight movement of one or several fingers that rests and then lifts in place.
public struct DragInput: Hashable, Sendable {
  public var from: Place
  public var to: Place
  public var duration = InputTiming.gestureDuration
  /// Seconds of rest before the lift.
  public var hold = 0.0
  public var fingers = 1

  public init(from: Place, to: Place) {
    self.from = from
    self.to = to
  }
}

/// Two fingers whose distance changes about a centre.
public struct PinchInput: Hashable, Sendable {
  public var center: Place
  /// Distances between the fingers, in points.
  public var from: Double
  public var to: Double
  public var duration = InputTiming.gestureDuration
  public var hold = 0.0

  public init(center: Place, from: Double, to: Double) {
    self.center = center
    self.from = from
    self.to = to
  }
}

/// Two fingers that turn about a centre.
public struct RotateInput: Hashable, Sendable {
  public var center: Place
  /// From the centre to each finger, in points.
  public var radius: Double
  /// Degrees, clockwise.
  public var by: Double
  public var duration = InputTiming.gestureDuration
  public var hold = 0.0

  public init(center: Place, radius: Double, by: Double) {
    self.center = center
    self.radius = radius
    self.by = by
  }
}

/// The times and distances that the short forms of an input stand for.
public enum InputTiming {
  /// Seconds from a tap's touch-down to its lift.
  public static let tapDuration = 0.05
  /// Seconds from one tap's touch-down to the next one's.
  public static let tapInterval = 0.15
  /// Seconds that drags, swipes, pinches and rotations last unless they say otherwise.
  public static let gestureDuration = 0.3
  /// Seconds between two moves.
  public static let moveInterval = 1.0 / 60
  /// Seconds from an item's end to the next item without a time.
  public static let pause = 1.0
  /// Points between fingers that stand side by side.
  public static let fingerSpacing = 40.0
  /// Seconds from a key's or button's going down to its coming up, and from a shake's begin to its end.
  public static let pressDuration = 0.05
  /// Seconds a long press lasts unless it says otherwise.
  public static let longPressDuration = 0.6
}
