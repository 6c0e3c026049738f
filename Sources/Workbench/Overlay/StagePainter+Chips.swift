import Geometry
import PlatformInterface

/// The chips beside the device, the list of who was asked, and the legend.
extension StagePainter {
  func paintChips(_ list: inout DisplayList) {
    for chip in overlay.chips { paint(chip, &list) }
  }

  private func paint(_ chip: ChipMark, _ list: inout DisplayList) {
    let radius = Metrics.Radius.chip
    switch chip.kind {
    case .event, .window, .responder, .folded:
      let isReached = chip.isReached
      list.fill(chip.rect, radius: radius, isReached ? theme.panel : theme.stage)
      let edge =
        chip.isCurrent ? chip.accent(in: theme) : isReached ? theme.hairline : theme.refused
      let dash = isReached ? nil : Dash(on: 2, off: 3)
      list.stroke(
        chip.rect, radius: radius,
        Stroke(edge, width: chip.isCurrent ? 2 : 1, placement: .inside, dash: dash))
      paintTexts(of: chip, theme.text1, theme.text2, &list)
    case .handled:
      list.fill(chip.rect, radius: radius, theme.up)
      paintTexts(of: chip, theme.onColor, theme.onColor, &list)
    case .action:
      list.fill(chip.rect, radius: radius, theme.panel)
      list.stroke(chip.rect, radius: radius, Stroke(theme.hit, width: 2, placement: .inside))
      paintTexts(of: chip, theme.text1, theme.text2, &list)
    case .discarded, .endless:
      list.fill(chip.rect, radius: radius, theme.stage)
      list.stroke(
        chip.rect, radius: radius,
        Stroke(theme.controlEdge, placement: .inside, dash: Dash(on: 4, off: 3)))
      paintTexts(of: chip, theme.text1, theme.text2, &list)
    }
    if let badge = chip.badge { paint(badge, at: chip.badgeCenter, chip.isCurrent, &list) }
  }

  private func paintTexts(
    of chip: ChipMark, _ first: Color, _ second: Color, _ list: inout DisplayList
  ) {
    let left = chip.rect.minX + (chip.badge.map { 38 + $0.widening } ?? 14)
    let title = Typography.selectedRow
    let subtitle = chip.reason.map { "✕ " + $0 } ?? chip.subtitle
    guard let subtitle, chip.rect.height > 36 else {
      let rect = Rect(left, chip.rect.minY, chip.rect.width, chip.rect.height)
      paintLeading(chip.title, in: rect, title, first, &list)
      return
    }
    let middle = chip.rect.midY
    let isLow = chip.rect.height < Metrics.Stage.chip - 4
    list.text(chip.title, at: Point(left, middle - (isLow ? 2.5 : 4)), title, first)
    list.text(
      subtitle, at: Point(left, middle + (isLow ? 12 : 13)), Typography.className, second)
  }

  private func paint(
    _ badge: ChipMark.Badge, at center: Point, _ isCurrent: Bool, _ list: inout DisplayList
  ) {
    switch badge {
    case .stop(let number, let isRefusal):
      paintStop(number, at: center, isRefusal ? theme.refused : theme.down, theme.onColor, &list)
    case .disc(let number, let isReached):
      paintDisc(number, at: center, isReached: isReached, theme, &list)
    }
  }

  func paintStop(
    _ number: Int, at center: Point, _ color: Color, _ ink: Color, _ list: inout DisplayList
  ) {
    let rect = markerRect(at: center, number)
    list.fill(rect, radius: Metrics.Radius.stop, color)
    paintCentered("\(number)", in: rect, Typography.stop, ink, &list)
  }

  /// A marker without its rim, as wide as its number asks.
  private func markerRect(at center: Point, _ number: Int) -> Rect {
    let rim = Metrics.Stage.stopRim
    return StopMark.rect(at: center, number: number).inset(by: rim)
  }

  func paintDisc(
    _ number: Int, at center: Point, isReached: Bool, _ colors: Theme, _ list: inout DisplayList
  ) {
    let rect = markerRect(at: center, number)
    if isReached {
      list.fill(.capsule(rect), colors.up)
      paintCentered("\(number)", in: rect, Typography.stop, colors.onColor, &list)
    } else {
      list.fill(.capsule(rect), colors.panel)
      list.stroke(
        .capsule(rect),
        Stroke(colors.refused, width: 1.5, placement: .inside, dash: Dash(on: 2, off: 3)))
      paintCentered("\(number)", in: rect, Typography.stop, colors.refused, &list)
    }
  }

  // MARK: - Texts in the gutters

  func paintSideTexts(_ list: inout DisplayList) {
    if let asked = overlay.askedList { paint(asked, &list) }
    if let legend = overlay.legend { paint(legend, &list) }
    for side in overlay.sides { paint(side, &list) }
  }

  private func paint(_ asked: AskedList, _ list: inout DisplayList) {
    paintLeading(asked.heading, in: asked.headingRect, Typography.heading, theme.text2, &list)
    if let earlier = asked.earlier {
      paintLeading(earlier, in: asked.earlierRect, Typography.inspector, theme.text3, &list)
    }
    for row in asked.rows {
      let isRefusal = row.refusal != nil
      paintStop(
        row.number, at: Point(row.rect.minX + 9, row.rect.midY),
        isRefusal ? theme.refused : theme.down, theme.onColor, &list)
      let name = Rect(row.rect.minX + 30, row.rect.minY, row.rect.width, row.rect.height)
      paintLeading(row.name, in: name, Typography.selectedRow, theme.text1, &list)
      paintResult(of: row, asked, &list)
    }
    if let next = asked.next {
      paintLeading(next, in: asked.nextRect, Typography.inspector, theme.text2, &list)
    }
  }

  private func paintResult(
    of row: AskedList.Row, _ asked: AskedList, _ list: inout DisplayList
  ) {
    if let refusal = row.refusal {
      let width = layout.text.width(of: refusal, style: Typography.tag) + 28
      let pill = Rect(asked.resultX, row.rect.midY - 10, width, 20)
      paintRefusal(refusal, in: pill, theme.refused, theme.onColor, &list)
    } else if row.isInside {
      paintTick(at: Point(asked.resultX + 8, row.rect.midY), theme.down, &list)
      let rect = Rect(asked.resultX + 22, row.rect.minY, 100, row.rect.height)
      paintLeading(asked.insideText, in: rect, Typography.inspector, theme.text2, &list)
    }
  }

  func paintTick(at center: Point, _ color: Color, _ list: inout DisplayList) {
    list.path(
      [center + Point(-6, 0), center + Point(-2, 4.5), center + Point(6, -5)],
      Stroke(color, width: 2).rounded)
  }

  private func paint(_ legend: Legend, _ list: inout DisplayList) {
    let heading = Rect(legend.rect.minX, legend.rect.minY, legend.rect.width, 16)
    paintLeading(legend.title, in: heading, Typography.heading, theme.text2, &list)
    for row in legend.rows {
      paintSign(of: row, &list)
      var rect = row.rect
      rect.origin.x += Legend.textOffset
      paintLeading(row.text, in: rect, Typography.inspector, theme.text1, &list)
    }
  }

  private func paintSign(of row: Legend.Row, _ list: inout DisplayList) {
    let y = row.rect.midY
    let left = row.rect.minX
    let box = Rect(left, y - 7.5, 44, 15)
    let badge = Point(left + 61, y)
    switch row.sign {
    case .down:
      list.arrow(
        [Point(left, y), Point(left + 45, y)], Stroke(theme.down, width: 2),
        ArrowHead(length: 7, degrees: 36, isFilled: false))
      paintStop(1, at: badge, theme.down, theme.onColor, &list)
    case .up:
      list.arrow(
        [Point(left, y), Point(left + 45, y)],
        Stroke(theme.up, width: 3, dash: Dash(on: 7, off: 4)),
        ArrowHead(length: 9, degrees: 26, isFilled: true))
      paintDisc(1, at: badge, isReached: true, theme, &list)
    case .refused:
      list.fill(box, theme.panel)
      list.hatch(.rect(box), Hatch(theme.refused.opacity(0.34)))
      list.stroke(box, Stroke(theme.refused, width: 1.5, placement: .inside))
      paintStop(3, at: badge, theme.refused, theme.onColor, &list)
    case .neverAsked:
      list.fill(box, theme.panel)
      list.stroke(
        box, Stroke(theme.refused, width: 1.5, placement: .inside, dash: Dash(on: 2, off: 3)))
    case .area:
      list.fill(box, theme.hit.opacity(0.1))
      list.stroke(
        box, Stroke(theme.hit, width: 2, placement: .inside, dash: Dash(on: 7, off: 4)))
    }
  }
}

extension ChipMark {
  /// Whether the call has come to it; true of all but the rest of a chain that ended before.
  var isReached: Bool {
    if case .disc(_, let isReached) = badge { return isReached }
    return true
  }

  /// The colour that says that the step shown is about it.
  func accent(in theme: Theme) -> Color {
    switch kind {
    case .event, .window: theme.down
    case .responder, .folded, .handled, .discarded, .endless: theme.up
    case .action: theme.hit
    }
  }
}
