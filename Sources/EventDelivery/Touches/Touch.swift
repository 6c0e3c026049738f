public import Geometry

/// One finger from its touch-down to its lift: what `UITouch` is (B-063).
public struct Touch: Hashable, Sendable {
  public let finger: Finger
  public internal(set) var phase: TouchPhase
  /// On the screen, in points.
  public internal(set) var location: Point
  /// Where it was before its latest change; the same place at its touch-down (B-069).
  public internal(set) var previousLocation: Point
  public internal(set) var timestamp: Timestamp
  /// Taps in quick succession at one place, counted at touch-down (B-072); 0 once it has strayed (B-073).
  public internal(set) var tapCount: Int
  public internal(set) var type: TouchType
  public internal(set) var force: Double
  public internal(set) var majorRadius: Double
  public internal(set) var edge: TouchEdge
  /// The hit-test view it is bound to for life, wherever it goes (B-026, B-066); nil where nobody was hit.
  public internal(set) var view: ViewID?
  public internal(set) var window: ViewID?
  public internal(set) var gestureRecognizers: [RecognizerID]
  /// Whether its view never hears of it, for its whole life (B-045).
  public internal(set) var isIgnored = false
  /// Whether an override that nobody can see had a say in who was hit.
  public internal(set) var isAssumed = false
  /// Every sample since the last delivery, the delivered one last (B-093).
  public internal(set) var coalesced: [CoalescedSample] = []
  let landingPoint: Point
  let landingTime: Timestamp
  /// Its number among all touches; a finger that comes down again is another touch.
  let serial: Int
  /// How far it has come with its view.
  var delivery = TouchDelivery.new

  /// Whether the finger is still on the screen.
  public var isDown: Bool { phase != .ended && phase != .cancelled }

  /// Whether its view has it, or may get it yet.
  var occupiesView: Bool {
    switch delivery {
    case .new, .open: isDown
    case .heldBegan, .heldEnded: true
    case .closed: false
    }
  }

  /// Whether it counts as a tap of the sequence so far.
  var countsAsTap: Bool { tapCount > 0 }
}
