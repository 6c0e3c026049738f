import Testing

@testable import EventDelivery

/// The formulas against what was recorded; the tolerances are the recordings'.
struct ScrollPhysicsTests {
  private static let range = 0.0...39_148.0

  @Test(arguments: [RecordedCurve.slowFlick, .fastFlick])
  func `a flick coasts along the recorded curve`(recorded: RecordedCurve) {
    let coasting = Deceleration(offset: recorded.start, velocity: recorded.velocity)

    for (time, offset) in recorded.samples {
      #expect(abs(coasting.offset(after: time) - offset) < 1, "\(time)")
    }
    #expect(abs(coasting.announcedTarget - recorded.target) < 0.5)
    #expect(abs(coasting.landing - recorded.landing) < 0.5)
    #expect(abs(coasting.duration - recorded.duration) < 0.05)
  }

  @Test func `a flick at 1000 points a second lands 494 points on`() {
    let coasting = Deceleration(offset: 0, velocity: -1000)

    #expect(abs(coasting.landing - -494) < 0.5)
  }

  @Test func `content held past its top and let go returns along the recorded curve`() {
    let recorded = RecordedCurve.restingReturn
    var motion = AxisMotion.returning(
      from: recorded.start, velocity: -625, isResting: true, in: Self.range)

    for (time, offset) in recorded.samples {
      #expect(abs(motion.offset(after: time) - offset) < 1, "\(time)")
    }
    #expect(!motion.isStill)
    #expect(motion.offset(after: recorded.duration + 0.05) == 0)
    #expect(motion.isStill)
  }

  @Test(arguments: [
    (5, 2.667), (10, 5.333), (15, 8.333), (20, 11), (25, 13.667), (50, 26.667), (100, 51.667),
    (150, 75.333), (200, 97.333), (250, 118.333), (300, 138.333), (400, 175), (500, 208),
    (590, 235),
  ])
  func `past its edge content follows as recorded`(distance: Double, shown: Double) {
    let result = ScrollPhysics.rubberBand(distance, length: 852)

    #expect(abs(ScrollPhysics.rounded(result, scale: 3) - shown) < 0.34)
    #expect(ScrollPhysics.rubberBand(-distance, length: 852) == -result)
    #expect(abs(ScrollPhysics.distance(ofRubberBand: result, length: 852) - distance) < 1e-9)
  }

  @Test func `a flick into an edge overshoots by what was recorded and returns`() {
    let coasting = Deceleration(offset: 60, velocity: -3125)
    var motion = AxisMotion.coasting(coasting, in: Self.range, bounces: true)

    let offsets = (0...600).map { motion.offset(after: Double($0) / 600) }

    let overshoot = offsets.min() ?? 0
    let end = offsets.lastIndex { $0 != 0 } ?? 0
    #expect(abs(overshoot - -100) < 2)
    #expect(abs(Double(end) / 600 - 0.81) < 0.05)
    #expect(motion.isStill)
  }

  @Test func `a throw from beyond the edge goes further out first`() {
    var motion = AxisMotion.returning(
      from: -79, velocity: -1750, isResting: false, in: Self.range)

    let offsets = (0...600).map { motion.offset(after: Double($0) / 600) }

    #expect(abs((offsets.min() ?? 0) - -98.3) < 1)
    #expect(abs(Double(offsets.lastIndex { $0 != 0 } ?? 0) / 600 - 0.75) < 0.05)
  }

  @Test func `content thrown back over its edge coasts on inside`() {
    var motion = AxisMotion.returning(
      from: -10, velocity: 2000, isResting: false, in: Self.range)

    #expect(motion.offset(after: 1) > 100)
    #expect(motion.offset(after: 10) > 300)
    #expect(motion.isStill)
  }

  @Test func `without bouncing a flick stops at the edge`() {
    let coasting = Deceleration(offset: 60, velocity: -3125)
    var motion = AxisMotion.coasting(coasting, in: Self.range, bounces: false)

    #expect(motion.offset(after: 0.2) == 0)
    #expect(motion.isStill)
  }

  @Test(arguments: [0.0, 500, 5000, -500])
  func `a page is reached and never passed`(velocity: Double) {
    var motion = AxisMotion.paging(to: 390, from: 120, velocity: velocity, in: Self.range)

    let offsets = (0...200).map { motion.offset(after: Double($0) / 100) }

    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(offsets.last == 390)
    #expect(motion.isStill)
  }

  @Test(arguments: [(0.0, 300.0), (100, 20), (0, 4)])
  func `a motion can be aimed at a place`(start: Double, target: Double) {
    let coasting = Deceleration.landing(at: target, from: start)

    #expect(abs(coasting.landing - target) < 1e-9)
  }

  @Test func `a position doesn't depend on how often it was looked at`() {
    let coasting = Deceleration(offset: 60, velocity: -3125)
    var watched = AxisMotion.coasting(coasting, in: 0...1000, bounces: true)
    var unwatched = watched

    for frame in 0..<30 { _ = watched.offset(after: Double(frame) / 60) }

    #expect(watched.offset(after: 0.5) == unwatched.offset(after: 0.5))
  }
}
