import EventDelivery
import Geometry
import TestSupport
import Testing

@testable import TraceAnalysis

/// What explanations promise, on random scenes with every override.
struct ExplanationPropertyTests {
  private static let seeds: [UInt64] = Array(1...40)

  /// Some views of a scene, each asked about at its centre.
  private static func builders(seed: UInt64) -> [ExplanationBuilder] {
    let tree = RandomTree.make(seed: seed, viewCount: 24)
    return tree.allViews.enumerated().filter { $0.offset.isMultiple(of: 5) }.map {
      ExplanationBuilder(.view($0.element), tapping: nil, in: tree)
    }
  }

  @Test(arguments: seeds)
  func `each fix offered makes the view respond when the input is played again`(seed: UInt64) {
    for builder in Self.builders(seed: seed) {
      let explanation = builder.explanation()

      for fix in explanation.fixes {
        var engine = DeliveryEngine(tree: builder.run.initialTree)
        for effect in fix.changes { engine.receiveUntold(.effect(effect), at: .zero) }
        let ignoring = fix.changes.contains(.endIgnoringInteractionEvents)
        let replay = DeliveryRun(tree: engine.tree, inputs: builder.run.inputs)
        let again = ExplanationBuilder(builder.subject, after: replay)?.explanation()
        #expect(ignoring || again?.arrives == true, "\(explanation.cause) \(fix)")
      }
    }
  }

  @Test(arguments: seeds)
  func `a view arrives exactly where its calls say that it got the touch`(seed: UInt64) {
    for builder in Self.builders(seed: seed) {
      let explanation = builder.explanation()

      let heard = builder.run.events.contains { event in
        guard case .touch(.called(let call)) = event.kind else { return false }
        return call.responder == builder.subject.responder
      }
      if explanation.arrives { #expect(heard) }
      if explanation.cause == .coveredBySibling || explanation.cause == .hidden {
        #expect(!heard, "\(explanation.cause)")
      }
    }
  }

  @Test(arguments: seeds)
  func `a cause that isn't the view's own names a culprit that is there`(seed: UInt64) {
    for builder in Self.builders(seed: seed) {
      let explanation = builder.explanation()

      let evidence = explanation.evidence.map { builder.run.events[$0.position] }
      #expect(evidence != nil)
      if explanation.cause != .reachable, explanation.cause != .mainThreadBusy {
        #expect(explanation.culprit != nil, "\(explanation.cause)")
      }
    }
  }
}
