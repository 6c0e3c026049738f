public import Geometry

/// A motion event's subtype (B-126).
public enum MotionKind: String, Hashable, Sendable, CaseIterable {
  case shake
}

/// Where a press or a motion is in its course.
public enum EventPhase: String, Hashable, Sendable, CaseIterable {
  case began
  case changed
  case ended
  case cancelled
}

/// A key or button, with the modifier keys held with it.
public struct Press: Hashable, Sendable {
  public var key: String
  /// UIKit's names, in the order command, shift, alternate, control.
  public var modifierFlags: [String]

  public init(key: String, modifierFlags: [String] = []) {
    self.key = key
    self.modifierFlags = modifierFlags
  }
}

/// A remote-control event's subtype, under UIKit's names without their prefix (B-076).
public enum RemoteControlCommand: String, Hashable, Sendable, CaseIterable {
  case play
  case pause
  case stop
  case togglePlayPause
  case nextTrack
  case previousTrack
  case beginSeekingBackward
  case endSeekingBackward
  case beginSeekingForward
  case endSeekingForward
}

/// What the system tells the application itself; no responder chain takes part.
public enum SystemEvent: String, Hashable, Sendable, CaseIterable {
  case launch
  case willResignActive
  case didBecomeActive
  case didEnterBackground
  case willEnterForeground
  case didReceiveMemoryWarning
  /// A tap on the status bar, which belongs to the system (B-298).
  case statusBarTap
}

/// What an event in the queue is about.
public enum EventContent: Hashable, Sendable {
  case touches([TouchSample])
  case hover(Point)
  case motion(MotionKind, EventPhase)
  case press(Press, EventPhase)
  case remoteControl(RemoteControlCommand)
  case text(String)

  /// Whether ignoring interaction events drops it.
  var isInteraction: Bool {
    switch self {
    case .touches, .hover, .press, .text: true
    case .motion, .remoteControl: false
    }
  }
}
