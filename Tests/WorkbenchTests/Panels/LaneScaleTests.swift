import EventDelivery
import Testing
import TraceAnalysis

@testable import Workbench

/// Where steps lie on the time axis.
struct LaneScaleTests {
  private func timeline() throws -> Timeline {
    var sandbox = try Sandbox(shopScene)
    try sandbox.tap("buy")
    return sandbox.session.live.timeline
  }

  @Test func `a place on a mark is that step, at every width`() throws {
    let timeline = try timeline()

    for width in [60.0, 340, 2000] {
      let scale = LaneScale(timeline, width: width)
      for step in timeline.entries.indices { #expect(scale.step(at: scale.x(of: step)) == step) }
    }
  }

  @Test func `steps of a moment are evenly spaced and moments lie apart`() throws {
    let timeline = try timeline()
    let scale = LaneScale(timeline, width: 2000)

    let second = try #require(timeline.moments.dropFirst().first).steps.lowerBound

    #expect(scale.x(of: 1) - scale.x(of: 0) == LaneScale.widestPitch)
    #expect(scale.x(of: second) - scale.x(of: second - 1) == LaneScale.widestPitch + LaneScale.gap)
  }

  @Test func `what lies beyond the ends is the first and the last step`() throws {
    let timeline = try timeline()
    let scale = LaneScale(timeline, width: 340)

    #expect(scale.step(at: -100) == 0)
    #expect(scale.step(at: 1e6) == timeline.entries.count - 1)
    #expect(LaneScale(Timeline(events: []), width: 340).step(at: 5) == nil)
  }
}
