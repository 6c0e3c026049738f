import Geometry

/// A change of the picture that is on its way to what the state says already.
///
/// It never holds anything up: the next input ends it where it is.
struct Motion: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// The step shown adds its part of a path.
    case step
    case drawer(Drawer, isOpening: Bool)
  }

  let kind: Kind
  /// On the window's clock, in milliseconds.
  let start: Int

  /// From one picture to the next, in milliseconds.
  static let frameInterval = 16
  /// Steps that follow one another faster don't move, in milliseconds.
  static let leastPause = 200

  private var duration: Double {
    switch kind {
    case .step: Metrics.Motion.segment * 1000
    case .drawer: Metrics.Motion.drawer * 1000
    }
  }

  func isOver(at now: Int) -> Bool { Double(now - start) >= duration }

  /// How far it has come, from 0 to 1: fast at first.
  func progress(at now: Int) -> Double {
    Self.eased(Double(now - start) / duration)
  }

  /// How far what fades in has come, from 0 to 1.
  func fade(at now: Int) -> Double {
    min(1, max(0, Double(now - start) / (Metrics.Motion.fade * 1000)))
  }

  private static func eased(_ share: Double) -> Double {
    let rest = 1 - min(1, max(0, share))
    return 1 - rest * rest * rest
  }
}

/// How far the picture's motions have come; at rest everything is in its place.
struct MotionState: Hashable, Sendable {
  /// Of the path's newest segment.
  var segment = 1.0
  /// Of the newest tag and veil.
  var fade = 1.0
  /// Of a drawer that opens or closes; 1 is open.
  var drawer = 1.0
  /// The drawer that closes.
  var closing: Drawer?

  init(_ motion: Motion?, at now: Int) {
    guard let motion else { return }
    switch motion.kind {
    case .step:
      segment = motion.progress(at: now)
      fade = motion.fade(at: now)
    case .drawer(let drawer, let isOpening):
      self.drawer = isOpening ? motion.progress(at: now) : 1 - motion.progress(at: now)
      closing = isOpening ? nil : drawer
    }
  }
}
