public import EventDelivery
public import TraceAnalysis

extension Phrasebook {
  /// A verdict's second sentence: why it happened; nil where the first says it all.
  public func reason(of verdict: Verdict, in tree: ViewTree) -> String? {
    let names = Names(tree: tree)
    return switch verdict.reason {
    case nil: nil
    case .touchAnyView: text(VerdictReasonPhrase.touchAnyView)
    case .assumed: text(VerdictReasonPhrase.assumed)
    case .queue(let fact): sentence(fact)
    case .answer(let fact): sentence(fact, names)
    case .delivery(let fact): sentence(fact, names)
    case .gesture(let failure): sentence(failure, names)
    case .way(let fact): sentence(fact, names)
    case .seen(let fact): sentence(fact, names)
    case .outcome(let fact): sentence(fact, names)
    case .failure(let fact): sentence(fact)
    }
  }

  private func sentence(_ fact: Verdict.QueueReason) -> String {
    switch fact {
    case .fingerDoes(let finger, let phase):
      text(
        VerdictReasonPhrase.fingerDoes,
        ["finger": "\(finger.number)", "phase": phase.rawValue])
    case .manyFingers(let count): text(VerdictReasonPhrase.manyFingers, count: count)
    case .carries(let content):
      text(VerdictReasonPhrase.carries, ["content": Transcript.words(content)])
    case .applicationNotActive: text(VerdictReasonPhrase.applicationNotActive)
    case .mainRunLoopTakesIt: text(VerdictReasonPhrase.mainRunLoop)
    case .dropped(.ignoringInteractionEvents): text(VerdictReasonPhrase.ignoringInteraction)
    case .dropped(.unknownTouch): text(VerdictReasonPhrase.noFingerDown)
    case .dropped(.sendEventOverride): text(VerdictReasonPhrase.sendEventDrops)
    }
  }

  private func sentence(_ fact: Verdict.AnswerReason, _ names: Names) -> String {
    switch fact {
    case .asksSubviews(let first): say(.asksSubviews, names[first])
    case .hasNoSubviews: text(VerdictReasonPhrase.hasNoSubviews)
    case .refusal(let refusal): sentence(refusal)
    case .pointIsOff(let side, let distance):
      text(phrase(of: side), ["length": length(distance)])
    case .answersItself: text(VerdictReasonPhrase.answersItself)
    case .handsOnAnswer: text(VerdictReasonPhrase.handsOnAnswer)
    case .overrideDecides: text(VerdictReasonPhrase.overrideDecides)
    case .subviewsSaidNo: text(VerdictReasonPhrase.subviewsSaidNo)
    case .noWindowAnswered: text(VerdictReasonPhrase.noWindowAnswered)
    }
  }

  private func sentence(_ refusal: HitTestStep.Refusal) -> String {
    switch refusal {
    case .hidden: text(VerdictReasonPhrase.isHidden)
    case .interactionDisabled: text(VerdictReasonPhrase.interactionDisabled)
    case .transparent(let alpha):
      text(VerdictReasonPhrase.isTransparent, ["alpha": figure(alpha: Double(alpha))])
    case .animating: text(VerdictReasonPhrase.isAnimating)
    case .outside: text(VerdictReasonPhrase.pointOutside)
    case .override: text(VerdictReasonPhrase.overrideSaysNil)
    case .endless: text(VerdictReasonPhrase.askedAlready)
    }
  }

  private func phrase(of side: Verdict.Side) -> VerdictReasonPhrase {
    switch side {
    case .above: .pointAbove
    case .leftOf: .pointLeft
    case .below: .pointBelow
    case .rightOf: .pointRight
    }
  }

  private func sentence(_ fact: Verdict.DeliveryReason, _ names: Names) -> String {
    switch fact {
    case .boundForLife: text(VerdictReasonPhrase.boundForLife)
    case .handedToWindows: text(VerdictReasonPhrase.handedToWindows)
    case .handedToView: text(VerdictReasonPhrase.handedToView)
    case .ignored(.multipleTouchDisabled): text(VerdictReasonPhrase.ignoredMultiple)
    case .ignored(.exclusiveTouch(let view)): say(.ignoredExclusive, names[view])
    }
  }

  private func sentence(_ fact: Verdict.WayReason, _ names: Names) -> String {
    switch fact {
    case .goesOnTo(let responder): say(.goesOnTo, names[responder])
    case .isDiscarded: text(VerdictReasonPhrase.isDiscarded)
    case .endsHere: text(VerdictReasonPhrase.endsHere)
    case .goesRound(let responder): say(.goesRound, names[responder])
    case .noFirstResponder: text(VerdictReasonPhrase.noFirstResponder)
    case .askedForAction(let responders):
      text(
        VerdictReasonPhrase.askedInTurn,
        ["views": responders.map { names[$0] }.joined(separator: listSeparator)])
    }
  }

  private func sentence(_ fact: Verdict.SeenReason, _ names: Names) -> String {
    switch fact {
    case .covers(let view, let hit):
      text(VerdictReasonPhrase.covers, ["view": names[view], "hit": names[hit]])
    case .neverAsked(let view, let culprit):
      text(
        VerdictReasonPhrase.neverAsked, ["view": names[view], "culprit": names[culprit]])
    case .refusedInFront(let view, let refusal): sentence(names[view], refusedInFront: refusal)
    case .zPositionMisleads(let view): say(.zPosition, names[view])
    case .insideArea: text(VerdictReasonPhrase.insideArea)
    case .insideCorner: text(VerdictReasonPhrase.insideCorner)
    }
  }

  private func sentence(_ name: String, refusedInFront refusal: HitTestStep.Refusal) -> String {
    switch refusal {
    case .interactionDisabled: say(.inFrontInteraction, name)
    case .animating: say(.inFrontAnimating, name)
    case .outside: say(.inFrontOutside, name)
    case .override: say(.inFrontOverride, name)
    case .hidden, .transparent, .endless:
      text(
        VerdictReasonPhrase.inFrontRefused, ["view": name, "reason": reason(refusal)])
    }
  }

  private func sentence(_ fact: Verdict.Outcome, _ names: Names) -> String {
    switch fact {
    case .refused(let views): refusals(views.map { names[$0] })
    case .handledByItself: text(VerdictReasonPhrase.handledByItself)
    case .handledFurtherUp(let responder): say(.handledFurtherUp, names[responder])
    case .handledByNobody: text(VerdictReasonPhrase.handledByNobody)
    case .sentRoute(let event, let responder):
      text(
        VerdictReasonPhrase.sentRoute, ["event": event, "view": names[responder]])
    case .sentAction(let selector, let actor):
      text(
        VerdictReasonPhrase.sentAction, ["selector": selector, "view": names[actor]])
    }
  }

  private func refusals(_ names: [String]) -> String {
    switch names.count {
    case 1: say(.oneRefused, names[0])
    case 2:
      text(VerdictReasonPhrase.twoRefused, ["first": names[0], "second": names[1]])
    default: text(VerdictReasonPhrase.manyRefused, count: names.count)
    }
  }

  private func sentence(_ fact: Verdict.Failure) -> String {
    switch fact {
    case .unrecognizedSelector: text(VerdictReasonPhrase.wouldStopApp)
    case .unknownIdentifier(let id): text(VerdictReasonPhrase.unknownIdentifier, ["id": id])
    case .wrongKind(let id): text(VerdictReasonPhrase.wrongKind, ["id": id])
    case .alreadyPresents(let id): text(VerdictReasonPhrase.alreadyPresents, ["id": id])
    case .notInWindow(let id): text(VerdictReasonPhrase.isInNoWindow, ["id": id])
    case .endless: text(VerdictReasonPhrase.endlessChange)
    }
  }

  private func say(_ key: VerdictReasonPhrase, _ name: String) -> String {
    text(key, ["view": name])
  }

  /// What stands between the items of a list.
  var listSeparator: String {
    switch language {
    case .english: ", "
    case .simplifiedChinese, .traditionalChinese: "、"
    }
  }

  /// A length as people read it: whole points, or one decimal below ten.
  public func length(_ points: Double) -> String {
    let factor = abs(points) < 10 ? 10.0 : 1
    return NumberText.text((points * factor).rounded() / factor)
  }
}
