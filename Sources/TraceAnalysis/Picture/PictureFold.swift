public import EventDelivery
import Geometry

/// Builds pictures of a delivery: takes steps one by one and says what is to be seen after each.
///
/// A copy is a checkpoint: taking further steps from it is cheaper than folding from the beginning.
public struct PictureFold: Sendable {
  /// One finger's touch and everything that came of it.
  struct TouchStory {
    var event: EventNumber?
    var touches: [QueuedTouch]
    var pass: HitTestPass
    /// Which multi-touch sequence it is part of: from the first finger down to the last one up.
    var sequence: Int
    var beganPath: ResponderPath?
    var actions: [ActionStep.ActionDelivery] = []
    var routes: [ResponderPath] = []
    var ignored: TouchStep.IgnoreReason?
  }

  /// What each touches event's fingers do; looked up, never iterated.
  private var touches: [EventNumber: [QueuedTouch]] = [:]
  private(set) var latest: TraceEvent?
  private(set) var dropped: QueueStep.DropReason?
  private(set) var eventTouches: [QueuedTouch] = []
  private(set) var queue: [WaitingEvent] = []
  private(set) var fingers: [FingerMark] = []
  /// In the order of touch-down; at most one a finger.
  private(set) var stories: [TouchStory] = []
  /// The place in `stories` of the touch that is shown.
  private(set) var focus: Int?
  private(set) var path: ResponderPath?
  /// What the event brings, where it is of another family than touches.
  private(set) var content: QueuedContent?
  private var otherContents: [EventNumber: QueuedContent] = [:]
  private var event: EventNumber?
  private var asking = AskingStack()
  /// The event taken from the queue last; what it brought isn't needed once another is taken.
  private var delivered: EventNumber?
  private(set) var application = ApplicationChanges()
  private var sequence = 0
  private(set) var gestures = GestureStory()

  /// A fold before the first step.
  public init() {}

  /// Takes the next step.
  public mutating func take(_ step: TraceEvent) {
    latest = step
    if case .queue(.dropped) = step.kind {} else { dropped = nil }
    note(step.kind, at: step.index)
    switch step.kind {
    case .queue(let queueStep): take(queueStep, at: step.index)
    case .hitTest(let hitTestStep): take(hitTestStep, step)
    case .touch(let touchStep): take(touchStep, at: step.index)
    case .responder(.routed(let routed, let responder, let disposition)):
      take(routed, at: responder, disposition, step.index)
    case .responder(.called(let call)):
      let link = ResponderPath.Link(
        responder: call.responder, disposition: call.disposition, step: step.index)
      extend(&path, with: link, .method(call.method))
    case .action(.action(let delivery)):
      if let focus { stories[focus].actions.append(delivery) }
    case .gesture(.action(let delivery)): act(delivery)
    case .gesture, .scroll, .responder, .action, .effect: break
    }
  }

  /// What a recognizer's action did is part of what came of its touch.
  private mutating func act(_ delivery: GestureStep.Delivery) {
    guard let focus else { return }
    let action = ActionStep.ActionDelivery(
      sender: nil, selector: delivery.selector, asked: [delivery.target].compactMap { $0 },
      isNilTargeted: false, outcome: delivery.outcome)
    // A recognizer that goes on acts again and again.
    if stories[focus].actions.last != action { stories[focus].actions.append(action) }
  }

  private mutating func note(_ kind: TraceEvent.Kind, at index: TraceIndex) {
    switch kind {
    case .responder(let step): application.take(step)
    case .effect(let step): application.take(step)
    case .queue(let step): application.take(step)
    case .hitTest(.bound(let binding)):
      for recognizer in binding.recognizers { gestures.meet(recognizer) }
    case .gesture(let step): gestures.take(step, at: index)
    case .hitTest, .touch, .action, .scroll: break
    }
  }
}

// MARK: - The queue

extension PictureFold {
  private mutating func take(_ step: QueueStep, at index: TraceIndex) {
    switch step {
    case .queued(let number, let content):
      queue.append(WaitingEvent(number: number, content: content, step: index))
      switch content {
      case .touches(let touches): arrive(touches, in: number)
      case .hover, .motion, .press, .remoteControl, .text: arriveElsewhere(number, content)
      }
    case .merged(let number, let moved):
      if let place = queue.firstIndex(where: { $0.number == number }) {
        queue[place].content = .touches(moved)
      }
      arrive(moved, in: number)
    case .dequeued(let number):
      queue.removeAll { $0.number == number }
      forget(delivered)
      delivered = number
      event = number
      eventTouches = touches(of: number)
      content = otherContents[number]
      asking = AskingStack()
    case .dropped(let number, let reason):
      queue.removeAll { $0.number == number }
      dropped = reason
    case .stage, .notForwarded, .busy, .held: break
    }
  }

  private mutating func forget(_ number: EventNumber?) {
    guard let number else { return }
    touches[number] = nil
    otherContents[number] = nil
  }

  private mutating func arrive(_ arrived: [QueuedTouch], in number: EventNumber) {
    touches[number] = arrived
    content = nil
    if !fingers.contains(where: \.isDown) {
      sequence += 1
      gestures.beginSequence()
    }
    moveFingers(of: number)
    if arrived.contains(where: { $0.phase == .began }) {
      focus = nil
      path = nil
    } else {
      showAgain(arrived)
    }
    event = number
    eventTouches = arrived
  }

  /// An event of another family: no touch is shown any more.
  private mutating func arriveElsewhere(_ number: EventNumber, _ content: QueuedContent) {
    focus = nil
    path = nil
    event = number
    eventTouches = []
    self.content = content
    otherContents[number] = content
  }

  /// Shows the touch that an event goes on with as it was summed up.
  private mutating func showAgain(_ touches: [QueuedTouch]) {
    let known = touches.last { touch in stories.contains { $0.pass.finger == touch.finger } }
    guard let known else { return }
    focus = story(of: known.finger)
    path = focus.flatMap { stories[$0].beganPath }
  }

  private mutating func moveFingers(of number: EventNumber) {
    for sample in touches(of: number) {
      let mark = FingerMark(finger: sample.finger, point: sample.point, phase: sample.phase)
      if let index = fingers.firstIndex(where: { $0.finger == sample.finger }) {
        if sample.phase == .began { fingers.remove(at: index) } else { fingers[index] = mark }
      }
      if sample.phase == .began { fingers.append(mark) }
    }
  }

  func touches(of number: EventNumber) -> [QueuedTouch] { touches[number] ?? [] }

  private func story(of finger: Finger) -> Int? {
    stories.firstIndex { $0.pass.finger == finger }
  }
}

// MARK: - The way down

extension PictureFold {
  private mutating func take(_ step: HitTestStep, _ event: TraceEvent) {
    let place = openPass()
    if event.isAssumed { stories[place].pass.isAssumed = true }
    switch step {
    case .visit(let view, let point):
      let asker = asking.asker(of: event)
      ask(view, at: point, by: asker, event.index, .asking)
      asking.open(view, at: event)
    case .refuse(let view, let point, let refusal):
      let asker = asking.asker(of: event)
      ask(view, at: point, by: asker, event.index, .refused(refusal))
    case .pointInside(let view, _, let contains):
      update(view) { $0.containsPoint = contains }
    case .answer(let view, let answer, let isOverride):
      update(view) { $0.outcome = .answered(answer, isOverride: isOverride) }
      if asking.asker(of: event) == nil, let answer {
        stories[place].pass.hit = answer
        stories[place].pass.window = view
      }
    case .bound(let binding):
      stories[place].pass.isBound = true
      stories[place].pass.finger = binding.finger
      stories[place].pass.hit = binding.view
      stories[place].pass.window = binding.window
      stories[place].pass.recognizers = binding.recognizers
    }
  }

  /// The place of the story whose way down is going on; begins one where none is.
  private mutating func openPass() -> Int {
    if let focus, !stories[focus].pass.isBound, stories[focus].event == event { return focus }
    let bound = stories.filter { $0.event == event && $0.pass.isBound }.count
    let began = event.map { touches(of: $0).filter { $0.phase == .began } } ?? []
    var pass = HitTestPass(event: event)
    if began.indices.contains(bound) {
      pass.finger = began[bound].finger
      pass.screenPoint = began[bound].point
    }
    stories.removeAll { $0.pass.finger == pass.finger && $0.event != event }
    stories.append(TouchStory(event: event, touches: eventTouches, pass: pass, sequence: sequence))
    focus = stories.count - 1
    path = nil
    return stories.count - 1
  }

  /// Notes that a view is asked; the first window asked again begins another round.
  private mutating func ask(
    _ view: ViewID, at point: Point, by asker: ViewID?, _ step: TraceIndex,
    _ outcome: HitTestPass.Asking.Outcome
  ) {
    guard let focus else { return }
    let isFirst = stories[focus].pass.askings.first?.view == view
    if isFirst, asker == nil {
      stories[focus].pass.askAgain()
    } else if stories[focus].pass.update(view, { $0.outcome = outcome }) {
      return
    }
    let number = stories[focus].pass.askings.count + 1
    stories[focus].pass.add(
      HitTestPass.Asking(
        view: view, asker: asker, number: number, point: point, outcome: outcome, step: step))
  }

  private mutating func update(
    _ view: ViewID, _ change: (inout HitTestPass.Asking) -> Void
  ) {
    guard let focus else { return }
    stories[focus].pass.update(view, change)
  }
}

// MARK: - The way up

extension PictureFold {
  private mutating func take(_ step: TouchStep, at index: TraceIndex) {
    switch step {
    case .applicationSendEvent, .windowSendEvent: break
    case .ignored(let finger, _, let reason):
      guard let place = story(of: finger) else { return }
      focus = place
      stories[place].ignored = reason
    case .called(let call):
      let message = ResponderPath.Message.touches(call.phase, call.fingers)
      if let place = call.fingers.last.flatMap({ story(of: $0) }) { focus = place }
      let link = ResponderPath.Link(
        responder: call.responder, disposition: call.disposition, step: index)
      extend(&path, with: link, message)
      guard call.phase == .began else { return }
      for finger in call.fingers {
        if let place = story(of: finger) { stories[place].beganPath = path }
      }
    }
  }

  private mutating func take(
    _ routed: RoutedEvent, at responder: ResponderID, _ disposition: CallDisposition,
    _ index: TraceIndex
  ) {
    guard let focus else { return }
    let message = ResponderPath.Message.routed(routed)
    let link = ResponderPath.Link(
      responder: responder, disposition: disposition, step: index)
    var route = stories[focus].routes.last
    let continues = route?.continues(to: responder, message: message) == true
    if continues { stories[focus].routes.removeLast() }
    extend(&route, with: link, message)
    if let route { stories[focus].routes.append(route) }
  }

  /// Adds a link to the path that it continues, or begins another with it.
  private func extend(
    _ path: inout ResponderPath?, with link: ResponderPath.Link,
    _ message: ResponderPath.Message
  ) {
    if path?.continues(to: link.responder, message: message) == true {
      path?.links.append(link)
    } else {
      path = ResponderPath(message: message, first: link)
    }
  }
}
