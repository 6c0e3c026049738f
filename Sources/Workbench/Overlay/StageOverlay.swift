import EventDelivery
import Geometry
import PlatformInterface
import TraceAnalysis

/// The story of a touch, laid out over and beside the device.
struct StageOverlay: Sendable {
  var chips: [ChipMark] = []
  /// The lines from chip to chip and to the device, then those on the device.
  var lines: [PathLine] = []
  var stops: [StopMark] = []
  var discs: [DiscMark] = []
  var areas: [AreaMark] = []
  var handles: [HandleMark] = []
  var measures: [MeasureMark] = []
  var fingers: [FingerSpot] = []
  var labels: [PlacedLabel] = []
  var askedList: AskedList?
  var legend: Legend?
  var sides: [SideList] = []
  /// The hit-test view, which is outlined.
  var hit: ViewID?
  /// The hit-test views of the other fingers of a sequence that is summed up.
  var otherHits: [ViewID] = []
  /// How many refused views found no room on the stage.
  var omittedCount = 0

  /// Lays the overlay out: in the order of rank, each part round what was placed before.
  init(_ context: StageContext, dimming: Dimming) {
    var occupancy = Occupancy(area: context.bounds)
    var costs = RouteCosts()
    hit = context.model.hitMap == nil ? context.picture.hit : nil
    if context.model.hitMap == nil {
      otherHits = context.picture.companions.compactMap(\.hit).filter { $0 != hit }
    }
    fingers = FingerSpot.spots(in: context)
    for finger in fingers {
      occupancy.take(finger.rect)
      if finger.isNumbered { occupancy.take(finger.numberRect) }
      costs.addMarker(finger.rect)
    }
    if let zoom = context.zoom {
      occupancy.take(zoom.bar)
      occupancy.take(zoom.thumbnail)
    }
    if context.model.hitMap == nil { areas = Self.areas(in: context) }
    handles = Self.handles(in: context, areas)
    for handle in handles { occupancy.take(handle.rect) }
    let leading = LeadingChips(context)
    chips = leading.chips
    lines = leading.lines
    for chip in chips { occupancy.take(chip.rect) }
    let reserved = reserveDisc(context, &occupancy, &costs)
    let wayDown = planWayDown(context, leading, &occupancy, &costs)
    let (wayUp, words) = planWayUp(context, reserved, &occupancy, &costs)
    let below = (leading.chips.map(\.rect.maxY).max() ?? context.device.ground.minY) + 44
    sides = [
      SideList.pipeline(in: context),
      SideList.waiting(in: context) ?? SideList.gestures(in: context),
      context.model.hitMap.flatMap { SideList.hitMap($0, in: context) },
    ].compactMap { $0 }
    for side in sides { occupancy.take(side.rect) }
    let floor = sides.map(\.rect.minY).min().map { $0 - 12 }
    askedList = AskedList(
      context, below: below, above: floor ?? context.device.outer.maxY - 40)
    for rect in askedList?.rects ?? [] { occupancy.take(rect) }
    measures = Self.measures(in: context, areas, fingers)
    let maker = LabelMaker(
      context: context, dimming: dimming, wayDown: wayDown, wayUp: wayUp, areas: areas)
    placeLabels(maker, words: words, occupancy: occupancy, context)
  }

  // MARK: - The ways

  /// The place of the way up's first disc, which is kept from the moment that the view is hit.
  private func reserveDisc(
    _ context: StageContext, _ occupancy: inout Occupancy, _ costs: inout RouteCosts
  ) -> Point? {
    guard context.showsStory, let hit else { return nil }
    let first = context.picture.path?.links.first?.responder ?? .view(hit)
    guard first == .view(hit) else { return nil }
    let chain = context.tree.next(of: first).map { [first, $0] } ?? [first]
    return WayUp.reserve(for: chain, context, &occupancy, &costs)
  }

  private mutating func planWayDown(
    _ context: StageContext, _ leading: LeadingChips, _ occupancy: inout Occupancy,
    _ costs: inout RouteCosts
  ) -> WayDown? {
    guard context.showsStory, let pass = context.picture.pass else { return nil }
    let way = WayDown(
      pass: pass, context: context, current: context.askedView,
      entries: entries(leading, pass, context), occupancy: &occupancy, costs: &costs)
    stops = way.stops
    lines += way.lines
    omittedCount = way.omitted.filter { pass.asking(of: $0)?.isRefusal == true }.count
    return way
  }

  /// Where the windows' lines begin: at their chips, or at the device's edge where there is no room.
  private func entries(
    _ leading: LeadingChips, _ pass: HitTestPass, _ context: StageContext
  ) -> [ViewID: Point] {
    guard leading.entries.isEmpty, let screen = context.device.visibleScreen else {
      return leading.entries
    }
    var entries: [ViewID: Point] = [:]
    for asking in pass.askings where asking.asker == nil {
      entries[asking.view] = Point(screen.minX, screen.minY + 30)
    }
    return entries
  }

  private mutating func planWayUp(
    _ context: StageContext, _ reserved: Point?, _ occupancy: inout Occupancy,
    _ costs: inout RouteCosts
  ) -> (WayUp?, [(PathLine, String?)]) {
    guard context.showsStory, let path = context.picture.path else { return (nil, []) }
    let way = WayUp(
      path: path, context: context,
      current: context.picture.isSummary ? nil : context.picture.step?.index,
      reserved: reserved, occupancy: &occupancy, costs: &costs)
    let trailing = TrailingChips(context, wayUp: way, path: path, costs: costs)
    for chip in trailing.chips { occupancy.take(chip.rect) }
    discs = way.discs
    lines += way.lines + trailing.lines
    chips += trailing.chips
    var words = zip(way.lines, way.words).map { ($0, $1?.rawValue) }
    words += zip(trailing.lines, trailing.words).map { ($0, $1) }
    return (way, words)
  }

  // MARK: - Areas and handles

  private static func areas(in context: StageContext) -> [AreaMark] {
    let selected = context.model.selection?.viewID
    let isEditing = context.model.mode == .edit
    return context.scene.shapes.compactMap { shape in
      let isSelected = shape.view == selected
      guard shape.isDrawn else { return nil }
      return AreaMark(
        of: shape, in: context.scene, isSelected: isSelected, always: isEditing && isSelected)
    }
  }

  /// The handles of every area in Touch, where they are pulled straight away; in Edit those of the
  /// selected view and of its area.
  private static func handles(in context: StageContext, _ areas: [AreaMark]) -> [HandleMark] {
    let drag = context.model.drag
    var handles = selectionHandles(in: context)
    let isEditing = context.model.mode == .edit
    for area in areas where isEditing ? area.isSelected : context.model.mode == .touch {
      guard let shape = context.scene[area.view], !context.tree.isWindow(area.view) else {
        continue
      }
      handles += HandleMark.handles(of: area, frame: shape.frame, dragged: drag)
    }
    return handles
  }

  private static func selectionHandles(in context: StageContext) -> [HandleMark] {
    guard let selected = context.model.selection?.viewID, let shape = context.scene[selected],
      shape.box != nil
    else { return [] }
    // The hit-test view's own outline says enough while a touch is shown.
    if context.showsStory, selected == context.picture.hit, !context.model.isFocused { return [] }
    return HandleMark.corners(of: selected, frame: shape.frame, dragged: context.model.drag)
  }

  private static func measures(
    in context: StageContext, _ areas: [AreaMark], _ fingers: [FingerSpot]
  ) -> [MeasureMark] {
    if context.model.mode == .edit {
      return areas.filter(\.isSelected).flatMap { area in
        MeasureMark.outsets(of: area, bounds: context.tree.bounds(of: area.view))
      }
    }
    guard !context.picture.isSummary, let view = context.picture.current?.viewID,
      let asking = context.picture.pass?.asking(of: view)
    else { return [] }
    let radius = fingers.first { $0.finger == context.picture.pass?.finger }?.radius ?? 13
    let mark = MeasureMark(refusal: asking, in: context.scene, fingerRadius: radius)
    return [mark].compactMap { $0 }
  }

  // MARK: - Labels

  private mutating func placeLabels(
    _ maker: LabelMaker, words: [(PathLine, String?)], occupancy: Occupancy,
    _ context: StageContext
  ) {
    var placement = LabelPlacement(
      area: context.labelArea, device: context.device.outer, occupancy: occupancy,
      lines: obstacles(context))
    if let hit { placement.place([maker.hitTab(hit)].compactMap { $0 }) }
    placement.place(otherHits.compactMap { maker.hitTab($0) })
    if let culprit = context.model.culprit {
      placement.place([maker.culpritTab(culprit)].compactMap { $0 })
    }
    if let hovered = context.model.hovered {
      placement.place([maker.plate(hovered)].compactMap { $0 })
    }
    if let drag = context.model.drag, let handle = handles.first(where: \.isDragged) {
      placement.place([maker.readout(drag, at: handle)])
    }
    if let spot = fingers.first(where: { $0.finger == context.picture.pass?.finger }) {
      placement.place([maker.callout(spot)].compactMap { $0 })
    }
    placement.place(fingers.compactMap { maker.held($0) })
    placement.place(maker.tags())
    if omittedCount > 0 { placement.place([maker.count(omittedCount, below: chips)]) }
    placement.place(maker.words(words.map { (line: $0.0, word: $0.1) }))
    if context.model.hitMap == nil { placement.place(maker.names(hit: hit)) }
    placement.place(measures.map { maker.measure($0) })
    labels = placement.placed
    if context.picture.isSummary, context.picture.path != nil || context.picture.pass != nil {
      legend = Legend(context, hasAreas: !areas.isEmpty) { rect in
        placement.isFree(rect) && context.showsStory
      }
    }
  }

  /// What text must not lie on: the paths, the measures and the app's own texts.
  private func obstacles(_ context: StageContext) -> [Rect] {
    var result = lines.flatMap { $0.route.segments.map { $0.rect(spread: 3) } }
    result += measures.map { Segment(from: $0.from, to: $0.to).rect(spread: 5) }
    for area in areas {
      result += zip(area.outline, area.outline.dropFirst() + area.outline.prefix(1)).flatMap {
        Self.steps(from: $0, to: $1)
      }
    }
    result += context.scene.shapes.compactMap { shape in
      ContentPainter.textRect(of: shape.view, in: context.scene, text: context.text)
    }
    return result
  }

  /// Small squares along a line of any slant.
  private static func steps(from start: Point, to end: Point) -> [Rect] {
    let count = max(1, min(200, Int(start.distance(to: end) / 6)))
    return (0...count).map { step in
      let point = start + (end - start) * (Double(step) / Double(count))
      return Rect(point.x - 3, point.y - 3, 6, 6)
    }
  }

  // MARK: - What is to be kept apart

  /// Everything with words or figures in it.
  var labelRects: [Rect] {
    chips.map(\.rect) + stops.map(\.rect) + discs.map(\.rect) + labels.map(\.rect)
      + fingers.map(\.rect) + (askedList?.rects ?? []) + [legend?.rect].compactMap { $0 }
      + sides.map(\.rect)
  }
}

extension AskedList {
  /// The rectangles its texts take.
  var rects: [Rect] {
    [headingRect] + [earlier == nil ? nil : earlierRect].compactMap { $0 } + rows.map(\.rect)
      + [next == nil ? nil : nextRect].compactMap { $0 }
  }
}
