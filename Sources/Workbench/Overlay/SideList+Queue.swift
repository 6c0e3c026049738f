import EventDelivery
import Geometry
import Localization
import TraceAnalysis

extension SideList {
  /// What waits in the application's queue, first in first; nil where nothing does.
  static func waiting(in context: StageContext) -> SideList? {
    let queue = context.picture.queue
    let isHeld = context.picture.application?.isQueueHeld == true
    guard context.showsStory, !queue.isEmpty, isHeld || isAboutQueue(context) else { return nil }
    let items = queue.map { event in
      Item(
        mark: .number(event.number.number), title: Transcript.words(event.content),
        target: .step(event.step), isCurrent: event.number == context.picture.event)
    }
    let heading = context.phrases.text(
      isHeld ? StagePhrase.queueHeld : .queueWaiting, count: queue.count)
    return SideList(heading, items, in: room(in: context), fromBottom: true, context)
  }

  /// The stations from the hardware to the queue, at a step of one of them.
  static func pipeline(in context: StageContext) -> SideList? {
    guard context.showsStory, case .queue(let step) = context.picture.step?.kind,
      context.tree.application.showsPipeline, let reached = station(of: step)
    else { return nil }
    let stations: [StagePhrase] = [
      .stationHardware, .stationSpringBoard, .stationSource1, .stationSource0, .stationQueue,
      .stationTurn,
    ]
    let items = stations.enumerated().map { place, phrase in
      Item(
        mark: place <= reached ? .done : .toCome, title: context.phrases.text(phrase),
        isCurrent: place == reached)
    }
    let title = context.phrases.text(StagePhrase.pipeline)
    var room = room(in: context)
    room.origin.y += 60
    room.size.height -= 60
    return SideList(title, items, in: room, context)
  }

  private static func station(of step: QueueStep) -> Int? {
    switch step {
    case .stage(.hardware, _): 0
    case .stage(.springBoard, _), .notForwarded: 1
    case .stage(.source1, _): 2
    case .stage(.source0, _): 3
    case .queued, .merged: 4
    case .dequeued: 5
    case .dropped, .busy, .held: nil
    }
  }

  private static func isAboutQueue(_ context: StageContext) -> Bool {
    guard case .queue = context.picture.step?.kind else { return false }
    return !context.picture.isSummary
  }

  /// The leading gutter below the chips.
  static func room(in context: StageContext) -> Rect {
    let gutter = context.device.leadingGutter
    let left = gutter.minX + (gutter.width < 240 ? 12 : 24)
    let top = context.device.outer.minY + 80
    return Rect(
      left, top, gutter.maxX - left - 20, max(0, context.device.outer.maxY - 2 - top))
  }
}
