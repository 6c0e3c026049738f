import EventDelivery
import Geometry
import Localization
import PlatformInterface
import TraceAnalysis

/// The labels beside lines: how a call went on, lengths, and what is odd about the finger's point.
extension LabelMaker {
  /// The words beside the lines of the way up, those that stand out before `default`.
  func words(_ lines: [(line: PathLine, word: String?)]) -> [LabelRequest] {
    let requests = lines.compactMap { line, word in
      word.flatMap { self.word($0, beside: line.route) }
    }
    let isDefault = { (request: LabelRequest) in
      request.label.text == CallDisposition.Forwarding.default.rawValue
    }
    return requests.filter { !isDefault($0) } + requests.filter(isDefault)
  }

  private func word(_ word: String, beside route: Route) -> LabelRequest? {
    let visible = route.segments.map { outsideDevice($0, of: route) }
    guard let longest = visible.max(by: { $0.length < $1.length }) else { return nil }
    let middle = (longest.from + longest.to) * 0.5
    let isOnDevice = context.device.outer.contains(middle)
    let style = isOnDevice ? Typography.wordOnDevice : Typography.className
    let size = Size(context.width(word, style), 16)
    let gap = isOnDevice ? 12.0 : 16
    var places: [Rect] = []
    for share in [0.5, 0.35, 0.65, 0.2, 0.8] {
      let point = longest.from + (longest.to - longest.from) * share
      if longest.isVertical {
        let left = Rect(point.x - gap - size.width, point.y - 8, size.width, 16)
        let right = Rect(point.x + gap, point.y - 8, size.width, 16)
        places += isOnDevice ? [left, right] : [right, left]
      } else {
        places.append(Rect(point.x - size.width / 2, point.y - 22, size.width, 16))
        places.append(Rect(point.x - size.width / 2, point.y + 7, size.width, 16))
      }
    }
    places = places.map { Rect($0.minX.rounded(), $0.minY.rounded(), $0.width, $0.height) }
    places = places.filter { rect in
      isOnDevice ? readableColor(in: rect) != nil : !rect.intersects(context.device.outer)
    }
    guard let first = places.first else { return nil }
    var label = StageLabel(kind: .word, text: word, style: style)
    label.color = isOnDevice ? readableColor(in: first) : nil
    return LabelRequest(label: label, places: places, lines: .avoid)
  }

  /// What of a segment lies beside the device, for a line that leaves it.
  private func outsideDevice(_ segment: Segment, of route: Route) -> Segment {
    let edge = context.device.outer.maxX
    guard let end = route.points.last, end.x > edge, segment.to.x > edge, segment.from.x < edge
    else { return segment }
    return Segment(from: Point(edge, segment.from.y), to: segment.to)
  }

  /// A colour that can be read on all that is drawn in a rectangle of the device.
  func readableColor(in rect: Rect) -> Color? {
    guard let screen = context.device.visibleScreen, screen.contains(rect) else { return nil }
    let places = context.grid.places(in: rect)
    let grounds = places.isEmpty ? [StageScene.ground] : places.map { dimming.grounds[$0] }
    return [Theme.onDevice.text1, Color.white].first { color in
      grounds.allSatisfy { $0.contrast(with: color) >= 4.5 }
    }
  }

  // MARK: - Measures

  func measure(_ mark: MeasureMark) -> LabelRequest {
    let figure = context.phrases.length(mark.length)
    let text =
      mark.isPlated ? context.phrases.text(StagePhrase.length, ["length": figure]) : figure
    let style = mark.isPlated ? Typography.tag : Typography.measure
    let pad = mark.isPlated ? 8.0 : 0
    let size = Size(context.width(text, style) + pad * 2, mark.isPlated ? 20 : 16)
    var places: [Rect] = []
    for share in [0.5, 0.3, 0.7, 0.15, 0.85] {
      let point = mark.from + (mark.to - mark.from) * share
      if mark.isVertical {
        places.append(
          Rect(point.x - 10 - size.width, point.y - size.height / 2, size.width, size.height))
        places.append(Rect(point.x + 10, point.y - size.height / 2, size.width, size.height))
        if !mark.isPlated { places.swapAt(places.count - 1, places.count - 2) }
      } else {
        places.append(
          Rect(point.x - size.width / 2, point.y - 8 - size.height, size.width, size.height))
        places.append(Rect(point.x - size.width / 2, point.y + 8, size.width, size.height))
      }
    }
    var label = StageLabel(kind: .measure, text: text, style: style)
    if !mark.isPlated, let first = places.first { label.color = readableColor(in: first) }
    return LabelRequest(label: label, places: places, lines: .avoid)
  }

  /// How many refused views found no room: a button, below the chips of the leading side.
  func count(_ count: Int, below chips: [ChipMark]) -> LabelRequest {
    let text = context.phrases.text(StagePhrase.refusedMore, count: count)
    let gutter = context.device.leadingGutter
    let leading = chips.filter { $0.rect.maxX < context.device.outer.midX }.map(\.rect)
    let left = leading.map(\.minX).min() ?? gutter.minX + 12
    let top = (leading.map(\.maxY).max() ?? gutter.minY) + 16
    let size = Size(context.width(text, Typography.button) + 20, 28)
    let places = [0.0, 34, 68, 102, 200, 300].map { Rect(left, top + $0, size.width, size.height) }
    let label = StageLabel(kind: .count, text: text, style: Typography.button)
    return LabelRequest(label: label, places: places, fallback: .anywhere)
  }

  // MARK: - The finger and the drag

  /// Who holds the finger's touch back; nil where nobody does.
  func held(_ spot: FingerSpot) -> LabelRequest? {
    guard spot.isHeld,
      let held = context.picture.gestures.held.first(where: { $0.fingers.contains(spot.finger) })
    else { return nil }
    let text = context.phrases.text(
      StagePhrase.heldBy, ["recognizer": context.tree[held.holder].identifier])
    let label = StageLabel(kind: .held, text: text, style: Typography.tag)
    let size = Size(context.width(text, Typography.tag) + 16, 20)
    let rect = spot.rect
    let places = [
      Point(rect.maxX + 8, rect.midY - 10), Point(rect.minX - 8 - size.width, rect.midY - 10),
      Point(rect.midX - size.width / 2, rect.maxY + 8),
      Point(rect.midX - size.width / 2, rect.minY - 8 - size.height),
    ].map { Rect($0.x.rounded(), $0.y.rounded(), size.width, size.height) }
    return LabelRequest(
      label: label, places: places, lines: .avoidIfPossible, fallback: .anywhere)
  }

  /// What is odd about the finger's point, with a line to it.
  func callout(_ spot: FingerSpot) -> LabelRequest? {
    guard context.picture.isSummary || context.picture.event == nil,
      let hit = context.picture.hit, let point = context.picture.pass?.screenPoint
    else { return nil }
    let key: StagePhrase
    switch Verdict(on: context.picture, in: context.tree).reason {
    case .seen(.insideArea): key = .calloutArea
    case .seen(.insideCorner): key = .calloutCorner
    default: return nil
    }
    let local = context.tree.convertFromScreen(point, to: hit)
    let detail = context.phrases.text(
      StagePhrase.calloutPoint,
      [
        "view": context.text.truncated(
          context.name(hit), style: Typography.className, toWidth: 120, .middle),
        "x": context.phrases.length(local.x), "y": context.phrases.length(local.y),
      ])
    let text = context.phrases.text(key)
    let width = max(
      context.width(text, Typography.inspector), context.width(detail, Typography.className))
    let size = Size(width + 24, 48)
    let label = StageLabel(
      kind: .callout, responder: .view(hit), text: text, detail: detail,
      style: Typography.inspector)
    let places = calloutPlaces(size, around: spot)
    return LabelRequest(
      label: label, places: places, lines: .avoidIfPossible,
      leaders: places.map { Self.leader(from: $0, to: spot) })
  }

  /// Beside the finger and further away; those that cover the fewest views first.
  private func calloutPlaces(_ size: Size, around spot: FingerSpot) -> [Rect] {
    var places: [Rect] = []
    for distance in [40.0, 70, 110, 150] {
      let columns = [spot.rect.maxX + distance, spot.rect.minX - distance - size.width]
      for x in columns {
        for y in [-30.0, 40, -100, 90, -150] {
          places.append(Rect(x, spot.center.y + y, size.width, size.height))
        }
      }
      for y in [spot.rect.maxY + distance, spot.rect.minY - distance - size.height] {
        places.append(Rect(spot.center.x - size.width / 2, y, size.width, size.height))
      }
    }
    let covered = places.map { place in
      context.grid.places(in: place).count + (place.intersects(device.outer) ? 0 : 1)
    }
    let order = places.indices.sorted {
      covered[$0] == covered[$1] ? $0 < $1 : covered[$0] < covered[$1]
    }
    return order.map { places[$0] }
  }

  private static func leader(from rect: Rect, to spot: FingerSpot) -> Leader {
    let start = Point(
      rect.minX > spot.center.x ? rect.minX : rect.maxX,
      min(max(spot.center.y, rect.minY + 10), rect.maxY - 10))
    let whole = max(start.distance(to: spot.center), 1)
    let end = spot.center + (start - spot.center) * ((spot.radius + 3) / whole)
    return Leader(points: [start, end], isDotted: false)
  }

  /// What a drag has made of an area or a frame, beside the handle.
  func readout(_ drag: StageDrag, at handle: HandleMark) -> LabelRequest {
    let bounds = context.tree.bounds(of: drag.view)
    let before = sizeText(drag.sizeBefore)
    let text: String
    let after: Size
    switch drag.handle {
    case .area:
      let area = areas.first { $0.view == drag.view }?.rect ?? bounds
      after = area.size
      text = context.phrases.text(
        StagePhrase.outsetReadout, ["outset": outsetText(of: area, beyond: bounds)])
    case .frame:
      after = bounds.size
      text = context.name(drag.view)
    }
    let detail = context.phrases.text(
      StagePhrase.sizeReadout, ["before": before, "after": sizeText(after)])
    let width = max(
      context.width(text, Typography.inspectorStrong),
      context.width(detail, Typography.className))
    let size = Size(width + 24, 48)
    let label = StageLabel(
      kind: .readout, responder: .view(drag.view), text: text, detail: detail,
      style: Typography.inspectorStrong)
    let center = handle.center
    let places = [
      Rect(center.x + 18, center.y + 14, size.width, size.height),
      Rect(center.x - 18 - size.width, center.y + 14, size.width, size.height),
      Rect(center.x + 18, center.y - 14 - size.height, size.width, size.height),
      Rect(center.x - 18 - size.width, center.y - 14 - size.height, size.width, size.height),
    ]
    return LabelRequest(label: label, places: places, fallback: .anywhere)
  }

  private func sizeText(_ size: Size) -> String {
    context.phrases.text(
      StagePhrase.size,
      [
        "width": context.phrases.length(size.width),
        "height": context.phrases.length(size.height),
      ])
  }

  /// One figure where all sides agree, else top, left, bottom, right.
  private func outsetText(of area: Rect, beyond bounds: Rect) -> String {
    let sides = [
      bounds.minY - area.minY, bounds.minX - area.minX, area.maxY - bounds.maxY,
      area.maxX - bounds.maxX,
    ]
    let figures = sides.map { context.phrases.length($0) }
    let isEven = figures.allSatisfy { $0 == figures[0] }
    return isEven ? figures[0] : "[" + figures.joined(separator: ", ") + "]"
  }
}
