import EventDelivery
import Geometry
import Localization
import PlatformInterface
import TraceAnalysis

extension SideList {
  /// What the least control must measure to be touched well, in points.
  private static let leastSide = 44.0

  /// The hit map's legend: who is hit where, the largest part first, and where nobody is.
  static func hitMap(_ shading: HitMapShading, in context: StageContext) -> SideList? {
    let selected = context.model.selection?.viewID
    var items = shading.parts.map { part in
      let box = part.reach.box
      let isSmall =
        context.tree[part.reach.view].control != nil
        && min(box.width, box.height) < leastSide
      return Item(
        mark: .swatch(part.color), title: context.name(part.reach.view),
        detail: context.phrases.text(
          isSmall ? StagePhrase.hitMapSmall : .size,
          [
            "width": context.phrases.length(box.width),
            "height": context.phrases.length(box.height),
          ]), target: .responder(.view(part.reach.view)),
        isCurrent: part.reach.view == selected, isWarning: isSmall)
    }
    if shading.deadArea > 0 {
      let screen = context.tree.screen.size
      let share = shading.deadArea / max(1, screen.width * screen.height) * 100
      items.insert(
        Item(
          mark: .hatch, title: context.phrases.text(StagePhrase.hitMapNobody),
          detail: context.phrases.text(
            StagePhrase.zoomPercent, ["percent": "\(Int(share.rounded(.up)))"])), at: 0)
    }
    var room = room(in: context)
    room.size.height += room.minY - context.device.outer.minY - 8
    room.origin.y = context.device.outer.minY + 8
    return SideList(context.phrases.text(StagePhrase.hitMapTitle), items, in: room, context)
  }
}
