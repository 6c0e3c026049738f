import EventDelivery
import Geometry
import TestSupport
import Testing

/// What holds of every scroll view, whatever is done to it.
struct ScrollPropertyTests {
  @Test(arguments: 0..<60)
  func `content that was dragged about comes to rest within its edges`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let tree = ScrollScene.make(&random)

    let run = DeliveryRun.playing(ScrollScene.input(&random), on: tree)

    for view in tree.allViews where tree[view].scroll != nil {
      let (minimum, maximum) = run.tree.contentOffsetRange(of: view)
      let offset = run.tree.bounds(of: view).origin
      #expect(offset.x >= minimum.x && offset.x <= maximum.x, "\(tree[view].identifier)")
      #expect(offset.y >= minimum.y && offset.y <= maximum.y, "\(tree[view].identifier)")
      #expect(!run.engine.isDragging(view) && !run.engine.isDecelerating(view))
      #expect(!run.engine.isTracking(scrollView: view))
    }
  }

  @Test(arguments: 0..<60)
  func `each view that heard of a touch hears of its end`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let tree = ScrollScene.make(&random)

    let run = DeliveryRun.playing(ScrollScene.input(&random), on: tree)

    struct Hearing: Equatable {
      let responder: ResponderID
      let finger: Finger
    }
    var open: [Hearing] = []
    for event in run.events {
      guard case .touch(.called(let call)) = event.kind else { continue }
      for finger in call.fingers {
        let hearing = Hearing(responder: call.responder, finger: finger)
        switch call.phase {
        case .began: open.append(hearing)
        case .ended, .cancelled:
          if let index = open.firstIndex(of: hearing) { open.remove(at: index) }
        case .moved, .stationary: break
        }
      }
    }
    #expect(open == [])
  }

  @Test(arguments: 0..<20)
  func `the same drags give the same steps`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let tree = ScrollScene.make(&random)
    let input = ScrollScene.input(&random)

    let first = DeliveryRun.playing(input, on: tree)
    var second = DeliveryRun(tree: tree, inputs: first.inputs)
    second.settle()

    #expect(first.events == second.events)
  }

  @Test func `the tree after a step has the content where that step put it`() throws {
    var random = SeededGenerator(seed: 7)
    let tree = ScrollScene.make(&random)
    let scroll = try #require(tree.view(identifier: "outer"))

    let run = DeliveryRun.playing(
      [
        InputItem(
          action: .swipe(DragInput(from: .point(Point(20, 600)), to: .point(Point(20, 300)))))
      ],
      on: tree)

    var seen = tree.bounds(of: scroll).origin
    for event in run.events {
      if case .scroll(.didScroll(scroll, let offset)) = event.kind { seen = offset }
      #expect(run.tree(after: event.index).bounds(of: scroll).origin == seen)
    }
    #expect(seen != tree.bounds(of: scroll).origin)
  }
}

/// A page of nested scroll views with random properties, and fingers that drag them about.
enum ScrollScene {
  static func make(_ random: inout SeededGenerator) -> ViewTree {
    var (tree, page) = Sketch.page()
    let outer = tree.addView(
      Sketch.view("outer", Rect(0, 0, 390, 844), class: "UIScrollView"), to: page)
    configure(outer, content: Size(390, 2400), in: &tree, &random)
    let table = tree.addView(
      Sketch.view("table", Rect(40, 40, 300, 300), class: "UITableView"), to: outer)
    configure(table, content: Size(300, 900), in: &tree, &random)
    for row in 0..<10 {
      let frame = Rect(0, Double(row) * 44, 300, 44)
      tree.addView(Sketch.view("cell\(row)", frame, class: "UITableViewCell"), to: table)
    }
    let strip = tree.addView(
      Sketch.view("strip", Rect(40, 380, 300, 160), class: "UIScrollView"), to: outer)
    configure(strip, content: Size(1200, 160), in: &tree, &random)
    tree.addView(Sketch.view("button", Rect(20, 20, 120, 44), class: "UIButton"), to: strip)
    let both = tree.addView(
      Sketch.view("both", Rect(40, 580, 300, 200), class: "UIScrollView"), to: outer)
    configure(both, content: Size(900, 900), in: &tree, &random)
    let card = tree.addView(Sketch.view("card", Rect(0, 0, 200, 200)), to: both)
    tree.setOverrides(
      Sketch.overrides { overrides in
        overrides.methods = [MethodOverride(method: .touchesBegan, behavior: .super)]
      }, of: card)
    return tree
  }

  private static func configure(
    _ view: ViewID, content: Size, in tree: inout ViewTree, _ random: inout SeededGenerator
  ) {
    var changes: [PropertyChange] = [.scroll(.contentSize(content))]
    let flags: [ScrollChange.Flag] = [
      .isPagingEnabled, .isDirectionalLockEnabled, .bounces, .alwaysBounceVertical,
      .delaysContentTouches, .canCancelContentTouches,
    ]
    for flag in flags where random.happens(onceIn: 3) {
      changes.append(.scroll(.flag(flag, random.happens(onceIn: 2))))
    }
    tree.apply(changes, to: view)
  }

  /// Taps, drags, flicks and presses, some while content still moves, some with two fingers.
  static func input(_ random: inout SeededGenerator) -> [InputItem] {
    (0..<8).map { index in
      let start = Point(
        Double(Int.random(in: 20...370, using: &random)),
        Double(Int.random(in: 20...820, using: &random)))
      let end = Point(
        Double(Int.random(in: 20...370, using: &random)),
        Double(Int.random(in: 20...820, using: &random)))
      let time = Timestamp(seconds: Double(index) * random.element(of: [0.7, 1.1, 4]))
      var drag = DragInput(from: .point(start), to: .point(end))
      drag.duration = random.element(of: [0.03, 0.1, 0.3, 0.8])
      drag.hold = random.element(of: [0, 0, 0.2, 0.6])
      drag.fingers = random.element(of: [1, 1, 1, 2])
      let actions: [InputAction] = [
        .tap(.point(start), count: 1, fingers: 1),
        .longPress(.point(start), duration: 0.3, fingers: 1),
        .drag(drag), .drag(drag), .swipe(drag),
      ]
      return InputItem(time: time, action: random.element(of: actions))
    }
  }
}
