/// Whether the run plays, and when the next step is due.
struct Playback: Hashable, Sendable {
  /// How long a step is shown at normal speed.
  static let stepMilliseconds = 600.0
  static let speeds = [0.25, 0.5, 1, 2, 4, 8]

  private(set) var speed = 1.0
  /// Nil while nothing plays; in the window's milliseconds.
  private(set) var nextStep: Int?

  var isPlaying: Bool { nextStep != nil }
  private var interval: Int { Int((Self.stepMilliseconds / speed).rounded()) }

  mutating func start(at now: Int) {
    nextStep = now + interval
  }

  mutating func stop() {
    nextStep = nil
  }

  mutating func setSpeed(_ speed: Double, at now: Int) {
    self.speed = speed
    if isPlaying { start(at: now) }
  }

  /// How many steps are due by a moment; late ones aren't made up for, but for the first.
  mutating func takeDueStep(at now: Int) -> Bool {
    guard let due = nextStep, due <= now else { return false }
    nextStep = max(due + interval, now + 1)
    return true
  }
}
