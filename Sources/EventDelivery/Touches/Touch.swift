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
  /// How much of it its view has heard.
  var story = Story.untold
  /// Whether an override that nobody can see had a say in who was hit.
  public internal(set) var isAssumed = false
  /// Every sample since the last delivery, the delivered one last (B-093).
  public internal(set) var coalesced: [CoalescedSample] = []
  let landingPoint: Point

  /// UIKit: a view gets `touchesBegan` first and one end for it, and nothing after that (B-082, B-085).
  enum Story: Hashable, Sendable {
    case untold
    case begun
    case over
  }

  /// Whether its view is to hear of the phase that it is in.
  var isDue: Bool {
    switch phase {
    case .began: story == .untold && !isIgnored
    case .moved, .ended, .cancelled: story == .begun
    case .stationary: false
    }
  }

  /// Whether the finger is still on the screen.
  public var isDown: Bool { phase != .ended && phase != .cancelled }

  /// Whether it counts as a tap of the sequence so far.
  var countsAsTap: Bool { tapCount > 0 }
}
