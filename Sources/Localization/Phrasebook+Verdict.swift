public import EventDelivery
public import TraceAnalysis

extension Phrasebook {
  /// A verdict's first sentence: what happened.
  public func headline(of verdict: Verdict, in tree: ViewTree) -> String {
    let names = Names(tree: tree)
    return switch verdict.headline {
    case .idle: text(VerdictPhrase.idle)
    case .touch(let fact): sentence(fact, names)
    case .queue(let fact): sentence(fact)
    case .wayDown(let fact): sentence(fact, names)
    case .gesture(let fact): sentence(fact, names)
    case .wayUp(let fact): sentence(fact, names)
    case .scroll(let step): sentence(step, names)
    case .action(let fact): sentence(fact, names)
    case .change(let fact): sentence(fact, names)
    }
  }

  private func sentence(_ fact: Verdict.WholeTouch, _ names: Names) -> String {
    switch fact {
    case .goesTo(let view, let isTap): say(isTap ? .tapGoesTo : .touchGoesTo, names[view])
    case .goesToNobody(let isTap):
      text(isTap ? VerdictPhrase.tapGoesToNobody : .touchGoesToNobody)
    case .allGoTo(let view, let count):
      text(VerdictPhrase.touchesGoTo, count: count, ["view": names[view]])
    case .eachGoesTo(let touches):
      text(
        VerdictPhrase.touchesGo,
        ["list": touches.map { place(of: $0, names) }.joined(separator: listSeparator)])
    case .wouldHit(let view): say(.wouldHit, names[view])
    case .wouldHitNobody: text(VerdictPhrase.wouldHitNobody)
    }
  }

  private func place(of touch: TouchCompanion, _ names: Names) -> String {
    let values = ["finger": "\(touch.finger.number)", "view": touch.hit.map { names[$0] } ?? ""]
    return text(touch.hit == nil ? VerdictPhrase.fingerToNobody : .fingerTo, values)
  }

  private func sentence(_ fact: Verdict.Queue) -> String {
    switch fact {
    case .queued(let event): say(.queued, event)
    case .dequeued(let event): say(.dequeued, event)
    case .dropped(let event): say(.dropped, event)
    case .stage(.hardware): text(VerdictPhrase.hardware)
    case .stage(.springBoard): text(VerdictPhrase.springBoard)
    case .stage(.source1): text(VerdictPhrase.source1)
    case .stage(.source0): text(VerdictPhrase.source0)
    case .notForwarded: text(VerdictPhrase.notForwarded)
    case .merged(let event): say(.merged, event)
    case .busy(let until):
      text(VerdictPhrase.busy, ["time": NumberText.time(until.seconds)])
    case .held(let isHeld): text(isHeld ? VerdictPhrase.queueHeld : .queueLetGo)
    }
  }

  private func sentence(_ fact: Verdict.WayDown, _ names: Names) -> String {
    switch fact {
    case .asked(let view, let isFirst): say(isFirst ? .askedFirst : .asked, names[view])
    case .refuses(let view, let isFirst): say(isFirst ? .refusesFirst : .refuses, names[view])
    case .pointInside(let view, let isInside):
      say(isInside ? .saysInside : .saysOutside, names[view])
    case .answers(let view, let answer?):
      text(VerdictPhrase.answers, ["view": names[view], "hit": names[answer]])
    case .answers(let view, nil): say(.answersNil, names[view])
    case .bound(let finger, let view?):
      text(VerdictPhrase.bound, ["finger": "\(finger.number)", "view": names[view]])
    case .bound(let finger, nil):
      text(VerdictPhrase.boundToNobody, ["finger": "\(finger.number)"])
    }
  }

  private func sentence(_ fact: Verdict.WayUp, _ names: Names) -> String {
    switch fact {
    case .applicationSends(let event): say(.applicationSends, event)
    case .windowSends(let window, let event):
      text(
        VerdictPhrase.windowSends, ["view": names[window], "number": "\(event.number)"])
    case .ignores(let view, let finger):
      text(VerdictPhrase.ignores, ["view": names[view], "finger": "\(finger.number)"])
    case .handles(let responder, let method): say(.handles, names[responder], method)
    case .passesOn(let responder, let method, let forwarding):
      say(phrase(of: forwarding), names[responder], method)
    case .routes(let responder, let event, let isHandled):
      text(
        isHandled ? VerdictPhrase.handlesRoute : .passesRouteOn,
        ["view": names[responder], "event": event])
    case .text(let receiver?): say(.takesText, names[receiver])
    case .text(nil): text(VerdictPhrase.nobodyTakesText)
    case .keyCommand(let responder, let action):
      text(VerdictPhrase.keyCommand, ["view": names[responder], "selector": action])
    case .system(let event, let receiver?):
      text(VerdictPhrase.systemTells, ["event": event.rawValue, "view": names[receiver]])
    case .system(let event, nil): text(VerdictPhrase.systemEvent, ["event": event.rawValue])
    case .nobodyTakesIt: text(VerdictPhrase.nobodyTakesIt)
    }
  }

  private func phrase(of forwarding: CallDisposition.Forwarding) -> VerdictPhrase {
    switch forwarding {
    case .default: .hasNoOverride
    case .super: .callsSuper
    case .next: .callsNext
    }
  }

  private func sentence(_ fact: Verdict.Action, _ names: Names) -> String {
    switch fact {
    case .controlEvent(let view, let event):
      text(VerdictPhrase.sendsControlEvent, ["view": names[view], "event": event.rawValue])
    case .tracks(let view, let tracking): say(phrase(of: tracking), names[view])
    case .valueChanged(let view, let value):
      text(
        VerdictPhrase.valueChanged, ["view": names[view], "value": NumberText.text(value)])
    case .highlighted(let view, let isOn):
      say(isOn ? .highlighted : .notHighlighted, names[view])
    case .acts(let responder, let selector):
      text(VerdictPhrase.acts, ["view": names[responder], "selector": selector])
    case .lacksSelector(let responder, let selector):
      text(VerdictPhrase.lacksSelector, ["view": names[responder], "selector": selector])
    case .nobodyActs(let selector): text(VerdictPhrase.nobodyActs, ["selector": selector])
    }
  }

  private func phrase(of tracking: Verdict.Tracking) -> VerdictPhrase {
    switch tracking {
    case .begins(true): .beginsTracking
    case .begins(false): .refusesTracking
    case .continues(true): .continuesTracking
    case .continues(false): .stopsTracking
    case .ends: .endsTracking
    case .isCancelled: .cancelsTracking
    }
  }

  private func sentence(_ fact: Verdict.Change, _ names: Names) -> String {
    switch fact {
    case .firstResponder(let responder?): say(.firstResponder, names[responder])
    case .firstResponder(nil): text(VerdictPhrase.noFirstResponder)
    case .becomesFirstResponder(let responder, let succeeds):
      say(succeeds ? .becomesFirstResponder : .failsToBecome, names[responder])
    case .resignsFirstResponder(let responder, let succeeds):
      say(succeeds ? .resigns : .failsToResign, names[responder])
    case .keyWindow(let window?): say(.keyWindow, names[window])
    case .keyWindow(nil): text(VerdictPhrase.noKeyWindow)
    case .scene: text(VerdictPhrase.sceneChanges)
    case .fails: text(VerdictPhrase.changeFails)
    case .animationEnds(let view): say(.animationEnds, names[view])
    }
  }

  private func say(_ key: VerdictPhrase, _ name: String) -> String {
    text(key, ["view": name])
  }

  private func say(_ key: VerdictPhrase, _ event: EventNumber) -> String {
    text(key, ["number": "\(event.number)"])
  }

  private func say(_ key: VerdictPhrase, _ name: String, _ method: ResponderMethod) -> String {
    text(key, ["view": name, "method": method.rawValue])
  }
}

/// The ids of a tree's responders and recognizers.
struct Names {
  let tree: ViewTree

  subscript(view: ViewID) -> String { tree[view].identifier }
  subscript(responder: ResponderID) -> String { tree.identifier(of: responder) }
  subscript(recognizer: RecognizerID) -> String { tree[recognizer].identifier }
}
