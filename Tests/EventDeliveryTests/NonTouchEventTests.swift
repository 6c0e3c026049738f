import EventDelivery
import Geometry
import TestSupport
import Testing

/// A page with a text field in a box, and a controller for the page.
private func form() -> (tree: ViewTree, field: ViewID, box: ViewID) {
  var (tree, page) = Sketch.page()
  let box = tree.addView(Sketch.view("box", Rect(0, 100, 390, 200)), to: page)
  let field = tree.addView(
    Sketch.view("field", Rect(20, 20, 200, 40), class: "UITextField"), to: box)
  return (tree, field, box)
}

private let focus = InputItem(action: .effects([.becomeFirstResponder("field")]))
private let shake = InputItem(action: .motion(.shake))

/// UIKit: with nobody first, the controller in front hears of a shake (B-127, T-236).
@Test func `a shake without a first responder reaches the controller in front`() {
  let (tree, _, _) = form()

  let run = DeliveryRun.playing([shake], on: tree)

  #expect(
    run.lines(beginning: "root motion", "main motion") == [
      "root motionBegan shake default > main", "main motionBegan shake default > application",
      "root motionEnded shake default > main", "main motionEnded shake default > application",
    ])
}

/// UIKit: it starts at the first responder and climbs by default (B-123, B-125, B-126).
@Test func `a shake climbs from the first responder to whoever handles it`() {
  var (tree, _, box) = form()
  tree.setOverrides(
    Sketch.overrides { overrides in
      overrides.methods = [MethodOverride(method: .motionEnded, behavior: .handle)]
    }, of: box)

  let run = DeliveryRun.playing([focus, shake], on: tree)

  #expect(
    run.lines(beginning: "field motionEnded", "box motionEnded", "page motionEnded") == [
      "field motionEnded shake default > box", "box motionEnded shake",
    ])
}

/// UIKit: presses start at the first responder and never go down (B-130).
@Test func `a press climbs from the first responder`() {
  let (tree, _, _) = form()
  let press = InputItem(action: .press(Press(key: "return")))

  let run = DeliveryRun.playing([focus, press], on: tree)

  let calls = run.lines.filter { $0.contains(" pressesBegan ") }
  #expect(calls.first == "field pressesBegan return default > box")
  #expect(calls.last == "appDelegate pressesBegan return default > nil")
  #expect(calls.count == 7)
}

/// UIKit: a key command of anyone on the way is taken first; extra modifiers don't match (B-139, T-237).
@Test func `a key command up the chain takes its press and no other`() {
  var (tree, _, box) = form()
  let command = KeyCommand(input: "j", modifierFlags: ["command"], action: "find:")
  tree.updateDetails(of: box) { details in
    details.traits.keyCommands = [command]
    details.traits.responds = [SelectorResponse(selector: "find:")]
  }
  let match = InputItem(action: .press(Press(key: "j", modifierFlags: ["command"])))
  let other = InputItem(action: .press(Press(key: "j", modifierFlags: ["command", "shift"])))

  let run = DeliveryRun.playing([focus, match, other], on: tree)

  #expect(run.lines(beginning: "box keyCommand") == ["box keyCommand command+j find:"])
  #expect(run.lines(beginning: "box action") == ["box action find: nil > field > box"])
  #expect(
    run.lines(beginning: "field presses") == [
      "field pressesBegan command+shift+j default > box",
      "field pressesEnded command+shift+j default > box",
    ])
}

/// UIKit: the subtypes have names of their own (B-076).
@Test(arguments: RemoteControlCommand.allCases)
func `a remote control's command climbs from the first responder`(command: RemoteControlCommand) {
  let (tree, _, _) = form()

  let run = DeliveryRun.playing([focus, InputItem(action: .remoteControl(command))], on: tree)

  #expect(
    run.lines(beginning: "field remoteControlReceived") == [
      "field remoteControlReceived \(command.rawValue) default > box"
    ])
}

@Test func `typed text reaches a text field that is first responder and nobody else`() {
  let (tree, field, _) = form()
  let text = InputItem(action: .text("a"))

  let run = DeliveryRun.playing([text, focus, text], on: tree)

  #expect(
    run.lines.filter { $0.hasSuffix("text a") && !$0.contains("queued") } == [
      "nil text a", "field text a",
    ])
  #expect(run.tree[field].text == "a")
}

/// UIKit: each window remembers its own, and the key window's counts (B-118).
@Test func `the key window's first responder gets the press`() {
  var (tree, _, _) = form()
  var panel = Sketch.window("panel", Rect(0, 600, 390, 200))
  panel.window?.windowLevel = 1
  let window = tree.addWindow(panel)
  tree.addView(Sketch.view("search", Rect(20, 20, 200, 40), class: "UITextField"), to: window)
  let focusOther = InputItem(action: .effects([.becomeFirstResponder("search")]))
  let press = InputItem(action: .press(Press(key: "x")))
  let makeKey = InputItem(action: .effects([.makeKey("panel")]))

  let run = DeliveryRun.playing([focus, focusOther, press, makeKey, press], on: tree)

  let first = run.lines.filter { $0.hasSuffix("pressesBegan x default > box") }
  let second = run.lines.filter { $0.hasSuffix("pressesBegan x default > panel") }
  #expect(first == ["field pressesBegan x default > box"])
  #expect(second == ["search pressesBegan x default > panel"])
}
