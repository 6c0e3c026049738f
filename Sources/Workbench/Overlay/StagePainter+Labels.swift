import EventDelivery
import Geometry
import PlatformInterface
import TraceAnalysis

/// Markers, labels, handles and fingers on the device; those in the gutters take the theme's colours.
extension StagePainter {
  func paintMarkers(_ list: inout DisplayList) {
    for mark in overlay.measures { paint(mark, &list) }
    for stop in overlay.stops {
      paintRim(
        of: stop.center, stop.number, isRound: false, stop.isCurrent,
        stop.isRefusal ? onDevice.refused : onDevice.down, &list)
      paintStop(
        stop.number, at: stop.center, stop.isRefusal ? onDevice.refused : onDevice.down,
        onDevice.onColor, &list)
    }
    for disc in overlay.discs {
      paintRim(
        of: disc.center, disc.number, isRound: true, disc.isCurrent, onDevice.up, &list)
      paintDisc(disc.number, at: disc.center, isReached: disc.isReached, onDevice, &list)
    }
  }

  /// The white rim; round the current step's marker there is a ring more.
  private func paintRim(
    of center: Point, _ number: Int, isRound: Bool, _ isCurrent: Bool, _ color: Color,
    _ list: inout DisplayList
  ) {
    let half = Metrics.Stage.stop / 2
    let rings: [(Double, Color)] =
      isCurrent ? [(6.5, casing), (5, color), (3, casing)] : [(Metrics.Stage.stopRim, casing)]
    for (spread, ring) in rings {
      let side = half + spread
      let wide = side + StopMark.widening(of: number)
      let rect = Rect(center.x - wide, center.y - side, wide * 2, side * 2)
      if isRound {
        list.fill(.capsule(rect), ring)
      } else {
        list.fill(rect, radius: Metrics.Radius.stop + spread, ring)
      }
    }
  }

  private func paint(_ mark: MeasureMark, _ list: inout DisplayList) {
    let bar = mark.isVertical ? Point(4, 0) : Point(0, 4)
    let line = Stroke(onDevice.text1, width: 1.5)
    let parts = [
      [mark.from, mark.to], [mark.from - bar, mark.from + bar], [mark.to - bar, mark.to + bar],
    ]
    for part in parts.prefix(mark.isPlated ? 2 : 3) {
      list.path(part, line.casing(casing, spread: Metrics.Stage.casing))
    }
    for part in parts.prefix(mark.isPlated ? 2 : 3) { list.path(part, line) }
  }

  // MARK: - Labels

  func paintLeaders(_ list: inout DisplayList) {
    for label in overlay.labels {
      guard let leader = label.leader else { continue }
      let isCallout = label.label.kind == .callout
      let dash = leader.isDotted ? Dash(on: 2, off: 3) : nil
      let inside = Stroke(onDevice.refused, width: 1.5, dash: dash)
      list.path(leader.points, Stroke(theme.refused, width: 1.5, dash: dash))
      if let visible = device.outer.intersection(device.ground) {
        list.clip(to: visible) { list in
          list.path(leader.points, inside.casing(casing, spread: Metrics.Stage.casing))
          list.path(leader.points, inside)
        }
      }
      guard !isCallout, let end = leader.points.last else { continue }
      let radius = Metrics.Stage.leaderDot / 2
      list.fill(.circle(center: end, radius: radius + 1.5), casing)
      list.fill(.circle(center: end, radius: radius), onDevice.refused)
    }
  }

  func paintLabels(_ list: inout DisplayList) {
    let current = overlay.hit.map { ResponderID.view($0) }
    for label in overlay.labels {
      let isNew =
        label.label.isCurrent
        || (label.label.kind == .hitTab && label.label.responder == current && isAnswered)
      guard isNew, layout.model.motion.fade < 1 else {
        paint(label, &list)
        continue
      }
      var part = DisplayList()
      paint(label, &part)
      list.append(part.faded(to: layout.model.motion.fade))
    }
  }

  /// Whether the step shown is the one in which the hit-test view is found.
  private var isAnswered: Bool {
    if case .hitTest(.answer) = layout.model.picture.step?.kind { return true }
    return false
  }

  private func paint(_ placed: PlacedLabel, _ list: inout DisplayList) {
    let label = placed.label
    let colors = device.outer.contains(placed.rect) ? onDevice : theme
    switch label.kind {
    case .hitTab: paintTab(placed, &list)
    case .readout: paintPlate(placed, fill: theme.text1, ink: theme.stage, &list)
    case .callout: paintCallout(placed, &list)
    case .refused:
      if device.outer.contains(placed.rect) {
        list.fill(.capsule(placed.rect.inset(by: -1.5)), casing)
      }
      paintRefusal(label.text, in: placed.rect, colors.refused, colors.onColor, &list)
    case .notAsked: paintNotAsked(placed, colors, &list)
    case .held: paintHeld(placed, colors, &list)
    case .culprit: paintCulprit(placed, &list)
    case .word, .name: paintText(placed, label.color ?? colors.text2, &list)
    case .measure: paintMeasureText(placed, colors, &list)
    case .count: paintCount(placed, &list)
    }
  }

  private func paintText(_ placed: PlacedLabel, _ color: Color, _ list: inout DisplayList) {
    if layout.model.backdrop != nil, device.outer.contains(placed.rect) {
      // What is behind it can't be told, so that it brings its own ground.
      let plate = placed.rect.inset(by: Insets(top: 0, left: -4, bottom: 0, right: -4))
      list.fill(plate, radius: 3, Color.white.opacity(0.9))
      paintLeading(
        placed.label.text, in: placed.rect, placed.label.style, onDevice.text1, &list)
      return
    }
    paintLeading(placed.label.text, in: placed.rect, placed.label.style, color, &list)
  }

  private func paintTab(_ placed: PlacedLabel, _ list: inout DisplayList) {
    let rim = placed.rect.inset(by: -Metrics.Stage.casing)
    list.fill(rim, radius: Metrics.Radius.tab + 1, casing)
    list.fill(placed.rect, radius: Metrics.Radius.tab, onDevice.hit)
    var rect = placed.rect
    rect.origin.x += 7
    paintLeading(placed.label.text, in: rect, placed.label.style, onDevice.onColor, &list)
    guard let suffix = placed.label.detail else { return }
    rect.origin.x += layout.text.width(of: placed.label.text + "  ", style: placed.label.style)
    paintLeading(suffix, in: rect, placed.label.style, onDevice.onColor, &list)
  }

  /// A grey pill with a cross and the reason.
  func paintRefusal(
    _ reason: String, in rect: Rect, _ color: Color, _ ink: Color, _ list: inout DisplayList
  ) {
    list.fill(.capsule(rect), color)
    let center = Point(rect.minX + 13, rect.midY)
    let cross = Stroke(ink, width: 1.5)
    list.path([center + Point(-3, -3), center + Point(3, 3)], cross)
    list.path([center + Point(-3, 3), center + Point(3, -3)], cross)
    let text = Rect(rect.minX + 20, rect.minY, rect.width, rect.height)
    paintLeading(reason, in: text, Typography.tag, ink, &list)
  }

  private func paintNotAsked(
    _ placed: PlacedLabel, _ colors: Theme, _ list: inout DisplayList
  ) {
    let radius = placed.isSquare ? Metrics.Radius.stop : placed.rect.height / 2
    list.fill(placed.rect, radius: radius, colors.panel)
    list.stroke(
      placed.rect, radius: radius,
      Stroke(colors.refused, width: 1.5, placement: .inside, dash: Dash(on: 2, off: 3)))
    guard !placed.isSquare else { return }
    paintCentered(placed.label.text, in: placed.rect, placed.label.style, colors.refused, &list)
  }

  private func paintCulprit(_ placed: PlacedLabel, _ list: inout DisplayList) {
    list.fill(placed.rect.inset(by: -1.5), radius: Metrics.Radius.tab + 1, casing)
    list.fill(placed.rect, radius: Metrics.Radius.tab, onDevice.warning)
    paintCentered(placed.label.text, in: placed.rect, placed.label.style, .white, &list)
  }

  /// A hollow pill: the touch is there, and its view doesn't know.
  private func paintHeld(
    _ placed: PlacedLabel, _ colors: Theme, _ list: inout DisplayList
  ) {
    list.fill(.capsule(placed.rect), colors.panel)
    list.stroke(
      .capsule(placed.rect),
      Stroke(colors.up, width: 1.5, placement: .inside, dash: Dash(on: 4, off: 3)))
    paintCentered(placed.label.text, in: placed.rect, placed.label.style, colors.up, &list)
  }

  private func paintMeasureText(
    _ placed: PlacedLabel, _ colors: Theme, _ list: inout DisplayList
  ) {
    guard placed.label.style == Typography.tag else {
      paintText(placed, placed.label.color ?? colors.text1, &list)
      return
    }
    list.fill(placed.rect, radius: Metrics.Radius.stop, onDevice.text1)
    paintCentered(placed.label.text, in: placed.rect, placed.label.style, .white, &list)
  }

  private func paintCount(_ placed: PlacedLabel, _ list: inout DisplayList) {
    list.fill(placed.rect, radius: Metrics.Radius.button, theme.panel)
    list.stroke(
      placed.rect, radius: Metrics.Radius.button, Stroke(theme.hairline, placement: .inside))
    paintCentered(placed.label.text, in: placed.rect, placed.label.style, theme.text1, &list)
  }

  private func paintPlate(
    _ placed: PlacedLabel, fill: Color, ink: Color, _ list: inout DisplayList
  ) {
    list.fill(placed.rect, radius: Metrics.Radius.chip, fill)
    paintTwoLines(of: placed, ink, ink.opacity(0.85), &list)
  }

  private func paintCallout(_ placed: PlacedLabel, _ list: inout DisplayList) {
    list.fill(placed.rect, radius: Metrics.Radius.chip, theme.panel)
    list.stroke(
      placed.rect, radius: Metrics.Radius.chip, Stroke(theme.controlEdge, placement: .inside))
    paintTwoLines(of: placed, theme.text1, theme.text2, &list)
  }

  private func paintTwoLines(
    of placed: PlacedLabel, _ first: Color, _ second: Color, _ list: inout DisplayList
  ) {
    let left = placed.rect.minX + 12
    let middle = placed.rect.midY
    list.text(placed.label.text, at: Point(left, middle - 4), placed.label.style, first)
    guard let detail = placed.label.detail else { return }
    list.text(detail, at: Point(left, middle + 14), Typography.className, second)
  }

  // MARK: - Handles and fingers

  func paintHandles(_ list: inout DisplayList) {
    for mark in overlay.handles {
      if mark.isArea {
        if mark.isDragged {
          list.fill(mark.target, radius: Metrics.Radius.button, onDevice.hit.opacity(0.22))
        }
        list.fill(mark.rect, radius: Metrics.Radius.stop, mark.isDragged ? onDevice.hit : casing)
        list.stroke(
          mark.rect, radius: Metrics.Radius.stop,
          Stroke(onDevice.hit, width: 2, placement: .inside))
      } else {
        list.fill(mark.rect, radius: 1.5, mark.isDragged ? onDevice.selection : casing)
        list.stroke(
          mark.rect, radius: 1.5, Stroke(onDevice.selection, width: 2, placement: .inside))
      }
    }
  }

  func paintFingers(_ list: inout DisplayList) {
    for spot in overlay.fingers {
      if let landing = spot.landing {
        let trail = Stroke(onDevice.text1, width: 1.5, dash: Dash(on: 1, off: 4)).rounded
        list.path([landing, spot.center], trail.casing(casing, spread: 1.5))
        list.path([landing, spot.center], trail)
        list.fill(.circle(center: landing, radius: 4.5), casing)
        list.fill(.circle(center: landing, radius: 3), onDevice.text1)
      }
      paint(spot, &list)
    }
  }

  private func paint(_ spot: FingerSpot, _ list: inout DisplayList) {
    let disc = Shape.ellipse(spot.rect)
    if spot.isDown { list.fill(disc, onDevice.text1.opacity(0.26)) }
    list.stroke(disc, Stroke(onDevice.text1.opacity(0.8), width: 1, placement: .outside))
    list.stroke(disc, Stroke(casing, width: 3, placement: .inside))
    list.fill(.circle(center: spot.center, radius: 3), onDevice.text1)
    list.fill(.circle(center: spot.center, radius: 2), casing)
    if spot.isHeld {
      list.stroke(
        .ellipse(spot.rect.inset(by: -5)),
        Stroke(onDevice.up, width: 2, dash: Dash(on: 4, off: 3)))
    }
    guard spot.isNumbered else { return }
    list.fill(.ellipse(spot.numberRect), onDevice.text1)
    paintCentered("\(spot.finger.number)", in: spot.numberRect, Typography.smallTag, .white, &list)
  }
}
