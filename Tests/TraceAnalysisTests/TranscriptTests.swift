import EventDelivery
import Geometry
import Testing
import TraceAnalysis

/// A tree of views A to F like the classic example, built by hand.
private func classicTree() -> ViewTree {
  func details(_ identifier: String, _ frame: Rect) -> ViewDetails {
    var details = ViewDetails(identifier: identifier, className: "UIView")
    details.geometry = ViewGeometry(frame: frame)
    return details
  }
  var tree = ViewTree()
  var window = ViewDetails(identifier: "main", className: "UIWindow")
  window.geometry = ViewGeometry(frame: tree.screen.bounds)
  let main = tree.addWindow(window)
  let a = tree.addView(details("A", tree.screen.bounds), to: main)
  var root = Controller(identifier: "root", className: "UIViewController")
  root.view = a
  root.rootOfWindow = main
  tree.addController(root)
  let c = tree.addView(details("C", Rect(20, 300, 350, 320)), to: a)
  var e = details("E", Rect(190, 20, 140, 120))
  e.traits.overrides.methods = [MethodOverride(method: .touchesBegan, behavior: .super)]
  tree.addView(e, to: c)
  tree.addView(details("D", Rect(20, 20, 140, 120)), to: c)
  let b = tree.addView(details("B", Rect(20, 80, 350, 180)), to: a)
  tree.addView(details("F", Rect(220, 100, 90, 220)), to: b)
  return tree
}

@Test func `the transcript of a tap tells delivery from the queue to the chain's end`() {
  let tree = classicTree()
  let tap = InputItem(action: .tap(.view("E"), count: 1, fingers: 1))

  let run = DeliveryRun.playing([tap], on: tree)

  let transcript = Transcript(tree: run.tree)
  let lines = run.events.map { transcript.line($0) }
  #expect(
    lines == [
      "0.000 event 1 queued touches {1 began}",
      "0.000 event 1 dequeued",
      "0.000   hitTest main (280, 380)",
      "0.000     pointInside main (280, 380) yes",
      "0.000     hitTest A (280, 380)",
      "0.000       pointInside A (280, 380) yes",
      "0.000       hitTest B (260, 300) nil outside",
      "0.000       hitTest C (260, 80)",
      "0.000         pointInside C (260, 80) yes",
      "0.000         hitTest D (240, 60) nil outside",
      "0.000         hitTest E (70, 60)",
      "0.000           pointInside E (70, 60) yes",
      "0.000         hitTest E -> E",
      "0.000       hitTest C -> E",
      "0.000     hitTest A -> E",
      "0.000   hitTest main -> E",
      "0.000   touch 1 view E window main gestures []",
      "0.000   application sendEvent 1",
      "0.000     window main sendEvent 1",
      "0.000       E touchesBegan {1} super > C",
      "0.000       C touchesBegan {1} default > A",
      "0.000       A touchesBegan {1} default > root",
      "0.000       root touchesBegan {1} default > main",
      "0.000       main touchesBegan {1} default > application",
      "0.000       application touchesBegan {1} default > appDelegate",
      "0.000       appDelegate touchesBegan {1} default > nil",
      "0.050 event 2 queued touches {1 ended}",
      "0.050 event 2 dequeued",
      "0.050   application sendEvent 2",
      "0.050     window main sendEvent 2",
      "0.050       E touchesEnded {1} default > C",
      "0.050       C touchesEnded {1} default > A",
      "0.050       A touchesEnded {1} default > root",
      "0.050       root touchesEnded {1} default > main",
      "0.050       main touchesEnded {1} default > application",
      "0.050       application touchesEnded {1} default > appDelegate",
      "0.050       appDelegate touchesEnded {1} default > nil",
    ])
}
