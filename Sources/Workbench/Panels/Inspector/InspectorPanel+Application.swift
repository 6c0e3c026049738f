import EventDelivery
import Geometry
import Localization
import PlatformInterface
import TraceAnalysis

/// What the application is about at the step shown, and who has the focus.
extension InspectorPanel {
  var application: ApplicationPicture { picture.application ?? ApplicationPicture(of: tree) }

  func drawApplication(_ flow: inout InspectorFlow, _ surface: inout Surface) {
    guard section(.application, .application, &flow, &surface) else { return }
    let state = application
    value("isActive", "\(state.isActive)", &flow, &surface)
    value("keyWindow", state.keyWindow.map { tree[$0].identifier } ?? "nil", &flow, &surface)
    value(
      "firstResponder", state.firstResponder.map { tree.identifier(of: $0) } ?? "nil", &flow,
      &surface)
    value(
      "isIgnoringInteractionEvents", "\(state.isIgnoringInteractionEvents)", &flow, &surface)
    for flag in FlagTarget.ApplicationFlag.allCases {
      self.flag(.application(flag), &flow, &surface)
    }
    flow.end()
  }

  /// The events that wait; a click goes to the step in which one was queued.
  func drawQueue(_ flow: inout InspectorFlow, _ surface: inout Surface) {
    let queue = picture.queue
    let heading = application.isQueueHeld ? InspectorPhrase.queueHeld : .queue
    guard section(.queue, heading, trailing: "\(queue.count)", &flow, &surface) else { return }
    if queue.isEmpty {
      remark(
        surface.phrases.text(InspectorPhrase.queueEmpty), surface.theme.text2, &flow, &surface)
    }
    for event in queue {
      let title = surface.phrases.text(
        StagePhrase.event, ["number": "\(event.number.number)"])
      stepRow(
        StepRow(
          id: .queueRow(event.number.number), step: event.step, title: title,
          detail: Transcript.words(event.content)), &flow, &surface)
    }
    flow.end()
  }

  /// Whether it is first responder, or the key window, and the button that makes it so.
  func drawFocus(of responder: ResponderID, _ flow: inout InspectorFlow, _ surface: inout Surface) {
    guard section(.focus, .focus, &flow, &surface) else { return }
    let name = tree.identifier(of: responder)
    let isFirst = application.firstResponders.contains(responder)
    value("isFirstResponder", "\(isFirst)", &flow, &surface)
    focusButton(
      isFirst ? "resignFirstResponder()" : "becomeFirstResponder()",
      isFirst ? .resignFirstResponder(name) : .becomeFirstResponder(name), &flow, &surface)
    if let view = responder.viewID, tree.isWindow(view) {
      let isKey = application.keyWindow == view
      value("isKeyWindow", "\(isKey)", &flow, &surface)
      if !isKey { focusButton("makeKey()", .makeKey(name), &flow, &surface) }
    }
    flow.end()
  }

  private func focusButton(
    _ title: String, _ effect: Effect, _ flow: inout InspectorFlow, _ surface: inout Surface
  ) {
    let row = flow.take(32)
    var model = ButtonModel(.text(title), .send(.effects([effect])))
    model.tooltip = surface.phrases.text(InspectorPhrase.focusTooltip, ["call": title])
    let width = min(row.width, surface.buttonWidth(model.face))
    surface.button(.call(title), in: Rect(row.minX, row.minY + 2, width, 28), model)
  }
}
