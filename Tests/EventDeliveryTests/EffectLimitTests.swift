import EventDelivery
import Geometry
import Testing

/// A page with a button whose touch-down sends an action to the application.
private func scene(_ responses: [SelectorResponse]) -> ViewTree {
  var (tree, page) = Sketch.page()
  var button = Sketch.view("button", Rect(20, 20, 100, 44), class: "UIButton")
  button.control?.actions = [
    TargetAction(event: .touchDown, action: "go", target: .application)
  ]
  tree.addView(button, to: page)
  tree.updateTraits(of: .application) { $0.responds = responses }
  return tree
}

private let tap = InputItem(action: .tap(.view("button"), count: 1, fingers: 1))
private let goAgain = Effect.sendAction(action: "go", from: nil, to: "application")

@Test func `an action that causes itself comes to an end and says so`() {
  let tree = scene([SelectorResponse(selector: "go", effects: [goAgain])])

  let run = DeliveryRun.playing([tap], on: tree)

  let failures = run.lines.filter { $0.hasSuffix("failed endless") }
  #expect(failures == ["do sendAction go from nil to application failed endless"])
  #expect(run.lines(beginning: "nil action go").count == 64)
  #expect(run.lines.contains("button touchUpInside"))
}

@Test func `one that causes itself twice comes to an end as well, and the next input is whole`() {
  let tree = scene([SelectorResponse(selector: "go", effects: [goAgain, goAgain])])

  let run = DeliveryRun.playing([tap, tap], on: tree)

  #expect(run.events.count < 60_000)
  #expect(run.lines(beginning: "button touchUpInside").count == 2)
  #expect(run.lines(beginning: "do sendAction").count > 10_000)
}

@Test func `a registration that lost an event is written down as those it has left`() {
  var registration = TargetAction(event: .allEditingEvents, action: "go", target: nil)

  registration.removed = ControlEvent.editingChanged.mask

  #expect(
    registration.parts.map(\.event) == [
      .editingDidBegin, .editingDidEnd, .editingDidEndOnExit,
    ])
  #expect(registration.parts.allSatisfy { $0.action == "go" && $0.removed == 0 })
}
