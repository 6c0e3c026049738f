import EventDelivery
import Geometry
import Testing

@testable import TraceAnalysis

/// Random numbers from a seed, the same in every run.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  mutating func whole(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &self))
  }
}

/// A small screen full of views with every kind of shape and override.
private func randomTree(seed: UInt64) -> ViewTree {
  var random = Seeded(state: seed)
  var tree = ViewTree(screen: Screen(size: Size(60, 50), scale: 1))
  var window = ViewDetails(identifier: "main", className: "UIWindow")
  window.geometry = ViewGeometry(frame: tree.screen.bounds)
  var views = [tree.addWindow(window)]
  for index in 0..<18 {
    var details = ViewDetails(identifier: "v\(index)", className: "UIView")
    details.geometry = ViewGeometry(
      frame: Rect(
        random.whole(-10...40), random.whole(-10...30), random.whole(0...40),
        random.whole(0...40)),
      transform: randomTransform(&random))
    details.traits.overrides = randomOverrides(&random, others: views)
    let view = tree.addView(details, to: views.randomElement(using: &random))
    if random.number(0...1) < 0.06 { tree.setHidden(true, of: view) }
    if random.number(0...1) < 0.06 { tree.setAlpha(0.001, of: view) }
    views.append(view)
  }
  return tree
}

private func randomTransform(_ random: inout Seeded) -> AffineTransform {
  switch Int.random(in: 0..<8, using: &random) {
  case 0: .rotation(degrees: random.number(0...360))
  case 1: .scale(random.number(0.3...2), random.number(0.3...2))
  case 2: .rotation(degrees: 90)
  case 3: random.number(0...1) < 0.2 ? .scale(0, 1) : .identity
  default: .identity
  }
}

private func randomOverrides(_ random: inout Seeded, others: [ViewID]) -> ResponderOverrides {
  var overrides = ResponderOverrides()
  let other = others.randomElement(using: &random) ?? ViewID(index: 0)
  let areas: [PointInsideOverride] = [
    .outset(Insets(all: 6)), .outset(Insets(all: -4)), .rect(Rect(2, 3, 12, 9)), .circle,
    .includeSubviews, .always, .never, .path([Point(0, 0), Point(20, 4), Point(8, 22)]), .unknown,
  ]
  let answers: [HitTestOverride] = [
    .returnsNil, .returnsSelf, .passthrough, .nilIf([.view(other)]), .only([.view(other)]),
    .redirect(to: other, when: .superAnswers), .redirect(to: other, when: .always),
    .redirect(to: other, when: .inside(Rect(0, 0, 9, 9))), .forward(to: other, converted: true),
    .forward(to: other, converted: false), .beyondBounds, .unknown,
  ]
  if random.number(0...1) < 0.3 { overrides.pointInside = areas.randomElement(using: &random) }
  if random.number(0...1) < 0.2 { overrides.hitTest = answers.randomElement(using: &random) }
  return overrides
}

@Test(arguments: 0..<25)
func `the map answers every pixel as a pick does`(_ seed: Int) {
  let tree = randomTree(seed: UInt64(seed))

  let map = HitMap(of: tree)

  var wrong: [String] = []
  for y in 0..<map.height {
    for x in 0..<map.width {
      let picked = tree.hitTest(atScreenPoint: map.center(x: x, y: y))?.view
      if picked != map[x, y] { wrong.append("(\(x), \(y))") }
    }
  }
  #expect(wrong == [])
}

@Test func `a view's reach is what the views in front leave of it`() {
  var tree = ViewTree(screen: Screen(size: Size(100, 100), scale: 1))
  func add(_ identifier: String, _ frame: Rect, to parent: ViewID) -> ViewID {
    var details = ViewDetails(identifier: identifier, className: "UIView")
    details.geometry = ViewGeometry(frame: frame)
    return tree.addView(details, to: parent)
  }
  var details = ViewDetails(identifier: "main", className: "UIWindow")
  details.geometry = ViewGeometry(frame: tree.screen.bounds)
  let window = tree.addWindow(details)
  let back = add("back", Rect(10, 10, 40, 40), to: window)
  let front = add("front", Rect(30, 10, 40, 40), to: window)

  let reaches = HitMap(of: tree, scale: 2).reaches()

  #expect(
    reaches == [
      HitMap.Reach(view: window, area: 10000 - 2400, box: Rect(0, 0, 100, 100)),
      HitMap.Reach(view: back, area: 800, box: Rect(10, 10, 20, 40)),
      HitMap.Reach(view: front, area: 1600, box: Rect(30, 10, 40, 40)),
    ])
}
