public import EventDelivery
public import Geometry

extension PictureFold {
  /// The picture after the steps taken so far, on the tree as it is then.
  ///
  /// With `isLast` it sums up the latest touch.
  public func picture(on tree: ViewTree, isLast: Bool) -> DeliveryPicture {
    var picture = DeliveryPicture()
    picture.step = latest
    // With events waiting in a held queue the run isn't over.
    picture.isSummary = isLast && latest != nil && queue.isEmpty
    picture.queue = queue
    picture.gestures = gestures.withRequirements(of: tree)
    if latest != nil { picture.application = application.state(on: tree) }
    picture.fingers = fingers
    picture.dropped = dropped
    picture.event = latest?.event
    picture.eventTouches = eventTouches
    picture.otherContent = content
    picture.path = path
    let isTouch = content == nil && dropped == nil
    let place = picture.isSummary && isTouch ? stories.indices.last : focus
    if let place { show(stories[place], in: &picture, on: tree) }
    if let path = picture.path { picture.path?.unreached = unreached(after: path, in: tree) }
    return picture
  }

  private func show(
    _ story: TouchStory, in picture: inout DeliveryPicture, on tree: ViewTree
  ) {
    picture.pass = story.pass
    picture.actions = story.actions
    picture.routes = story.routes
    picture.ignored = story.ignored
    picture.path = path
    if picture.isSummary {
      picture.path = story.beganPath
      picture.event = story.event
      picture.eventTouches = story.touches
      picture.companions = companions(of: story)
    }
    if case .responder(.routed) = latest?.kind, !picture.isSummary {
      picture.path = story.routes.last ?? path
    }
    picture.neverAsked = NeverAsked.views(of: story.pass, in: tree)
    guard picture.isSummary else { return }
    // Whom another finger of the sequence asked wasn't passed by.
    for other in others(of: story) {
      let missed = Set(NeverAsked.views(of: other.pass, in: tree))
      picture.neverAsked.removeAll { !missed.contains($0) }
    }
  }

  private func companions(of story: TouchStory) -> [TouchCompanion] {
    others(of: story).compactMap { other in
      other.pass.finger.map { TouchCompanion(finger: $0, hit: other.pass.hit) }
    }
  }

  /// The sequence's other touches that were bound.
  private func others(of story: TouchStory) -> [TouchStory] {
    stories.filter { other in
      other.sequence == story.sequence && other.pass.finger != story.pass.finger
        && other.pass.isBound
    }
  }

  private func unreached(after path: ResponderPath, in tree: ViewTree) -> [ResponderID] {
    switch path.end {
    case .running(let next): tree.responderChain(from: next)
    case .handled(let responder): Array(tree.responderChain(from: responder).dropFirst())
    case .discarded, .endless: []
    }
  }
}

extension DeliveryPicture {
  /// The picture of a run after so many of its steps.
  public init(of run: DeliveryRun, shown: Int) {
    var fold = PictureFold()
    for event in run.events.prefix(max(0, shown)) { fold.take(event) }
    let tree = run.tree(after: shown > 0 ? TraceIndex(shown - 1) : nil)
    self = fold.picture(on: tree, isLast: shown >= run.events.count)
  }

  /// Who would be asked for a touch at this point of the screen; nothing is delivered.
  public init(hoveringAt point: Point, in tree: ViewTree) {
    var trace = RecordedTrace()
    let result = tree.hitTest(atScreenPoint: point, trace: &trace)
    var fold = PictureFold()
    for event in trace.events { fold.take(event) }
    var picture = fold.picture(on: tree, isLast: true)
    picture.pass?.screenPoint = point
    picture.pass?.hit = result?.view
    picture.pass?.isBound = true
    picture.neverAsked = picture.pass.map { NeverAsked.views(of: $0, in: tree) } ?? []
    picture.eventTouches = []
    picture.event = nil
    self = picture
  }
}
