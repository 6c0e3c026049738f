public import Geometry

/// What happens to an event before anybody is asked about it.
public enum QueueStep: Hashable, Sendable {
  /// A stage on the way from the hardware to the queue; told where the scene asks for the pipeline.
  case stage(PipelineStage, QueuedContent)
  /// The system keeps it from the application.
  case notForwarded(QueuedContent, NotForwardedReason)
  case queued(EventNumber, QueuedContent)
  /// Moves that came while the main thread was busy became part of a waiting event (B-319).
  case merged(EventNumber, [QueuedTouch])
  case dequeued(EventNumber)
  case dropped(EventNumber, DropReason)
  /// The main thread is busy until then.
  case busy(until: Timestamp)
  case held(Bool)

  /// The stations before the application's event queue (B-304 to B-307).
  public enum PipelineStage: String, Hashable, Sendable, CaseIterable {
    /// IOKit makes a HID event of what the hardware senses.
    case hardware
    /// The system finds the application in front and sends it there.
    case springBoard
    /// The mach port wakes the main run loop, which signals the source below.
    case source1
    /// Drains what has arrived into the event queue.
    case source0
  }

  public enum NotForwardedReason: Hashable, Sendable {
    /// UIKit: events go to the application in front (B-305).
    case applicationNotActive
  }

  public enum DropReason: Hashable, Sendable {
    /// UIKit: dropped, not queued for later (B-088).
    case ignoringInteractionEvents
    /// None of its fingers is down: each one's touch-down was dropped or never came.
    case unknownTouch
    /// UIKit: the application's or the window's `sendEvent` doesn't call super (B-309).
    case sendEventOverride
  }
}

/// What an event brings, as it waits in the queue.
public enum QueuedContent: Hashable, Sendable {
  case touches([QueuedTouch])
  /// The pointer is there, on the screen, in points.
  case hover(Point)
  case motion(MotionKind, EventPhase)
  case press(Press, EventPhase)
  case remoteControl(RemoteControlCommand)
  case text(String)

  /// The fingers of a touches event; none of any other.
  public var touches: [QueuedTouch] {
    guard case .touches(let touches) = self else { return [] }
    return touches
  }
}

/// A finger of a queued event and what it does in it.
public struct QueuedTouch: Hashable, Sendable {
  public let finger: Finger
  public let phase: TouchPhase
  /// On the screen, in points.
  public let point: Point

  public init(finger: Finger, phase: TouchPhase, point: Point) {
    self.finger = finger
    self.phase = phase
    self.point = point
  }

  init(_ sample: TouchSample) {
    self.init(finger: sample.finger, phase: sample.phase, point: sample.point)
  }
}
