public import EventDelivery
public import Geometry

/// Trees of overlapping views with every property and override that hit-testing reads.
public struct RandomTree {
  var random: SeededGenerator
  public private(set) var tree = ViewTree()
  private var views: [ViewID] = []

  /// A tree of so many views under one to three windows.
  public static func make(seed: UInt64, viewCount: Int, overridden: Bool = true) -> ViewTree {
    var builder = RandomTree(random: SeededGenerator(seed: seed))
    builder.addWindows()
    builder.addViews(viewCount)
    if overridden { builder.addOverrides() }
    return builder.tree
  }

  private init(random: SeededGenerator) {
    self.random = random
  }

  private mutating func addWindows() {
    for index in 0...random.element(of: [0, 0, 1, 2]) {
      var details = ViewDetails(identifier: "window\(index)", className: "UIWindow")
      details.geometry = ViewGeometry(frame: tree.screen.bounds)
      if index > 0 { details.geometry = geometry(in: tree.screen.bounds) }
      details.window?.windowLevel = random.element(of: [0, 0, 1])
      views.append(tree.addWindow(details))
    }
  }

  private mutating func addViews(_ count: Int) {
    let classes = ["UIView", "UIView", "UIView", "UIButton", "UILabel", "UIScrollView", "CardView"]
    for index in 0..<count {
      let parent = random.element(of: views.suffix(random.element(of: [4, 12, views.count])))
      var details = ViewDetails(
        identifier: "view\(index)", className: random.element(of: classes))
      details.geometry = geometry(in: tree.bounds(of: parent))
      let view = tree.addView(details, to: parent)
      views.append(view)
      setFlags(of: view)
    }
  }

  private mutating func setFlags(of view: ViewID) {
    if random.happens(onceIn: 16) { tree.setHidden(true, of: view) }
    if random.happens(onceIn: 16) { tree.setUserInteractionEnabled(false, of: view) }
    if random.happens(onceIn: 24) { tree.setAnimating(true, of: view) }
    if random.happens(onceIn: 8) {
      tree.setAlpha(random.element(of: [0, 0.005, 0.01, 0.0101, 0.02, 0.5]), of: view)
    }
  }

  private mutating func geometry(in parent: Rect) -> ViewGeometry {
    let origin = Point(
      parent.minX + random.halves(-60...400), parent.minY + random.halves(-60...900))
    let size = Size(
      random.element(of: [0, 20, 60, 120, 240, 390]), random.element(of: [0, 20, 80, 160, 500]))
    var geometry = ViewGeometry(frame: Rect(origin: origin, size: size))
    if random.happens(onceIn: 5) {
      geometry.bounds.origin = Point(random.halves(-80...80), random.halves(-80...80))
    }
    if random.happens(onceIn: 8) { geometry.anchorPoint = random.element(of: Self.anchors) }
    if random.happens(onceIn: 3) { geometry.transform = random.element(of: Self.transforms) }
    return geometry
  }

  private static let anchors = [Point(0, 0), Point(1, 0.5), Point(0.25, 2)]

  /// Some of them can't be inverted.
  private static let transforms: [AffineTransform] = [
    .rotation(degrees: 30), .rotation(degrees: 90), .scale(0.5, 0.5), .scale(-1, 2),
    .translation(35, -20), .rotation(degrees: -7).then(.scale(1.5, 0.75)), .scale(0, 0),
    .scale(1, 0),
    AffineTransform(a: 1, b: 0.5, c: 2, d: 1, tx: 3, ty: 4),
  ]
}

// MARK: - Overrides

extension RandomTree {
  private mutating func addOverrides() {
    for view in views {
      var overrides = ResponderOverrides()
      if random.happens(onceIn: 5) { overrides.pointInside = pointInside(of: view) }
      if random.happens(onceIn: 5) { overrides.hitTest = hitTest() }
      for method in [
        ResponderMethod.touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled,
      ] where random.happens(onceIn: 4) {
        overrides.methods.append(
          MethodOverride(method: method, behavior: random.element(of: MethodBehavior.allCases)))
      }
      if random.happens(onceIn: 12) { overrides.next = next() }
      tree.setOverrides(overrides, of: view)
      tree.updateDetails(of: view) { details in
        details.isMultipleTouchEnabled = random.happens(onceIn: 3)
        details.isExclusiveTouch = random.happens(onceIn: 10)
      }
    }
  }

  private mutating func pointInside(of view: ViewID) -> PointInsideOverride {
    let bounds = tree.bounds(of: view)
    let choices: [PointInsideOverride] = [
      .outset(Insets(all: random.halves(-20...80))),
      .outset(Insets(top: 10, left: -5, bottom: 30, right: 0)),
      .rect(Rect(bounds.minX + 10, bounds.minY - 10, 50, 50)),
      .path(bounds.corners.dropLast() + [Point(bounds.midX, bounds.midY)]),
      .circle, .includeSubviews, .includeSubviews, .always, .never, .unknown,
    ]
    return random.element(of: choices)
  }

  private mutating func hitTest() -> HitTestOverride {
    let other = random.element(of: views)
    let matches: [ViewMatch] = [
      .view(other), .className(random.element(of: ["UIButton", "UIView", "CardView"])),
    ]
    let choices: [HitTestOverride] = [
      .returnsNil, .returnsSelf, .passthrough, .nilIf(matches), .only(matches),
      .redirect(to: other, when: .superAnswers), .redirect(to: other, when: .always),
      .redirect(to: other, when: .inside(Rect(0, 0, 60, 60))),
      .forward(to: other, converted: true), .forward(to: other, converted: false),
      .beyondBounds, .unknown,
    ]
    return random.element(of: choices)
  }

  private mutating func next() -> NextOverride {
    let choices: [NextOverride] = [
      .responder(.view(random.element(of: views))), .responder(.application), .none, .unknown,
    ]
    return random.element(of: choices)
  }
}

// MARK: - Points and touches

extension RandomTree {
  /// Points of the screen: anywhere, and on edges and corners of views.
  public static func points(_ count: Int, on tree: ViewTree, seed: UInt64) -> [Point] {
    var random = SeededGenerator(seed: seed ^ 0xA5A5)
    let views = Array(tree.allViews)
    return (0..<count).map { index in
      if index.isMultiple(of: 3) {
        let view = random.element(of: views)
        return tree.toScreen(view).apply(random.element(of: tree.bounds(of: view).corners))
      }
      return Point(random.halves(-20...800), random.halves(-20...1700))
    }
  }

  /// Events of up to three fingers that come down, move, rest, lift or are cancelled, all up at the end.
  public static func touches(_ count: Int, on tree: ViewTree, seed: UInt64) -> [TimedInput] {
    var random = SeededGenerator(seed: seed ^ 0x5A5A)
    var down: [Finger] = []
    var inputs: [TimedInput] = []
    for step in 0..<count {
      var samples: [TouchSample] = []
      for finger in [Finger(1), Finger(2), Finger(3)] where random.happens(onceIn: 2) {
        let point = Point(random.halves(0...780), random.halves(0...1688))
        let phase =
          down.contains(finger)
          ? random.element(of: [TouchPhase.moved, .moved, .stationary, .ended, .cancelled])
          : .began
        samples.append(TouchSample(finger: finger, phase: phase, point: point))
        down.removeAll { $0 == finger }
        if phase != .ended, phase != .cancelled { down.append(finger) }
      }
      guard !samples.isEmpty else { continue }
      inputs.append(
        TimedInput(time: Timestamp(seconds: Double(step) / 10), input: .touches(samples)))
    }
    let lifts = down.map { TouchSample(finger: $0, phase: .ended, point: Point(1, 1)) }
    let end = Timestamp(seconds: Double(count) / 10)
    if !lifts.isEmpty { inputs.append(TimedInput(time: end, input: .touches(lifts))) }
    return inputs
  }
}
