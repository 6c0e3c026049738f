import EventDelivery
import Testing
import TraceAnalysis

/// Stepping through a trace.
struct StepCursorTests {
  @Test func `a new cursor is at the end and follows it`() {
    var cursor = StepCursor(count: 3)

    cursor.grow(to: 5)

    #expect(cursor.index == TraceIndex(4))
    #expect(cursor.isAtEnd)
  }

  @Test func `away from the end it stays where it is`() {
    var cursor = StepCursor(count: 3)
    cursor.stepBack()

    cursor.grow(to: 5)

    #expect(cursor.index == TraceIndex(1))
    #expect(cursor.count == 5)
  }

  @Test func `before the first step there is none`() {
    var cursor = StepCursor(count: 3)

    cursor.moveToStart()
    cursor.stepBack()

    #expect(cursor.index == nil)
    #expect(cursor.isAtStart)
  }

  @Test func `it never leaves the trace`() {
    var cursor = StepCursor(count: 2)

    cursor.stepForward()
    cursor.move(to: TraceIndex(9))

    #expect(cursor.index == TraceIndex(1))
  }

  @Test func `it finds the next refusal and the one before`() {
    let events = ClassicTree.tapOnE().events
    let isRefusal = { (event: TraceEvent) in
      Timeline.place(of: event.kind).mark == .refused
    }
    var cursor = StepCursor(count: events.count)
    cursor.moveToStart()

    let found = [
      cursor.seekForward(in: events, where: isRefusal),
      cursor.seekForward(in: events, where: isRefusal),
      cursor.seekForward(in: events, where: isRefusal),
      cursor.seekBack(in: events, where: isRefusal),
    ]

    #expect(found == [true, true, false, true])
    #expect(cursor.index == TraceIndex(6))
  }
}
