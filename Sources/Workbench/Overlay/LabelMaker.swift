import EventDelivery
import Geometry
import Localization
import PlatformInterface
import TraceAnalysis

/// Writes the labels of the overlay and says where each would stand.
struct LabelMaker {
  let context: StageContext
  let dimming: Dimming
  let wayDown: WayDown?
  let wayUp: WayUp?
  let areas: [AreaMark]

  var device: DeviceFrame { context.device }

  // MARK: - The hit tab

  /// The hit-test view's tab: above its edge, below it, else inside at the top.
  func hitTab(_ hit: ViewID) -> LabelRequest? {
    guard let screen = device.visibleScreen else { return nil }
    let outline = hitBox(hit) ?? Rect(screen.midX - 40, screen.minY + 24, 80, 40)
    let name = context.name(hit)
    let suffix = context.phrases.text(StagePhrase.hitTestView)
    let style = device.isSmall ? Typography.smallTab : Typography.tab
    let suffixWidth = context.width("  " + suffix, style)
    let most = max(60, screen.width - 24 - suffixWidth)
    let shown = context.text.truncated(name, style: style, toWidth: most, .middle)
    let size = Size(context.width(shown, style) + suffixWidth + 14, device.isSmall ? 19 : 22)
    let frame = screen.inset(by: 3)
    func place(_ x: Double, _ y: Double) -> Rect {
      let left = min(max(x, frame.minX), max(frame.minX, frame.maxX - size.width))
      return Rect(left.rounded(), y.rounded(), size.width, size.height)
    }
    let label = StageLabel(
      kind: .hitTab, responder: .view(hit), text: shown, detail: suffix, style: style)
    var lefts = [outline.minX, outline.maxX - size.width, outline.midX - size.width / 2]
    lefts += stride(from: 16.0, to: outline.width - 16, by: 16).map { outline.minX + $0 }
    let rows = [
      outline.minY - size.height, outline.maxY, outline.minY + 4, outline.maxY - size.height - 4,
    ]
    let places = rows.flatMap { y in lefts.map { place($0, y) } }
    return LabelRequest(
      label: label, places: places.filter { screen.contains($0) },
      lines: .avoidIfPossible, fallback: .anywhere)
  }

  /// The box the tab sits on: the area's where it is larger than the bounds, else the outline's.
  private func hitBox(_ hit: ViewID) -> Rect? {
    if let area = areas.first(where: { $0.view == hit }), context.model.mode == .edit,
      let box = device.visibleScreen.flatMap({ area.box.intersection($0) })
    {
      return box.inset(by: -1)
    }
    return context.scene.box(of: hit)?.inset(by: -Metrics.Stage.hitLine)
  }

  /// The tab of the view that is to blame, on its edge as the hit-test view's.
  func culpritTab(_ view: ViewID) -> LabelRequest? {
    guard let screen = device.visibleScreen, let box = context.scene.box(of: view) else {
      return nil
    }
    let style = Typography.smallTab
    let name = context.text.truncated(
      context.name(view), style: style, toWidth: max(40, screen.width - 100), .middle)
    let text = context.phrases.text(WhyPhrase.culprit, ["view": name])
    let size = Size(context.width(text, style) + 14, 19)
    let columns = [box.minX, box.maxX - size.width, box.midX - size.width / 2]
    let rows = [box.maxY, box.minY - size.height, box.minY + 4, box.maxY - size.height - 4]
    let places = rows.flatMap { y in
      columns.map { x in
        let left = min(max(x, screen.minX + 3), max(screen.minX + 3, screen.maxX - 3 - size.width))
        return Rect(left.rounded(), y.rounded(), size.width, size.height)
      }
    }
    let label = StageLabel(kind: .culprit, responder: .view(view), text: text, style: style)
    return LabelRequest(
      label: label, places: places.filter { screen.contains($0) }, lines: .avoidIfPossible,
      fallback: .anywhere)
  }

  /// What the view under the mouse is: its id, class and size.
  func plate(_ view: ViewID) -> LabelRequest? {
    guard let box = context.scene.box(of: view), context.model.drag == nil else { return nil }
    let details = context.tree[view]
    let size = details.geometry.bounds.size
    let detail = context.phrases.text(
      StagePhrase.plate,
      [
        "class": details.className, "width": context.phrases.length(size.width),
        "height": context.phrases.length(size.height),
      ])
    let label = StageLabel(
      kind: .readout, responder: .view(view), text: details.identifier, detail: detail,
      style: Typography.inspectorStrong)
    let width = max(
      context.width(label.text, label.style), context.width(detail, Typography.className))
    let plate = Size(min(width + 24, context.labelArea.width), 44)
    let columns = [box.minX, box.maxX - plate.width, box.midX - plate.width / 2]
    let rows = [box.minY - plate.height - 8, box.maxY + 8, box.maxY - plate.height - 8]
    let places = rows.flatMap { y in
      columns.map { Rect($0.rounded(), y.rounded(), plate.width, plate.height) }
    }
    return LabelRequest(label: label, places: places, lines: .avoidIfPossible)
  }

  // MARK: - Tags

  /// The tags of refused views and of those nobody asked, by rank; at most twelve.
  func tags() -> [LabelRequest] {
    guard context.showsStory else { return [] }
    let current = context.picture.current
    let refusals = dimming.marks.filter(\.isRefusal).sorted { left, right in
      rank(left, current) < rank(right, current)
    }
    let neverAsked = dimming.marks.filter { mark in
      !mark.isRefusal && isWorthATag(mark)
    }
    let shown = (refusals + neverAsked).prefix(Metrics.Stage.mostTags)
    return shown.compactMap { tag($0, isCurrent: .view($0.view) == current) }
  }

  private func rank(_ mark: Dimming.Mark, _ current: ResponderID?) -> Int {
    if .view(mark.view) == current { return -1 }
    return context.picture.pass?.asking(of: mark.view)?.number ?? .max
  }

  /// Views inside one that has the tag already say nothing new, but for what lies under the finger.
  private func isWorthATag(_ mark: Dimming.Mark) -> Bool {
    if mark.view == frontmostUnderFinger { return true }
    guard let parent = context.tree.superview(of: mark.view),
      let place = context.scene.place(of: parent)
    else { return true }
    return dimming.mark(at: place)?.kind != .neverAsked
  }

  private var frontmostUnderFinger: ViewID? {
    context.picture.pass?.screenPoint.flatMap {
      context.scene.frontmostView(at: device.windowPoint(of: $0))
    }
  }

  private func tag(_ mark: Dimming.Mark, isCurrent: Bool) -> LabelRequest? {
    guard let box = context.scene.box(of: mark.view) else { return nil }
    let text: String
    switch mark.kind {
    case .refused(let reason): text = context.phrases.reason(reason)
    case .neverAsked: text = context.phrases.notAsked
    }
    var label = StageLabel(
      kind: mark.isRefusal ? .refused : .notAsked, responder: .view(mark.view), text: text,
      style: Typography.tag, isCurrent: isCurrent)
    var size = tagSize(text, label.style, mark.isRefusal)
    if !mark.isRefusal, size.width > box.width + 2 {
      label.style = Typography.smallTag
      size = tagSize(text, label.style, false)
    }
    let named = context.phrases.text(
      StagePhrase.namedTag, ["view": shortName(mark.view), "reason": text])
    return LabelRequest(
      label: label, places: tagPlaces(mark, box, size), lines: .avoidIfPossible,
      fallback: .gutter(
        GutterWish(
          box: box, text: named, size: tagSize(named, Typography.tag, mark.isRefusal),
          isDotted: !mark.isRefusal),
        squares: mark.isRefusal ? [] : squares(in: box)))
  }

  private func shortName(_ view: ViewID) -> String {
    context.text.truncated(
      context.name(view), style: Typography.tag,
      toWidth: max(30, min(120, device.leadingGutter.width - 110)), .middle)
  }

  private func tagSize(_ text: String, _ style: TextStyle, _ isRefusal: Bool) -> Size {
    Size(context.width(text, style) + (isRefusal ? 28 : 14), isRefusal ? 20 : 18)
  }

  private func tagPlaces(_ mark: Dimming.Mark, _ box: Rect, _ size: Size) -> [Rect] {
    var places: [Rect] = []
    if let stop = wayDown?.stop(of: mark.view) {
      let rim = stop.isCurrent ? 18.0 : 15
      places.append(
        Rect(stop.center.x + rim, stop.center.y - size.height / 2, size.width, size.height))
      let above = stop.center.y - 17 - size.height
      places.append(Rect(stop.center.x - size.width / 2, above, size.width, size.height))
      places.append(
        Rect(
          stop.center.x - rim - size.width, stop.center.y - size.height / 2, size.width, size.height
        ))
      places.append(
        Rect(stop.center.x - size.width / 2, stop.center.y + 17, size.width, size.height))
    }
    let shares = box.height > 100 ? [0.27, 0.5, 0.7, 0.86] : [0.5, 0.36, 0.68, 0.2]
    places += shares.map { share in
      Rect(
        box.midX - size.width / 2, box.minY + box.height * share - size.height / 2, size.width,
        size.height)
    }
    let limit = box.inset(by: -1)
    // Where the finger is on a small view, its tag moves along its stop rather than leave the view.
    let finger = context.picture.pass?.screenPoint.map { device.windowPoint(of: $0) }
    if size.width <= box.width, finger.map({ box.contains($0) }) == true {
      places += places.map { place in
        let left = min(max(place.minX, box.minX), box.maxX - size.width)
        return Rect(left, place.minY, size.width, size.height)
      }
    }
    return places.map { Rect($0.minX.rounded(), $0.minY.rounded(), $0.width, $0.height) }
      .filter { limit.contains($0) }
  }

  private func squares(in box: Rect) -> [Rect] {
    let side = Metrics.Stage.stop
    let around = [
      box.center, Point(box.minX + 12, box.midY), Point(box.maxX - 12, box.midY),
      Point(box.midX, box.minY + 12), Point(box.midX, box.maxY - 12),
    ]
    return around.map { Rect($0.x - side / 2, $0.y - side / 2, side, side) }
  }
}
