import EventDelivery
import Testing
import TraceAnalysis

/// A trace laid out for a time axis.
struct TimelineTests {
  @Test func `each step has a mark in its stage's lane`() {
    let run = ClassicTree.tapOnE()

    let timeline = Timeline(events: run.events)

    let counts = Timeline.Lane.allCases.map { lane in
      timeline.entries.filter { $0.lane == lane }.count
    }
    #expect(counts == [4, 14, 1, 18, 0])
  }

  @Test func `hit-testing shows who is asked, who refuses and what comes back`() {
    let run = ClassicTree.tapOnE()

    let marks = Timeline(events: run.events).entries.filter { $0.lane == .hitTesting }.map(\.mark)

    let down: [Timeline.Mark] = [
      .asked, .asked, .asked, .asked, .refused, .asked, .asked, .refused, .asked, .asked,
    ]
    #expect(marks == down + [.answer, .answer, .answer, .answer])
  }

  @Test func `steps of one time make a moment`() {
    let run = ClassicTree.tapOnE()

    let timeline = Timeline(events: run.events)

    #expect(timeline.moments.map(\.time.seconds) == [0, 0.05])
    #expect(timeline.moments.map(\.steps) == [0..<26, 26..<37])
    #expect(timeline.entries.map(\.moment) == run.events.map { $0.time.seconds > 0 ? 1 : 0 })
  }

  @Test func `appending step by step gives the same timeline`() {
    let run = ClassicTree.tapOnE()

    var grown = Timeline(events: [])
    for event in run.events { grown.append(event) }

    #expect(grown == Timeline(events: run.events))
  }
}
