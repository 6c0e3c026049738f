import EventDelivery

/// Which views are asking others at the moment, told from the way steps lie inside one another.
struct AskingStack {
  private var open: [(step: TraceIndex, view: ViewID)] = []

  /// The view inside whose asking a step lies; nil where the application asks its windows.
  mutating func asker(of event: TraceEvent) -> ViewID? {
    while let last = open.last, last.step != event.parent { open.removeLast() }
    return open.last?.view
  }

  /// Notes that the steps inside this one are asked by the view.
  mutating func open(_ view: ViewID, at event: TraceEvent) {
    open.append((event.index, view))
  }
}
