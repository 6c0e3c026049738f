import EventDelivery
import Geometry
import TraceAnalysis

/// The way down on the device: a stop in each view that was asked, and lines from asker to asked.
struct WayDown {
  private(set) var stops: [StopMark] = []
  private(set) var lines: [PathLine] = []
  /// The refused views that found no room.
  private(set) var omitted: [ViewID] = []

  /// The most refusals that get a stop.
  static let mostRefusals = Metrics.Stage.mostTags
  /// The most stops in all.
  static let mostStops = 32

  /// The top edge of the hit-test view is its tab's.
  private static let tabPenalty = 70.0

  private let hit: ViewID?
  private let context: StageContext
  private var scene: StageScene { context.scene }
  private let current: ViewID?
  private var stopByView: [ViewID: Int] = [:]

  /// Plans the way for a pass that enters the device at a point; takes the room it needs.
  init(
    pass: HitTestPass, context: StageContext, current: ViewID?, entries: [ViewID: Point],
    occupancy: inout Occupancy, costs: inout RouteCosts
  ) {
    self.context = context
    hit = pass.hit
    self.current = current
    let shown = Self.selection(from: pass, current: current, scene: context.scene)
    for asking in pass.askings where asking.asker != nil {
      guard shown.contains(asking.view) else {
        if asking.refusal != nil { omitted.append(asking.view) }
        continue
      }
      guard let asker = asking.asker else { continue }
      let isPlaced = place(
        asking, origin: origin(of: asker, entries: entries, pass: pass), &occupancy, &costs)
      if !isPlaced { omitted.append(asking.view) }
    }
  }

  func stop(of view: ViewID) -> StopMark? {
    stopByView[view].map { stops[$0] }
  }

  /// Who gets a stop: everyone who asked others or answered, the current one, and the first refusals.
  private static func selection(
    from pass: HitTestPass, current: ViewID?, scene: StageScene
  ) -> Set<ViewID> {
    var shown: Set<ViewID> = []
    var refusals = 0
    let screenPoint = pass.screenPoint
    let under = pass.refused.filter { asking in
      guard let screenPoint, let shape = scene[asking.view] else { return false }
      return shape.isDrawn && shape.outline.contains(scene.device.windowPoint(of: screenPoint))
    }
    let askers = pass.askings.filter { $0.refusal == nil }.map(\.view)
    // Of a way too long the middle is left out: where it begins and ends says more.
    shown.formUnion(askers.prefix(mostStops / 2))
    shown.formUnion(askers.suffix(mostStops / 2))
    if let current { shown.insert(current) }
    for asking in under + pass.refused where refusals < mostRefusals {
      if shown.insert(asking.view).inserted { refusals += 1 }
    }
    return shown
  }

  /// Where the line to a view starts: at its asker's stop, or where the window's line comes in.
  private func origin(
    of asker: ViewID, entries: [ViewID: Point], pass: HitTestPass
  ) -> (point: Point, isEntry: Bool)? {
    var candidate: ViewID? = asker
    while let view = candidate {
      if let stop = stop(of: view) { return (stop.center, false) }
      if let entry = entries[view] { return (entry, true) }
      candidate = pass.asking(of: view)?.asker
    }
    return nil
  }

  private mutating func place(
    _ asking: HitTestPass.Asking, origin: (point: Point, isEntry: Bool)?,
    _ occupancy: inout Occupancy, _ costs: inout RouteCosts
  ) -> Bool {
    guard let origin, let box = scene.box(of: asking.view) else { return false }
    let owner = Int(asking.asker?.index ?? -1)
    let places = StopPlaces(
      box: box, bands: FreeBands(of: asking.view, in: scene), origin: origin.point,
      leavesStrip: leavesStrip(asking.view, box), hasStrip: hasStrip(asking, before: box))
    let foreign = foreignBoxes(around: asking)
    let strips = strips(of: asking.asker, beside: box)
    var best: (route: Route, cost: Double)?
    for place in places.places where isFree(place.center, asking.number, occupancy) {
      var routes = RouteFinder.routes(
        from: origin.point, to: place.center, entry: place.entry, strips: strips)
      if origin.isEntry { routes = entryRoutes(from: origin.point, to: place.center, routes) }
      for route in routes where place.entry.fits(route) {
        let cost =
          costs.cost(of: route, owner: owner, foreign: foreign) + place.penalty
          + foreignness(of: place.center, asking.view)
          + costs.cost(ofMarkerAt: StopMark.rect(at: place.center, number: asking.number))
          + (asking.view == hit && place.center.y < box.minY + 14 ? Self.tabPenalty : 0)
        if cost < best?.cost ?? .infinity { best = (route, cost) }
      }
    }
    guard let best, let center = best.route.points.last else { return false }
    add(asking, at: center)
    occupancy.take(StopMark.rect(at: center, number: asking.number))
    costs.addMarker(StopMark.rect(at: center, number: asking.number))
    costs.addLine(best.route, owner: owner)
    lines.append(PathLine(kind: .down, route: best.route, isCurrent: asking.view == current))
    return true
  }

  /// A line from a chip changes its height beside the device, not at the chip.
  private func entryRoutes(from start: Point, to end: Point, _ routes: [Route]) -> [Route] {
    guard start.y != end.y, start.x < scene.device.outer.minX else { return routes }
    let elbow = ((start.x + scene.device.outer.minX) / 2).rounded()
    return [Route([start, Point(elbow, start.y), Point(elbow, end.y), end])]
  }

  private mutating func add(_ asking: HitTestPass.Asking, at center: Point) {
    stopByView[asking.view] = stops.count
    stops.append(
      StopMark(
        view: asking.view, center: center, number: asking.number,
        isRefusal: asking.isRefusal, isCurrent: asking.view == current))
  }

  /// A stop should stand on what can be seen of its own view.
  private func foreignness(of center: Point, _ view: ViewID) -> Double {
    guard let place = scene.place(of: view), let box = scene.shapes[place].box,
      box.height >= Metrics.Stage.straddleHeight
    else { return 0 }
    let rect = StopMark.rect(at: center)
    let crowding = scene.children(of: place).contains { $0.intersects(rect) } ? 40.0 : 0
    return context.grid.shows(only: place, in: rect.inset(by: 5)) ? crowding : 140
  }

  /// Whether the view lies along the screen's leading edge and has subviews to lead lines to.
  private func leavesStrip(_ view: ViewID, _ box: Rect) -> Bool {
    guard let screen = scene.device.visibleScreen else { return false }
    return box.minX - screen.minX < 8 && box.width > 90 && scene.tree.firstSubview(of: view) != nil
  }

  /// Whether its asker leaves room for a line beside its leading edge.
  private func hasStrip(_ asking: HitTestPass.Asking, before box: Rect) -> Bool {
    guard let asker = asking.asker, let askerBox = scene.box(of: asker) else { return false }
    return box.minX - askerBox.minX >= 6
  }

  /// The views beside the one asked, and those in it: a line to its stop goes round them.
  private func foreignBoxes(around asking: HitTestPass.Asking) -> [Rect] {
    let siblings = asking.asker.map { scene.tree.subviews(of: $0) } ?? []
    let others = siblings.filter { $0 != asking.view } + scene.tree.subviews(of: asking.view)
    return others.prefix(Self.mostForeign).compactMap { view in
      scene[view].flatMap { $0.isDrawn ? $0.box : nil }
    }
  }

  private static let mostForeign = 48

  private func isFree(_ center: Point, _ number: Int, _ occupancy: Occupancy) -> Bool {
    let rect = StopMark.rect(at: center, number: number)
    guard let screen = scene.device.visibleScreen, screen.contains(rect) else { return false }
    return occupancy.isFree(rect, gap: 3)
  }

  /// The lanes beside a view in which a line may run: at its asker's leading edge, and just before it.
  private func strips(of asker: ViewID?, beside box: Rect) -> [Double] {
    var edges = scene.device.visibleScreen.map { [$0.minX] } ?? []
    if let asker, let askerBox = scene.box(of: asker) { edges.append(askerBox.minX) }
    let strips = edges.map { edge in
      let room = box.minX - edge
      return edge + (room > 4 ? min(7, room / 2) : 7)
    }
    return [(box.minX - 7).rounded()] + strips.map { $0.rounded() }
  }
}

extension HitTestPass.Asking {
  /// Whether it answered nobody: at once, or by an override after asking.
  var isRefusal: Bool {
    switch outcome {
    case .asking: false
    case .refused: true
    case .answered(let answer, _): answer == nil
    }
  }

  /// Why it answered nobody.
  var reason: HitTestStep.Refusal? {
    switch outcome {
    case .asking: nil
    case .refused(let refusal): refusal
    case .answered(let answer, _): answer == nil ? .override : nil
    }
  }
}
