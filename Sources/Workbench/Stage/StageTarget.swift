public import EventDelivery

/// What lies under the mouse on the stage, besides the app itself.
public enum StageTarget: Hashable, Sendable {
  /// A handle of a view's point-inside area, or a corner of its frame.
  case handle(StageHandle, of: ViewID)
  /// A chip, stop, tag or name that stands for a responder.
  case responder(ResponderID)
  /// The chip of the event being shown.
  case event
  /// The chip that stands for the folded middle of the chain; a click opens or folds it.
  case foldedChain
  /// An event that waits; a click goes to where it was queued.
  case step(TraceIndex)
  /// The count of refused views that found no room; a click lists them.
  case refusedList
  case zoomIn
  case zoomOut
  /// The figure between the two; a click fits the device again.
  case zoomReset
  /// The small device that shows which part is visible; a click goes there.
  case thumbnail
}
