/// Which recognizers get which touches, and telling them.
extension DeliveryEngine {
  /// UIKit: those of the hit view and of its ancestors up to the window (B-181); disabled ones get no
  /// touches, not even those already down when they are enabled again (B-185).
  func recognizersOnPath(from view: ViewID) -> [RecognizerID] {
    guard tree.recognizerCount > 0 else { return [] }
    return tree.ancestors(from: view).flatMap { tree[$0].gestureRecognizers }
      .filter { tree[$0].isEnabled }
  }

  /// Tells the recognizers of a window's changed touches, before any view hears of them (B-214).
  mutating func offer(
    _ changed: [Finger], in window: ViewID, trace: inout some TraceSink
  ) {
    let concerned = touches.filter { $0.window == window && changed.contains($0.finger) }
    offerNew(concerned.filter { $0.phase == .began }, trace: &trace)
    for phase in [TouchPhase.moved, .ended, .cancelled] {
      let changed = concerned.filter { $0.phase == phase }
      if !changed.isEmpty { tell(phase, changed, trace: &trace) }
    }
  }

  // MARK: - New touches

  private mutating func offerNew(_ new: [Touch], trace: inout some TraceSink) {
    guard !new.isEmpty else { return }
    if new.contains(where: { $0.type == .indirectPointer }) { endHovering() }
    var receivers: [RecognizerID] = []
    var fresh: [RecognizerID] = []
    for touch in new {
      for recognizer in touch.gestureRecognizers {
        guard receives(recognizer, touch, trace: &trace) else {
          forget(recognizer, serial: touch.serial)
          continue
        }
        if gestures.index(of: recognizer) == nil {
          fresh.append(recognizer)
          startRun(of: recognizer, isAssumed: touch.isAssumed)
        }
        follow(touch, by: recognizer)
        if !receivers.contains(recognizer) { receivers.append(recognizer) }
      }
    }
    askRequirements(among: fresh, trace: &trace)
    for recognizer in receivers {
      tellBegan(recognizer, new: new.map(\.serial), trace: &trace)
    }
  }

  private mutating func receives(
    _ recognizer: RecognizerID, _ touch: Touch, trace: inout some TraceSink
  ) -> Bool {
    let run = gestures.index(of: recognizer).map { gestures.runs[$0] }
    if let run, !run.takesTouches { return false }
    let traits = run?.traits ?? RecognizerTraits(tree[recognizer])
    guard traits.kind != .hover, allows(touch, traits) else { return false }
    if let run, traits.requiresExclusiveTouchType,
      run.touches.contains(where: { $0.type != touch.type })
    {
      return false
    }
    let tree = tree
    return ask(.shouldReceiveTouch, of: recognizer, traits, trace: &trace) { name in
      touch.view.map { tree.isNamed(name, $0) } ?? false
    }
  }

  /// UIKit: touches go by their type (B-186).
  private func allows(_ touch: Touch, _ traits: RecognizerTraits) -> Bool {
    traits.allowedTouchTypes.map { $0.contains(touch.type.rawValue) } ?? true
  }

  mutating func startRun(of recognizer: RecognizerID, isAssumed: Bool) {
    let details = tree[recognizer]
    guard let view = details.view else { return }
    let traits = RecognizerTraits(details)
    let siblings = tree[view].gestureRecognizers
    var run = RecognizerRun(
      recognizer: recognizer, view: view, depth: tree.ancestors(from: view).count,
      order: siblings.firstIndex(of: recognizer) ?? 0, traits: traits,
      machine: makeMachine(for: recognizer, traits))
    run.requirements =
      details.requireToFail
      + traits.namedRequirements.compactMap { tree.recognizer(identifier: $0) }
    run.isAssumed = isAssumed || traits.hasUnseenMethods
    gestures.reports[recognizer] = nil
    gestures.runs.append(run)
  }

  private mutating func follow(_ touch: Touch, by recognizer: RecognizerID) {
    guard let index = gestures.index(of: recognizer), let view = touch.view else { return }
    gestures.runs[index].touches.append(
      GestureTouch(
        serial: touch.serial, finger: touch.finger, landing: touch.landingPoint,
        landingTime: touch.landingTime, type: touch.type, edge: touch.edge, view: view,
        location: touch.location, previousLocation: touch.previousLocation))
    gestures.runs[index].participants.append(touch.serial)
    if !gestures.runs[index].hitViews.contains(view) {
      gestures.runs[index].hitViews.append(view)
    }
  }

  private mutating func tellBegan(
    _ recognizer: RecognizerID, new: [Int], trace: inout some TraceSink
  ) {
    guard let index = gestures.index(of: recognizer) else { return }
    let run = gestures.runs[index]
    let changed = run.touches.filter { new.contains($0.serial) }
    trace.emit(
      .gesture(.touches(recognizer, .began, changed.map(\.finger).sorted())),
      isAssumed: run.isAssumed)
    ignoreUnwanted(changed, at: index)
    let kept = gestures.runs[index].touches
    let wanted = changed.filter { kept.contains($0) }
    guard !wanted.isEmpty, !run.traits.withholds(.began) else { return }
    let told = GestureTouches(all: kept, changed: wanted, time: time)
    gestures.propose(gestures.runs[index].machine.began(told), by: recognizer)
  }

  /// UIKit: a touch that a recognizer ignores is none of its gesture, for life (B-216).
  private mutating func ignoreUnwanted(_ new: [GestureTouch], at index: Int) {
    for touch in new {
      let others = gestures.runs[index].touches.filter { $0.serial != touch.serial }
      let earlier = others.filter { !new.contains($0) || $0.serial < touch.serial }
      guard !gestures.runs[index].machine.accepts(touch, among: earlier) else { continue }
      gestures.runs[index].touches.removeAll { $0.serial == touch.serial }
      gestures.runs[index].participants.removeAll { $0 == touch.serial }
      forget(gestures.runs[index].recognizer, serial: touch.serial)
    }
  }

  /// UIKit: `touch.gestureRecognizers` shrinks as recognizers fail or ignore the touch (B-190).
  mutating func forget(_ recognizer: RecognizerID, serial: Int) {
    guard let index = touches.firstIndex(where: { $0.serial == serial }) else { return }
    touches[index].gestureRecognizers.removeAll { $0 == recognizer }
  }

  // MARK: - Changes

  /// Tells recognizers of touches that moved, ended or were cancelled; one that is finished hears no more
  /// of those it followed (B-202).
  mutating func tell(_ phase: TouchPhase, _ changed: [Touch], trace: inout some TraceSink) {
    for recognizer in gestures.runs.map(\.recognizer) {
      guard let index = gestures.index(of: recognizer), !gestures.runs[index].state.isFinished
      else { continue }
      let followed = changed.filter { touch in
        gestures.runs[index].touches.contains { $0.serial == touch.serial }
      }
      guard !followed.isEmpty else { continue }
      tell(phase, followed, at: index, trace: &trace)
    }
  }

  private mutating func tell(
    _ phase: TouchPhase, _ followed: [Touch], at index: Int, trace: inout some TraceSink
  ) {
    update(followed, at: index)
    let run = gestures.runs[index]
    let changed = run.touches.filter { touch in
      followed.contains { $0.serial == touch.serial }
    }
    trace.emit(
      .gesture(.touches(run.recognizer, phase, changed.map(\.finger).sorted())),
      isAssumed: run.isAssumed)
    let told = GestureTouches(all: run.touches, changed: changed, time: time)
    if !run.traits.withholds(phase) {
      gestures.propose(
        Self.proposal(of: &gestures.runs[index].machine, phase, told), by: run.recognizer)
    }
    guard phase == .ended || phase == .cancelled else { return }
    gestures.runs[index].touches = told.remaining
  }

  private mutating func update(_ followed: [Touch], at index: Int) {
    for touch in followed {
      guard
        let place = gestures.runs[index].touches.firstIndex(where: { $0.serial == touch.serial })
      else { continue }
      gestures.runs[index].touches[place].previousLocation =
        gestures.runs[index].touches[place].location
      gestures.runs[index].touches[place].location = touch.location
    }
  }

  /// UIKit: cancelled touches cancel what is active and fail what is possible (B-207).
  private static func proposal(
    of machine: inout any GestureMachine, _ phase: TouchPhase, _ told: GestureTouches
  ) -> GestureProposal? {
    switch phase {
    case .moved: machine.moved(told)
    case .ended: machine.ended(told)
    case .cancelled: .cancel
    case .began, .stationary: nil
    }
  }
}
