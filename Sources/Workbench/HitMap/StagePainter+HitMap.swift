import EventDelivery
import Geometry
import PlatformInterface
import TraceAnalysis

/// The hit map over the app.
extension StagePainter {
  func paintHitMap(_ list: inout DisplayList) {
    guard let shading = layout.model.hitMap else { return }
    list.image(shading.image, in: device.screen)
    for rect in shading.deadRects {
      list.hatch(
        .rect(device.toWindow.boundingBox(of: rect)),
        Hatch(onDevice.refused.opacity(0.5), spacing: 9))
    }
    guard let selected = layout.model.selection?.viewID else { return }
    paintMissing(of: selected, &list)
  }

  /// What one sees of the selected view and can't touch it at.
  private func paintMissing(of view: ViewID, _ list: inout DisplayList) {
    guard let shape = layout.scene[view], shape.isDrawn else { return }
    for rect in layout.model.hitMapMissing {
      list.hatch(
        .rect(device.toWindow.boundingBox(of: rect)),
        Hatch(onDevice.refused.opacity(0.7), spacing: 6))
    }
    list.stroke(.polygon(shape.frame), Stroke(casing, width: 4))
    list.stroke(.polygon(shape.frame), Stroke(onDevice.selection, width: 2))
  }

  /// The names of the parts that have room for them.
  func paintHitMapNames(_ list: inout DisplayList) {
    guard let shading = layout.model.hitMap else { return }
    let style = device.isSmall ? Typography.smallViewName : Typography.viewName
    for part in shading.parts {
      let room = part.room.width * device.scale - 8
      guard room >= 14, part.room.height * device.scale >= 8 else { continue }
      let name = layout.text.truncated(
        layout.model.tree[part.reach.view].identifier, style: style, toWidth: room, .middle)
      guard name != "…" else { continue }
      let center = device.windowPoint(of: part.anchor)
      let rect = Rect(center.x - room / 2, center.y - 10, room, 20)
      paintCentered(name, in: rect, style, .black, &list)
    }
  }
}
