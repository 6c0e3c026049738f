import EventDelivery
import Geometry
import Testing
import TraceAnalysis

/// What the strip over the stage says.
struct VerdictTests {
  private func verdict(_ run: DeliveryRun, shown: Int? = nil) -> Verdict {
    let shown = shown ?? run.events.count
    return Verdict(on: DeliveryPicture(of: run, shown: shown), in: run.tree)
  }

  @Test func `a view that is drawn there and never asked is named with the one that refused`()
    throws
  {
    let run = ClassicTree.tapOnE()

    let verdict = verdict(run)

    let tree = run.tree
    #expect(verdict.headline == .touch(.goesTo(try view("E", tree), isTap: true)))
    #expect(
      verdict.reason == .seen(.neverAsked(try view("F", tree), because: try view("B", tree))))
  }

  @Test func `a refusal says how far off the point is`() throws {
    let run = ClassicTree.tapOnE()

    let verdict = verdict(run, shown: 7)

    #expect(verdict.headline == .wayDown(.refuses(try view("B", run.tree), isFirst: true)))
    #expect(verdict.reason == .answer(.pointIsOff(.below, by: 120)))
  }

  @Test func `before any step it says where one may touch`() {
    let run = DeliveryRun(tree: ClassicTree.make())

    let verdict = verdict(run)

    #expect(verdict == Verdict(headline: .idle, reason: .touchAnyView))
  }

  @Test func `a view in front with interaction off is blamed`() throws {
    let run = ClassicTree.tapOnE { tree in
      guard let b = tree.view(identifier: "B"), let f = tree.view(identifier: "F") else { return }
      tree.setGeometry(ViewGeometry(frame: tree.screen.bounds), of: b)
      tree.setUserInteractionEnabled(false, of: b)
      tree.removeFromSuperview(f)
    }

    let verdict = verdict(run)

    #expect(
      verdict.reason
        == .seen(.refusedInFront(try view("B", run.tree), .interactionDisabled)))
  }

  @Test func `a view that zPosition draws in front is told from one that is`() throws {
    let run = ClassicTree.tapOnE { tree in
      guard let c = tree.view(identifier: "C"), let b = tree.view(identifier: "B"),
        let f = tree.view(identifier: "F")
      else { return }
      tree.removeFromSuperview(f)
      var cover = ClassicTree.details("cover", Rect(180, 10, 160, 140))
      cover.layer.zPosition = 5
      let view = tree.addView(cover, to: c)
      tree.insert(view, into: c, at: .back)
      tree.setHidden(true, of: b)
    }

    let verdict = verdict(run)

    #expect(verdict.reason == .seen(.zPositionMisleads(try view("cover", run.tree))))
  }

  @Test func `a touch inside an enlarged area is said to be outside the bounds`() throws {
    let tree = ClassicTree.make { tree in
      tree.override("E") { $0.pointInside = .outset(Insets(all: 20)) }
    }
    let tap = InputItem(action: .tap(.point(Point(205, 380)), count: 1, fingers: 1))

    let verdict = verdict(DeliveryRun.playing([tap], on: tree))

    #expect(verdict.headline == .touch(.goesTo(try view("E", tree), isTap: true)))
    #expect(verdict.reason == .seen(.insideArea(try view("E", tree))))
  }

  @Test func `a corner that is only drawn round is hit all the same`() throws {
    let tree = ClassicTree.make { tree in
      guard let d = tree.view(identifier: "D") else { return }
      tree.updateDetails(of: d) { $0.layer.cornerRadius = 40 }
    }
    let tap = InputItem(action: .tap(.point(Point(42, 322)), count: 1, fingers: 1))

    let verdict = verdict(DeliveryRun.playing([tap], on: tree))

    #expect(verdict.reason == .seen(.insideCorner(try view("D", tree))))
  }

  @Test func `a chain that somebody further up ends is said to`() throws {
    let tree = ClassicTree.make { tree in
      tree.override("A") {
        $0.methods = [MethodOverride(method: .touchesBegan, behavior: .handle)]
      }
    }
    let tap = InputItem(action: .tap(.view("D"), count: 1, fingers: 1))

    let verdict = verdict(DeliveryRun.playing([tap], on: tree))

    let a = try #require(tree.responder(identifier: "A"))
    #expect(verdict.reason == .outcome(.handledFurtherUp(a)))
  }

  @Test func `each step of a call says where it goes`() throws {
    let run = ClassicTree.tapOnE()
    let e = try #require(run.tree.responder(identifier: "E"))
    let c = try #require(run.tree.responder(identifier: "C"))

    let verdict = verdict(run, shown: 20)

    #expect(verdict.headline == .wayUp(.passesOn(e, .touchesBegan, .super)))
    #expect(verdict.reason == .way(.goesOnTo(c)))
  }

  @Test func `a touch that hits nobody says why`() throws {
    let tree = ClassicTree.make { tree in
      guard let main = tree.view(identifier: "main") else { return }
      tree.setUserInteractionEnabled(false, of: main)
    }
    let tap = InputItem(action: .tap(.point(Point(42, 322)), count: 1, fingers: 1))

    let verdict = verdict(DeliveryRun.playing([tap], on: tree))

    #expect(verdict.headline == .touch(.goesToNobody(isTap: true)))
    #expect(
      verdict.reason == .seen(.refusedInFront(try view("main", tree), .interactionDisabled)))
  }

  @Test(arguments: [
    (Point(5, -3), Verdict.Side.above, 3.0), (Point(-7, 5), .leftOf, 7),
    (Point(30, 5), .rightOf, 20),
    (Point(12, 40), .below, 30),
  ])
  func `the side is the one the point is furthest off`(
    point: Point, side: Verdict.Side, distance: Double
  ) {
    let bounds = Rect(0, 0, 10, 10)

    let answer = Verdict.side(of: point, bounds)

    #expect(answer?.side == side)
    #expect(answer?.distance == distance)
  }

  private func view(_ identifier: String, _ tree: ViewTree) throws -> ViewID {
    try #require(tree.view(identifier: identifier))
  }
}
