import EventDelivery
import Geometry
import Testing

private func control(
  _ className: String, width: Double, _ change: (inout ControlAttributes) -> Void = { _ in }
) -> ViewTree {
  var (tree, page) = Sketch.page()
  var details = Sketch.view("control", Rect(100, 100, width, 31), class: className)
  var attributes = details.control ?? ControlAttributes()
  change(&attributes)
  details.control = attributes
  tree.addView(details, to: page)
  return tree
}

private func drag(from start: Point, to end: Point) -> InputItem {
  InputItem(action: .drag(DragInput(from: .point(start), to: .point(end))))
}

/// UIKit: dragged to a side a switch takes that side, whichever it had (T-149).
@Test(arguments: [false, true])
func `a switch takes the side it is dragged to`(isOn: Bool) throws {
  let tree = control("UISwitch", width: 51) { $0.isOn = isOn }

  let right = DeliveryRun.playing([drag(from: Point(105, 115), to: Point(165, 115))], on: tree)
  let left = DeliveryRun.playing([drag(from: Point(145, 115), to: Point(85, 115))], on: tree)

  let view = try #require(tree.view(identifier: "control"))
  #expect(right.tree[view].control?.isOn == true)
  #expect(left.tree[view].control?.isOn == false)
  #expect(right.lines(beginning: "control valueChanged").isEmpty == isOn)
  #expect(left.lines(beginning: "control valueChanged").isEmpty != isOn)
}

@Test func `a tap turns a switch the other way and says so once`() throws {
  let tree = control("UISwitch", width: 51)
  let tap = InputItem(action: .tap(.view("control"), count: 1, fingers: 1))

  let run = DeliveryRun.playing([tap, tap, tap], on: tree)

  let view = try #require(tree.view(identifier: "control"))
  #expect(run.tree[view].control?.isOn == true)
  #expect(
    run.lines(beginning: "control value ") == [
      "control value 1", "control value 0", "control value 1",
    ])
  #expect(run.lines(beginning: "control valueChanged").count == 3)
}

@Test func `a slider follows the finger that took its knob, and only that one`() throws {
  let tree = control("UISlider", width: 200)
  let onKnob = drag(from: Point(110, 115), to: Point(194.5, 115))
  let beside = drag(from: Point(250, 115), to: Point(290, 115))

  let run = DeliveryRun.playing([onKnob], on: tree)
  let missed = DeliveryRun.playing([beside], on: tree)

  let view = try #require(tree.view(identifier: "control"))
  let value = try #require(run.tree[view].control?.value)
  #expect(abs(value - 0.5) < 1e-9)
  #expect(missed.lines.contains("control beginTracking {1} no"))
  #expect(missed.tree[view].control?.value == nil)
}

@Test func `a stepper steps by its halves and stops at its ends`() throws {
  let tree = control("UIStepper", width: 94) { attributes in
    attributes.value = 1
    attributes.minimumValue = 0
    attributes.stepValue = 2
  }
  let minus = InputItem(action: .tap(.point(Point(110, 115)), count: 1, fingers: 1))
  let plus = InputItem(action: .tap(.point(Point(180, 115)), count: 1, fingers: 1))

  let run = DeliveryRun.playing([minus, minus, plus], on: tree)

  #expect(run.lines(beginning: "control value ") == ["control value 0", "control value 2"])
}

@Test func `a segmented control selects the segment under the lift`() throws {
  let tree = control("UISegmentedControl", width: 300) { attributes in
    attributes.segments = ["Day", "Week", "Year"]
    attributes.selectedSegmentIndex = 0
  }
  let last = InputItem(action: .tap(.point(Point(380, 115)), count: 1, fingers: 1))

  let run = DeliveryRun.playing([last, last], on: tree)

  #expect(run.lines(beginning: "control value ") == ["control value 2"])
}
