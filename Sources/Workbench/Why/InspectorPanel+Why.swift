import EventDelivery
import Geometry
import Localization
import PlatformInterface
import TraceAnalysis

/// Why the selection does or doesn't get the touch, and what would change it.
extension InspectorPanel {
  /// The question as a button; the answer below it once it was asked.
  func drawWhy(of node: NodeID, _ flow: inout InspectorFlow, _ surface: inout Surface) {
    let row = flow.take(40)
    let isOpen = why?.question.node == node
    let question = WhyQuestion(node: node, point: isOpen ? why?.question.point : nil)
    let title = surface.phrases.text(whyTitle(of: node), ["view": tree.identifier(of: node)])
    var model = ButtonModel(.text(title), .ask(isOpen ? nil : question))
    model.tooltip = surface.phrases.text(isOpen ? WhyPhrase.closeTooltip : .tooltip)
    let frame = Rect(row.minX, row.minY, row.width, 28)
    surface.button(.why, in: frame, model)
    surface.icon(
      isOpen ? .disclosureOpen : .disclosureShut, at: Point(frame.maxX - 13, frame.midY),
      surface.theme.text2)
    if isOpen, let why { drawAnswer(why, &flow, &surface) }
  }

  private func whyTitle(of node: NodeID) -> WhyPhrase {
    if why?.question.node == node, let why {
      return why.explanation.arrives ? .whyDoes : .whyDoesNot
    }
    guard picture.step != nil else { return .would }
    let badges = board.badges(of: node)
    return badges.contains(.hit) ? .whyDoes : .whyDoesNot
  }

  private func drawAnswer(
    _ why: WhyAnswer, _ flow: inout InspectorFlow, _ surface: inout Surface
  ) {
    let words = surface.phrases.words(for: why.explanation, in: why.tree)
    text(words.reason, Typography.inspectorStrong, surface.theme.text1, &flow, &surface)
    if let receiver = words.receiver {
      text(receiver, Typography.inspector, surface.theme.text2, &flow, &surface)
    }
    for sentence in words.remarks {
      text(sentence, Typography.className, surface.theme.warning, &flow, &surface)
    }
    drawLinks(why, &flow, &surface)
    drawFixes(why, words.fixes, &flow, &surface)
    flow.skip(10)
  }

  private func text(
    _ text: String, _ style: TextStyle, _ color: Color, _ flow: inout InspectorFlow,
    _ surface: inout Surface
  ) {
    for line in surface.wrapped(text, style, width: flow.width) {
      surface.label(line, in: flow.take(17), style, color)
    }
    flow.skip(4)
  }

  /// The culprit, and the step that shows it.
  private func drawLinks(
    _ why: WhyAnswer, _ flow: inout InspectorFlow, _ surface: inout Surface
  ) {
    value("code", why.explanation.cause.rawValue, &flow, &surface)
    if let culprit = why.explanation.culprit, culprit != why.explanation.subject {
      let node = culprit.node
      let title = surface.phrases.text(
        WhyPhrase.selectCulprit, ["view": why.tree.identifier(of: culprit)])
      link(title, .whyCulprit, .select(node), &flow, &surface)
    }
    if why.isAboutRun, let step = why.explanation.evidence {
      let title = surface.phrases.text(
        WhyPhrase.showEvidence, ["step": "\(step.position + 1)"])
      link(title, .whyEvidence, .showStep(step), &flow, &surface)
    }
  }

  private func drawFixes(
    _ why: WhyAnswer, _ sentences: [String], _ flow: inout InspectorFlow,
    _ surface: inout Surface
  ) {
    guard !why.explanation.arrives else { return }
    let heading = sentences.isEmpty ? ExplanationPhrase.noFix : .fixes
    surface.label(
      surface.phrases.text(heading), in: flow.take(24), Typography.heading, surface.theme.text2)
    for (place, sentence) in sentences.enumerated() {
      let fix = why.explanation.fixes[place]
      guard WhyAnswer.canApply(fix) else {
        text(sentence, Typography.className, surface.theme.text1, &flow, &surface)
        continue
      }
      fixButton(sentence, fix, place, &flow, &surface)
    }
  }

  /// A button as high as its sentence needs.
  private func fixButton(
    _ sentence: String, _ fix: Fix, _ place: Int, _ flow: inout InspectorFlow,
    _ surface: inout Surface
  ) {
    let lines = surface.wrapped(sentence, Typography.button, width: flow.width - 24)
    let height = Double(lines.count) * 16 + 12
    let row = flow.take(height + 6)
    let frame = Rect(row.minX, row.minY, row.width, height)
    let id = WidgetID.fix(place)
    surface.list.fill(frame, radius: 6, surface.tint(id) ?? surface.theme.panel)
    surface.list.stroke(
      frame, radius: 6, Stroke(surface.theme.controlEdge, width: 1, placement: .inside))
    for (number, line) in lines.enumerated() {
      let place = Rect(
        frame.minX + 12, frame.minY + 6 + Double(number) * 16, frame.width - 24, 16)
      surface.label(line, in: place, Typography.button, surface.theme.text1)
    }
    surface.focusRing(id, frame, radius: 6)
    let tooltip = surface.phrases.text(WhyPhrase.applyTooltip)
    surface.add(id, .button(.applyFix(fix)), frame: frame) { $0.tooltip = tooltip }
  }

  private func link(
    _ title: String, _ id: WidgetID, _ command: Command, _ flow: inout InspectorFlow,
    _ surface: inout Surface
  ) {
    let row = flow.take(32)
    let width = min(row.width, surface.buttonWidth(.text(title)))
    surface.button(
      id, in: Rect(row.minX, row.minY + 2, width, 28), ButtonModel(.text(title), command))
  }
}

extension ExplainedSubject {
  /// Its row in the hierarchy.
  var node: NodeID {
    switch self {
    case .responder(let responder): .responder(responder)
    case .recognizer(let recognizer): .recognizer(recognizer)
    }
  }
}
