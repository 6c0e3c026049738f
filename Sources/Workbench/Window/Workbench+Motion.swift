import EventDelivery
import TraceAnalysis

/// Motion: what is shown follows what is so, over a few pictures.
extension Workbench {
  /// What an event may set in motion, as it was before.
  struct Before {
    let step: Int
    let count: Int
    let drawer: Drawer?
  }

  var before: Before {
    Before(step: session.cursor.shown, count: session.cursor.count, drawer: view.drawer)
  }

  /// Sets in motion what has changed.
  mutating func startMotion(since before: Before, at now: Int) {
    guard movesPictures, !view.reducesMotion else { return }
    if view.drawer != before.drawer {
      let changed = view.drawer ?? before.drawer
      if let changed {
        motion = Motion(
          kind: .drawer(changed, isOpening: view.drawer != nil), start: now)
        motionTime = now
        invalidate()
      }
      return
    }
    let isNextStep =
      session.cursor.shown == before.step + 1 && session.cursor.count == before.count
    guard session.cursor.shown != before.step else { return }
    let isCalm = now - lastStep >= Motion.leastPause
    lastStep = now
    motion = isNextStep && isCalm && !isScrubbing ? Motion(kind: .step, start: now) : nil
    motionTime = now
    invalidate()
  }

  private var isScrubbing: Bool {
    if case .scrub = pointer.drag { return true }
    return false
  }

  /// Puts everything in its place at once.
  mutating func endMotion() {
    guard motion != nil else { return }
    motion = nil
    invalidate()
  }

  mutating func advanceMotion(to now: Int) {
    guard let motion, now > motionTime else { return }
    motionTime = now
    if motion.isOver(at: now) { self.motion = nil }
    invalidate()
  }
}
