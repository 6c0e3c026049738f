import EventDelivery
import Geometry
import TraceAnalysis

/// The way up on the device: a disc in each view of the chain, and the lines between them.
///
/// Whoever comes after the first responder that isn't a view on the device has a chip beside it.
struct WayUp {
  private(set) var discs: [DiscMark] = []
  private(set) var lines: [PathLine] = []
  /// The words beside the lines: how the call went on, by the place of the line.
  private(set) var words: [CallDisposition.Forwarding?] = []
  /// How many views in the middle of a long chain have no disc.
  private(set) var omittedCount = 0
  /// The responders that have chips, in order, each with its place in the chain.
  let outside: [ChainMember]
  /// Whether the call is still on its way.
  private let isRunning: Bool
  /// The disc that the way leaves the device by: the last one, or where the call ended.
  var exit: DiscMark? { isRunning ? discs.last : discs.last { $0.isReached } }

  /// The most discs on the device.
  static let mostDiscs = 14
  private static let firstKept = 6

  private let context: StageContext
  private var scene: StageScene { context.scene }

  /// Where the first disc stands, if a place was kept for it.
  private let reserved: Point?

  /// One responder of the chain.
  struct ChainMember: Hashable, Sendable {
    let responder: ResponderID
    /// From 1.
    let number: Int
    let isReached: Bool
    let isCurrent: Bool
    /// How the call went on from it, once it has.
    let forwarding: CallDisposition.Forwarding?
  }

  init(
    path: ResponderPath, context: StageContext, current: TraceIndex?, reserved: Point?,
    occupancy: inout Occupancy, costs: inout RouteCosts
  ) {
    self.context = context
    self.reserved = reserved
    isRunning = path.isRunning
    let lowestExit = context.device.outer.maxY - 120
    let members = Self.members(of: path, current: current)
    let inside = members.prefix { member in
      Self.isInside(member, isFirst: member.number == 1, context.scene)
        && (member.isReached || path.isRunning)
    }
    outside = Array(members.dropFirst(inside.count))
    var shown = Array(inside)
    if shown.count > Self.mostDiscs {
      omittedCount = shown.count - Self.mostDiscs + 1
      shown.removeSubrange(Self.firstKept..<Self.firstKept + omittedCount)
    }
    for (index, member) in shown.enumerated() {
      let next = index + 1 < shown.count ? shown[index + 1] : nil
      let isLast = next == nil || (!isRunning && next?.isReached == false)
      let wanted = isLast ? lowestExit : nil
      place(member, next: next, lowest: wanted, &occupancy, &costs)
    }
  }

  private static func members(of path: ResponderPath, current: TraceIndex?) -> [ChainMember] {
    var members = path.links.enumerated().map { index, link in
      ChainMember(
        responder: link.responder, number: index + 1, isReached: true,
        isCurrent: link.step == current, forwarding: link.disposition.forwarding)
    }
    for responder in path.unreached {
      members.append(
        ChainMember(
          responder: responder, number: members.count + 1, isReached: false, isCurrent: false,
          forwarding: nil))
    }
    return members
  }

  private static func isInside(
    _ member: ChainMember, isFirst: Bool, _ scene: StageScene
  ) -> Bool {
    guard case .view(let view) = member.responder, scene.box(of: view) != nil else {
      return false
    }
    return isFirst || !scene.tree.isWindow(view)
  }

  // MARK: - Placing

  private struct Place {
    let center: Point
    let penalty: Double
  }

  private mutating func place(
    _ member: ChainMember, next: ChainMember?, lowest: Double?, _ occupancy: inout Occupancy,
    _ costs: inout RouteCosts
  ) {
    guard case .view(let view) = member.responder, let box = scene.box(of: view) else { return }
    let previous = discs.last
    let isReserved = previous == nil && reserved != nil
    let foreign = foreignBoxes(in: view)
    var best: (route: Route, cost: Double)?
    for place in places(in: view, box, from: previous?.center, lowest: lowest)
    where isReserved || isFree(place.center, occupancy) {
      let ahead = lookahead(from: place.center, to: next, costs, occupancy)
      for route in routes(from: previous?.center, to: place.center) {
        let cost =
          costs.cost(of: route, owner: -2, foreign: foreign) + place.penalty + ahead
          + foreignness(of: place.center, view)
        if cost < best?.cost ?? .infinity { best = (route, cost) }
      }
    }
    guard let best, let center = best.route.points.last else { return }
    let disc = DiscMark(
      responder: member.responder, center: center, number: member.number,
      isReached: member.isReached, isCurrent: member.isCurrent)
    if previous != nil {
      lines.append(
        PathLine(
          kind: member.isReached ? .up : .unreached, route: best.route,
          isCurrent: member.isCurrent))
      words.append(forwardings.last ?? nil)
      costs.addLine(best.route, owner: -2)
    }
    discs.append(disc)
    forwardings.append(member.forwarding)
    if isReserved { return }
    occupancy.take(disc.rect)
    costs.addMarker(disc.rect)
  }

  /// How each disc's responder passed the call on.
  private var forwardings: [CallDisposition.Forwarding?] = []

  /// The price of the best line from a place to the next view, so that the first disc doesn't stand
  /// where no straight line leads on.
  private func lookahead(
    from center: Point, to next: ChainMember?, _ costs: RouteCosts, _ occupancy: Occupancy
  ) -> Double {
    guard discs.isEmpty, let next, case .view(let view) = next.responder,
      let box = scene.box(of: view)
    else { return 0 }
    var best = 1000.0
    for place in places(in: view, box, from: center, lowest: nil)
    where isFree(place.center, occupancy) {
      for route in routes(from: center, to: place.center) {
        let cost = costs.cost(of: route, owner: -2, foreign: foreignBoxes(in: view))
        best = min(best, cost + place.penalty + foreignness(of: place.center, view))
      }
    }
    return best
  }

  private func routes(from start: Point?, to end: Point) -> [Route] {
    guard let start else { return [Route([end])] }
    if start.x == end.x || start.y == end.y { return [Route([start, end])] }
    return [
      Route([start, Point(start.x, end.y), end]), Route([start, Point(end.x, start.y), end]),
    ]
  }

  private func places(
    in view: ViewID, _ box: Rect, from previous: Point?, lowest: Double?
  ) -> [Place] {
    guard let previous else {
      return reserved.map { [Place(center: $0, penalty: 0)] } ?? Self.firstPlaces(in: box)
    }
    let bands = FreeBands(of: view, in: scene)
    let inset = Metrics.Stage.stopInset
    var rows = bands.middles.map { ($0.rounded(), 0.0) }
    let own = rows.isEmpty ? 0.0 : 40.0
    for step in [36.0, 54, 72, 108] {
      rows += [(previous.y + step, own + 8), (previous.y - step, own + 24)]
    }
    rows += [(previous.y, own), (box.maxY - inset, own + 10), (box.minY + inset, own + 30)]
    let columns = [
      (previous.x, 0.0), (previous.x + 36, 10), (box.maxX - inset, 6), (previous.x - 36, 40),
      (box.midX, 60),
    ]
    var result: [Place] = []
    for (y, rowPenalty) in rows {
      for (x, columnPenalty) in columns {
        let center = Point(x.rounded(), y)
        guard box.contains(center) else { continue }
        let high = lowest.map { max(0, $0 - y) * 0.4 } ?? 0
        result.append(Place(center: center, penalty: rowPenalty + columnPenalty + high))
      }
    }
    return result
  }

  /// In the hit-test view: at its trailing edge, the lower corner first.
  private static func firstPlaces(in box: Rect) -> [Place] {
    let inset = min(Metrics.Stage.stopInset, box.width / 2)
    let vertical = box.height < Metrics.Stage.straddleHeight ? 0 : Metrics.Stage.stopInset
    var result: [Place] = []
    let columns = [
      (box.maxX - inset, 0.0), (box.maxX - inset - 24, 20), (box.midX, 50), (box.minX + inset, 70),
      (box.maxX, 40), (box.maxX + 10, 80),
    ]
    let rows = [
      (box.maxY - vertical, 0.0), (box.minY + vertical, 30), (box.midY, 40),
      (box.maxY - vertical - 28, 46), (box.maxY, 60), (box.minY, 90), (box.maxY + 10, 120),
      (box.minY - 10, 150),
    ]
    for (x, columnPenalty) in columns {
      for (y, rowPenalty) in rows {
        result.append(
          Place(center: Point(x.rounded(), y.rounded()), penalty: columnPenalty + rowPenalty))
      }
    }
    return result
  }

  /// A disc should stand on what can be seen of its own view.
  private func foreignness(of center: Point, _ view: ViewID) -> Double {
    guard let place = scene.place(of: view), let box = scene.shapes[place].box,
      box.height >= Metrics.Stage.straddleHeight
    else { return 0 }
    let rect = StopMark.rect(at: center)
    let crowding = scene.children(of: place).contains { $0.intersects(rect) } ? 40.0 : 0
    return context.grid.shows(only: place, in: rect.inset(by: 5)) ? crowding : 130
  }

  /// The views in the one that the way leaves the device by, and those beside it and its ancestors.
  var boxesBesideExit: [Rect] {
    guard case .view(let view) = exit?.responder else { return [] }
    var others = scene.tree.subviews(of: view)
    var inner = view
    while let outer = scene.tree.superview(of: inner), others.count < Self.mostForeign {
      others += scene.tree.subviews(of: outer).filter { $0 != inner }
      inner = outer
    }
    return others.prefix(Self.mostForeign).compactMap { other in
      scene[other].flatMap { $0.isDrawn ? $0.box : nil }
    }
  }

  /// The views in a view that the way up doesn't come from: lines go round them.
  private func foreignBoxes(in view: ViewID) -> [Rect] {
    let last = discs.last?.responder
    let others = scene.tree.subviews(of: view).filter { .view($0) != last }
    return others.prefix(Self.mostForeign).compactMap { other in
      scene[other].flatMap { $0.isDrawn ? $0.box : nil }
    }
  }

  private static let mostForeign = 48

  private func isFree(_ center: Point, _ occupancy: Occupancy) -> Bool {
    let rect = StopMark.rect(at: center)
    guard let screen = scene.device.visibleScreen, screen.contains(rect) else { return false }
    return occupancy.isFree(rect, gap: 2)
  }

  /// A place for the first disc, kept before anything else is put into the hit-test view.
  ///
  /// It leads on to the next view by as straight a line as there is.
  static func reserve(
    for chain: [ResponderID], _ context: StageContext, _ occupancy: inout Occupancy,
    _ costs: inout RouteCosts
  ) -> Point? {
    guard case .view(let view)? = chain.first, let box = context.scene.box(of: view),
      let screen = context.device.visibleScreen
    else { return nil }
    let next = chain.dropFirst().first.flatMap { responder -> Rect? in
      guard case .view(let view) = responder else { return nil }
      return FreeBands(of: view, in: context.scene).bands.max { $0.height < $1.height }
    }
    let free = firstPlaces(in: box).filter { place in
      let rect = StopMark.rect(at: place.center)
      return screen.contains(rect) && occupancy.isFree(rect, gap: 2)
    }
    func cost(_ place: Place) -> Double {
      let onward = next.map { abs($0.midY - place.center.y) * 0.2 } ?? 0
      let seen = context.scene.place(of: view).map {
        context.grid.shows(only: $0, in: StopMark.rect(at: place.center)) ? 0.0 : 60
      }
      return place.penalty + onward + (seen ?? 0)
        + costs.cost(ofMarkerAt: StopMark.rect(at: place.center))
    }
    guard let best = free.min(by: { cost($0) < cost($1) }) else { return nil }
    occupancy.take(StopMark.rect(at: best.center))
    costs.addMarker(StopMark.rect(at: best.center))
    return best.center
  }
}
