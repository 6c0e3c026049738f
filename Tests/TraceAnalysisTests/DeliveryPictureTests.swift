import EventDelivery
import Geometry
import Testing
import TraceAnalysis

/// What is to be seen of a delivery after each of its steps.
struct DeliveryPictureTests {
  @Test func `before the first step nothing is to be seen`() {
    let run = ClassicTree.tapOnE()

    let picture = DeliveryPicture(of: run, shown: 0)

    #expect(picture == DeliveryPicture())
  }

  @Test func `a refusal shows who was asked so far and who never will be`() throws {
    let run = ClassicTree.tapOnE()

    let picture = DeliveryPicture(of: run, shown: 7)

    let pass = try #require(picture.pass)
    #expect(run.tree.names(pass.askings.map(\.view)) == ["main", "A", "B"])
    #expect(pass.askings.map(\.number) == [1, 2, 3])
    #expect(pass.askings.map(\.containsPoint) == [true, true, nil])
    #expect(pass.askings.last?.refusal == .outside(bounds: Rect(0, 0, 350, 180)))
    #expect(run.tree.names(picture.neverAsked) == ["F"])
    #expect(picture.current == run.tree.responder(identifier: "B"))
    #expect(picture.hit == nil)
  }

  @Test func `each asking knows who asked`() throws {
    let run = ClassicTree.tapOnE()

    let pass = try #require(DeliveryPicture(of: run, shown: run.events.count).pass)

    let askers = pass.askings.map { asking in
      asking.asker.map { run.tree[$0].identifier }
    }
    #expect(askers == [nil, "main", "A", "A", "C", "C"])
    #expect(run.tree.names(pass.refused.map(\.view)) == ["B", "D"])
  }

  @Test func `the last step sums the touch up`() throws {
    let run = ClassicTree.tapOnE()

    let picture = DeliveryPicture(of: run, shown: run.events.count)

    let path = try #require(picture.path)
    #expect(picture.isSummary)
    #expect(picture.event == EventNumber(1))
    #expect(picture.current == nil)
    #expect(path.message == .touches(.began, [Finger(1)]))
    #expect(
      run.tree.names(path.links.map(\.responder))
        == ["E", "C", "A", "root", "main", "application", "appDelegate"])
    #expect(path.end == .discarded)
    #expect(picture.hit == run.tree.view(identifier: "E"))
    #expect(picture.fingers.map(\.phase) == [.ended])
  }

  @Test func `a call under way knows whom it has yet to reach`() throws {
    let run = ClassicTree.tapOnE()

    let path = try #require(DeliveryPicture(of: run, shown: 22).path)

    #expect(run.tree.names(path.links.map(\.responder)) == ["E", "C", "A"])
    #expect(run.tree.names(path.unreached) == ["root", "main", "application", "appDelegate"])
    #expect(path.isRunning)
  }

  @Test func `a call that is handled leaves the rest of the chain unreached`() throws {
    let run = ClassicTree.tapOnE { tree in
      tree.override("C") {
        $0.methods = [MethodOverride(method: .touchesBegan, behavior: .handle)]
      }
    }

    let path = try #require(DeliveryPicture(of: run, shown: run.events.count).path)

    let c = try #require(run.tree.responder(identifier: "C"))
    #expect(path.end == .handled(by: c))
    #expect(run.tree.names(path.unreached) == ["A", "root", "main", "application", "appDelegate"])
  }

  @Test func `views behind the one that answered are never asked`() {
    let tree = ClassicTree.make()
    let tap = InputItem(action: .tap(.point(Point(100, 380)), count: 1, fingers: 1))
    let run = DeliveryRun.playing([tap], on: tree)

    let picture = DeliveryPicture(of: run, shown: run.events.count)

    #expect(run.tree.names(picture.neverAsked) == ["E", "F"])
  }

  @Test func `the second finger's touch is shown once it comes down`() throws {
    let run = DeliveryRun(
      tree: ClassicTree.make(),
      inputs: [
        touch(.began, Point(280, 380), finger: 1, at: 0),
        touch(.began, Point(100, 380), finger: 2, at: 0.1),
      ])

    let picture = DeliveryPicture(of: run, shown: run.events.count)

    #expect(picture.pass?.finger == Finger(2))
    #expect(picture.hit == run.tree.view(identifier: "D"))
    #expect(picture.fingers.map(\.finger.number) == [1, 2])
    #expect(picture.fingers.map(\.isDown) == [true, true])
  }

  @Test func `a dropped event shows no touch`() {
    var tree = ClassicTree.make()
    tree.application.isIgnoringInteractionEvents = true
    let run = DeliveryRun(tree: tree, inputs: [touch(.began, Point(280, 380), finger: 1, at: 0)])

    let picture = DeliveryPicture(of: run, shown: run.events.count)

    #expect(picture.dropped == .ignoringInteractionEvents)
    #expect(picture.pass == nil)
  }

  @Test func `UIKit's second round of asking begins anew`() throws {
    var tree = ClassicTree.make()
    tree.application.hitTestPasses = 2
    let run = DeliveryRun(tree: tree, inputs: [touch(.began, Point(280, 380), finger: 1, at: 0)])

    let pass = try #require(DeliveryPicture(of: run, shown: run.events.count).pass)

    #expect(pass.round == 2)
    #expect(pass.askings.count == 6)
    #expect(pass.askings.map(\.number) == [1, 2, 3, 4, 5, 6])
  }

  @Test func `a custom event's way is kept beside the touch's`() throws {
    let run = ClassicTree.tapOnE { tree in
      tree.override("E") { overrides in
        overrides.methods = [
          MethodOverride(
            method: .touchesBegan, behavior: .handle, route: RoutedEvent(name: "picked"))
        ]
      }
      tree.override("C") { $0.routes = [RouteHandler(name: "picked", behavior: .handle)] }
    }

    let picture = DeliveryPicture(of: run, shown: run.events.count)

    let route = try #require(picture.routes.first)
    #expect(run.tree.names(route.links.map(\.responder)) == ["E", "C"])
    #expect(picture.path?.end == .handled(by: route.links[0].responder))
  }

  @Test func `hovering asks without delivering`() {
    let tree = ClassicTree.make()

    let picture = DeliveryPicture(hoveringAt: Point(280, 380), in: tree)

    #expect(picture.hit == tree.view(identifier: "E"))
    #expect(picture.pass?.askings.count == 6)
    #expect(picture.path == nil)
    #expect(picture.event == nil)
  }

  @Test func `a shake travels without a touch`() throws {
    let run = DeliveryRun(
      tree: ClassicTree.make(),
      inputs: [
        touch(.began, Point(280, 380), finger: 1, at: 0),
        TimedInput(time: Timestamp(seconds: 1), input: .motion(.shake, .began)),
      ])

    let picture = DeliveryPicture(of: run, shown: run.events.count)

    #expect(picture.otherContent == .motion(.shake, .began))
    #expect(picture.pass == nil)
  }

  @Test func `a fold carried on gives the same as one from the beginning`() {
    let run = ClassicTree.tapOnE()
    var fold = PictureFold()

    for (index, event) in run.events.enumerated() {
      fold.take(event)
      let isLast = index + 1 == run.events.count
      let picture = fold.picture(on: run.tree, isLast: isLast)

      #expect(picture == DeliveryPicture(of: run, shown: index + 1))
    }
  }

  private func touch(
    _ phase: TouchPhase, _ point: Point, finger: Int, at seconds: Double
  ) -> TimedInput {
    TimedInput(
      time: Timestamp(seconds: seconds),
      input: .touches([TouchSample(finger: Finger(finger), phase: phase, point: point)]))
  }
}
