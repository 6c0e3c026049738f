import EventDelivery
import Geometry
import Localization
import PlatformInterface
import TraceAnalysis

/// The chips on the trailing side: who comes after the views, and where the way up ends.
///
/// They stack upwards, the one nearest the device lowest.
struct TrailingChips {
  private(set) var chips: [ChipMark] = []
  private(set) var lines: [PathLine] = []
  /// The word beside each line, or nil; as many as lines.
  private(set) var words: [String?] = []

  private let context: StageContext
  private let gutter: Rect
  private let isSmall: Bool
  private var column: Rect
  /// Whether the call is still on its way, so that those it hasn't reached may yet get it.
  private var isRunning: Bool
  /// The views that the line out of the device goes round.
  private let foreign: [Rect]

  /// The least width of a gutter that takes chips at all.
  private static let leastGutter = 96.0

  init(_ context: StageContext, wayUp: WayUp, path: ResponderPath, costs: RouteCosts) {
    foreign = wayUp.boxesBesideExit
    self.context = context
    gutter = context.device.trailingGutter
    isSmall = context.hasSmallChips(in: gutter)
    column = .zero
    isRunning = false
    guard gutter.width >= Self.leastGutter, context.showsStory else { return }
    isRunning = path.isRunning
    let all = items(of: wayUp, path)
    column = Self.column(in: gutter, for: all, isSmall: isSmall, context)
    let items = folded(all)
    stack(items, from: wayUp.exit?.center, costs)
  }

  /// As wide as the chips' texts ask, at the outer side, so that labels find room beside the bezel.
  private static func column(
    in gutter: Rect, for items: [Item], isSmall: Bool, _ context: StageContext
  ) -> Rect {
    let texts = items.map { item in
      let title = context.width(item.chip.title, Typography.selectedRow)
      let subtitle = item.chip.subtitle.map { context.width($0, Typography.className) } ?? 0
      return max(title, subtitle) + (item.chip.badge == nil ? 24 : 48)
    }
    let widest = isSmall ? 172.0 : 200
    let wanted = min(widest, max(isSmall ? 124 : 150, texts.max() ?? 0))
    let width = max(0, min(wanted, gutter.width - 34)).rounded()
    let margin = min(36, max(8, ((gutter.width - width) * 0.3).rounded()))
    let top = gutter.minY + Metrics.Space.small
    let bottom = min(
      context.device.outer.maxY, context.zoom.map { $0.thumbnail.minY - 8 } ?? gutter.maxY - 8)
    return Rect(gutter.maxX - margin - width, top, width, max(0, bottom - top))
  }

  // MARK: - What stands in the column

  private struct Item {
    var chip: ChipMark
    /// How the call came to it from the one before.
    var word: String?
    var line: PathLine.Kind?
  }

  private func items(of wayUp: WayUp, _ path: ResponderPath) -> [Item] {
    var items: [Item] = []
    var word = wayUp.exit.flatMap { disc in
      path.links.indices.contains(disc.number - 1)
        ? path.links[disc.number - 1].disposition.forwarding?.rawValue : nil
    }
    let endsOnDevice = wayUp.outside.first?.isReached != true
    if endsOnDevice, let end = endItem(of: path, word: word) {
      items.append(end)
      items += actionItems
    }
    for (index, member) in wayUp.outside.enumerated() {
      items.append(item(member, word: member.isReached ? word : nil))
      word = member.forwarding?.rawValue
      let isLastReached =
        member.isReached
        && (index + 1 >= wayUp.outside.count || !wayUp.outside[index + 1].isReached)
      if isLastReached, let end = endItem(of: path, word: word) {
        items.append(end)
        items += actionItems
      }
    }
    return items
  }

  private func item(_ member: WayUp.ChainMember, word: String?) -> Item {
    var chip = ChipMark(
      kind: .responder(member.responder), rect: .zero, title: context.name(member.responder),
      subtitle: isSmall || (!member.isReached && !isRunning)
        ? nil : context.tree.className(of: member.responder),
      badge: .disc(member.number, isReached: member.isReached))
    chip.isCurrent = member.isCurrent
    return Item(chip: chip, word: word, line: member.isReached ? .up : .unreached)
  }

  private func endItem(of path: ResponderPath, word: String?) -> Item? {
    switch path.end {
    case .running: return nil
    case .handled(let responder):
      let title = context.phrases.text(
        StagePhrase.handledBy, ["view": context.name(responder)])
      return Item(
        chip: ChipMark(kind: .handled(by: responder), rect: .zero, title: title), line: .up)
    case .discarded:
      let isShort = isSmall && gutter.width >= 200
      let title = context.phrases.text(
        isShort ? StagePhrase.discardedShort : StagePhrase.discarded)
      var chip = ChipMark(kind: .discarded, rect: .zero, title: title)
      if !isSmall { chip.subtitle = context.phrases.text(StagePhrase.nobodyHandled) }
      return Item(chip: chip, word: word, line: .up)
    case .endless:
      let chip = ChipMark(
        kind: .endless, rect: .zero, title: context.phrases.text(StagePhrase.endless))
      return Item(chip: chip, word: word, line: .up)
    }
  }

  /// The latest actions and custom events, which followed from the touch.
  private var actionItems: [Item] {
    var items = context.picture.actions.suffix(2).map { action in
      let actor = action.outcome == .performed ? action.asked.last : nil
      return actionItem(action.selector, actor: actor)
    }
    if let route = context.picture.routes.last, case .routed(let event) = route.message {
      let actor: ResponderID? =
        if case .handled(let responder) = route.end { responder } else { nil }
      items.append(actionItem(event.name, actor: actor))
    }
    return items
  }

  private func actionItem(_ name: String, actor: ResponderID?) -> Item {
    var chip = ChipMark(kind: .action(actor), rect: .zero, title: name)
    let who =
      actor.map { context.phrases.text(StagePhrase.runsAction, ["view": context.name($0)]) }
      ?? context.phrases.text(StagePhrase.nobodyRuns)
    chip.subtitle = who
    return Item(chip: chip, line: .action)
  }

  // MARK: - Folding and stacking

  private func height(of item: Item) -> Double {
    if case .action = item.chip.kind { return isSmall ? 40 : 44 }
    if item.chip.subtitle == nil { return Metrics.Stage.smallChip }
    return Metrics.Stage.chip
  }

  /// The items with the middle of a chain that is too long, or too high, folded into one.
  private func folded(_ items: [Item]) -> [Item] {
    let responders = items.indices.filter { index in
      if case .responder = items[index].chip.kind { return true }
      return false
    }
    let wish = context.model.showsWholeChain ? Int.max : Metrics.Stage.mostChips
    let others = items.enumerated().filter { !responders.contains($0.offset) }.map(\.element)
    let spare = others.reduce(0) { $0 + height(of: $1) + Self.leastGap }
    let each = (isSmall ? Metrics.Stage.smallChip : Metrics.Stage.chip) + Self.leastGap
    let room = max(2, Int((column.height - spare + Self.leastGap) / each))
    let most = min(wish, room)
    guard responders.count > most, most >= 2 else { return items }
    let kept = most - 1
    let low = kept / 2
    let high = kept - low
    let hidden = Array(responders.dropFirst(low).dropLast(high))
    guard let first = hidden.first else { return items }
    var fold = ChipMark(
      kind: .folded(count: hidden.count), rect: .zero,
      title: context.phrases.text(StagePhrase.foldedChain, count: hidden.count))
    fold.isCurrent = hidden.contains { items[$0].chip.isCurrent }
    var result: [Item] = []
    for (index, item) in items.enumerated() {
      if index == first {
        result.append(Item(chip: fold, word: item.word, line: item.line))
      } else if !hidden.contains(index) {
        result.append(item)
      }
    }
    return result
  }

  private static let leastGap = 18.0
  private static let widestGap = 48.0

  private mutating func stack(_ items: [Item], from exit: Point?, _ costs: RouteCosts) {
    guard let first = items.first else { return }
    let heights = items.map { height(of: $0) }
    let total = heights.reduce(0, +)
    // The place of the end that is still to come is kept, so that nothing moves when it does.
    let ending = isRunning ? (isSmall ? Metrics.Stage.smallChip : Metrics.Stage.chip) : 0
    let gaps = gaps(between: items, room: column.height - total - ending, isEnding: ending > 0)
    let last = ending > 0 ? ending + (gaps.last ?? Self.leastGap) : 0
    let whole = total + gaps.reduce(0, +) + last
    let lowest = column.maxY - heights[0] / 2
    let highest = min(lowest, column.minY + whole - heights[0] / 2)
    var center = min(max(exit?.y ?? lowest, highest), lowest)
    if let exit { addExit(from: exit, to: sideRow(exit, center, heights[0]), first, costs) }
    for (index, item) in items.enumerated() {
      let height = heights[index]
      if index > 0 { center -= heights[index - 1] / 2 + gaps[index - 1] + height / 2 }
      var chip = fitted(item.chip)
      chip.rect = Rect(column.minX, (center - height / 2).rounded(), column.width, height)
      if index > 0, let below = chips.last { addLine(from: below, to: chip, item) }
      chips.append(chip)
    }
  }

  /// Where the line meets the lowest chip: at its middle, or level with where it leaves the device.
  private func sideRow(_ exit: Point, _ center: Double, _ height: Double) -> Double {
    abs(exit.y - center) <= height / 2 - 3 ? exit.y : center
  }

  /// The gaps above all items but the last: small ones before responders that aren't reached.
  private func gaps(between items: [Item], room: Double, isEnding: Bool) -> [Double] {
    let above = items.dropFirst()
    let isClose = { (item: Item) in item.line == .unreached && !isRunning }
    let fixed = Double(above.filter(isClose).count) * Self.unreachedGap
    let free = above.filter { !isClose($0) }.count + (isEnding ? 1 : 0)
    let wanted = isSmall ? 42.0 : Self.widestGap
    let share = free > 0 ? ((room - fixed) / Double(free)).rounded(.down) : wanted
    let gap = max(Self.leastGap, min(wanted, share))
    return above.map { isClose($0) ? Self.unreachedGap : gap }
  }

  private static let unreachedGap = 12.0

  private mutating func addExit(
    from exit: Point, to center: Double, _ item: Item, _ costs: RouteCosts
  ) {
    let elbow = ((context.device.outer.maxX + column.minX) / 2).rounded()
    let end = Point(column.minX - 2, center)
    var rows = [exit.y, center]
    for step in [28.0, 44, 64, 96] { rows += [exit.y + step, exit.y - step] }
    let routes = rows.map { y in
      Route([exit, Point(exit.x, y), Point(elbow, y), Point(elbow, center), end])
    }
    let seen = context.device.visibleScreen ?? context.device.screen
    let inside = zip(rows, routes).filter { seen.minY + 6 < $0.0 && $0.0 < seen.maxY - 6 }
    let best = inside.map(\.1).min {
      costs.cost(of: $0, owner: -2, foreign: foreign)
        < costs.cost(of: $1, owner: -2, foreign: foreign)
    }
    let route = best ?? routes[0]
    lines.append(
      PathLine(kind: item.line ?? .up, route: route, isCurrent: item.chip.isCurrent))
    words.append(item.word)
  }

  private mutating func addLine(from below: ChipMark, to above: ChipMark, _ item: Item) {
    let x = column.minX + ChipMark.badgeInset
    let route = Route([Point(x, below.rect.minY), Point(x, above.rect.maxY + 1)])
    lines.append(
      PathLine(kind: item.line ?? .up, route: route, isCurrent: above.isCurrent))
    words.append(item.word)
  }

  private func fitted(_ chip: ChipMark) -> ChipMark {
    let inset = chip.badge == nil ? 22.0 : 46
    var result = chip
    result.title = context.text.truncated(
      chip.title, style: Typography.row, toWidth: column.width - inset, .middle)
    result.subtitle = chip.subtitle.map {
      context.text.truncated($0, style: Typography.className, toWidth: column.width - inset)
    }
    return result
  }
}
