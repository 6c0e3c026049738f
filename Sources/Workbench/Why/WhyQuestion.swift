import EventDelivery
import Geometry
import TraceAnalysis

/// Why something does or doesn't get a touch, as the user asks it.
struct WhyQuestion: Hashable, Sendable {
  let node: NodeID
  /// The point pointed at; nil asks about the touch that was delivered, or a tap at the view's centre.
  let point: Point?

  var subject: ExplainedSubject {
    switch node {
    case .responder(let responder): .responder(responder)
    case .recognizer(let recognizer): .recognizer(recognizer)
    }
  }
}

/// The answer, with the scene and the run that it is about.
struct WhyAnswer: Sendable {
  let question: WhyQuestion
  let explanation: Explanation
  /// The tree whose names the explanation uses.
  let tree: ViewTree
  /// Whether its evidence is a step of the run that is shown.
  let isAboutRun: Bool

  /// Nil where there is no such touch to explain.
  init?(_ question: WhyQuestion, in session: Session) {
    self.question = question
    let builder: ExplanationBuilder?
    if let point = question.point {
      builder = ExplanationBuilder(question.subject, tapping: point, in: session.tree)
    } else {
      builder = ExplanationBuilder(question.subject, after: session.run)
    }
    guard let builder else { return nil }
    explanation = builder.explanation()
    tree = builder.run.tree
    isAboutRun = question.point == nil && builder.run.events.count == session.run.events.count
  }

  var culprit: ViewID? { explanation.culprit?.viewID }

  /// Whether a fix is a change of the scene as it stands, and not of an animation in the input.
  static func canApply(_ fix: Fix) -> Bool {
    !fix.changes.contains { change in
      if case .animate = change { return true }
      return false
    }
  }
}
