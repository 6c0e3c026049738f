import EventDelivery
import Geometry
import Testing
import TraceAnalysis

/// Who got what, and in what order.
struct ReceiptsTests {
  @Test func `everybody's calls are listed in the order they ran`() {
    let run = ClassicTree.tapOnE()

    let receipts = Receipts(in: run.events, shown: run.events.count, limit: 100)

    let names = receipts.steps.compactMap { Receipts.receiver(of: run.events[$0.position].kind) }
    let chain = ["E", "C", "A", "root", "main", "application", "appDelegate"]
    #expect(run.tree.names(names) == chain + chain)
    #expect(!receipts.isCut)
  }

  @Test func `one responder's are its own, the latest where there are too many`() throws {
    let run = ClassicTree.tapOnE()
    let responder = try #require(run.tree.responder(identifier: "C"))

    let receipts = Receipts(of: responder, in: run.events, shown: run.events.count, limit: 1)

    let words = receipts.steps.map { Transcript(tree: run.tree).words(run.events[$0.position]) }
    #expect(words == ["C touchesEnded {1} default > A"])
    #expect(receipts.isCut)
  }

  @Test func `only the call that goes on to nil is discarded`() {
    let run = ClassicTree.tapOnE()

    let discarded = run.events.filter { Receipts.isDiscarded($0.kind) }

    let words = discarded.map { Transcript(tree: run.tree).words($0) }
    #expect(
      words == [
        "appDelegate touchesBegan {1} default > nil", "appDelegate touchesEnded {1} default > nil",
      ])
  }
}
