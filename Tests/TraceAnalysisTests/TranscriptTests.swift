import EventDelivery
import Testing
import TraceAnalysis

@Test func `the transcript of a tap tells delivery from the queue to the chain's end`() {
  let tree = ClassicTree.make()
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
