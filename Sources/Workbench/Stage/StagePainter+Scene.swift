import EventDelivery
import Geometry
import PlatformInterface
import TraceAnalysis

/// The app's views, as the app has them: the theme changes nothing here.
extension StagePainter {
  func paintScene(_ list: inout DisplayList) {
    for shape in layout.scene.shapes where shape.isDrawn {
      if let fill = seen(shape) { list.fill(shape.shape, fill) }
      paintEdge(of: shape, &list)
      // The picture of the app has what the views draw.
      guard layout.model.backdrop == nil else { continue }
      ContentPainter(painter: self, shape: shape).paint(into: &list)
    }
  }

  /// Over a picture of the app a view's own colour only tints it, and a view without one is an outline.
  private func seen(_ shape: SceneShape) -> Color? {
    guard layout.model.backdrop != nil else { return shape.fill }
    return shape.isTinted ? nil : shape.fill?.opacity(Self.shareOverBackdrop)
  }

  private static let shareOverBackdrop = 0.2

  private func paintEdge(of shape: SceneShape, _ list: inout DisplayList) {
    if let border = shape.border {
      var stroke = border
      stroke.color = stroke.color.opacity(shape.opacity)
      list.stroke(shape.shape, stroke)
    } else if shape.isTinted {
      let edge = onDevice.controlEdge.opacity(shape.opacity)
      list.stroke(shape.shape, Stroke(edge, placement: .inside))
    } else if shape.fill == nil, !layout.model.tree.isWindow(shape.view) {
      list.stroke(
        shape.shape,
        Stroke(
          onDevice.controlEdge.opacity(0.6), placement: .inside, dash: Dash(on: 2, off: 2)))
    }
  }

  /// What lies over the views that the touch passed by, and the hit-test view seen through them.
  func paintDimming(_ list: inout DisplayList) {
    let marks = layout.dimming.marks
    guard !marks.isEmpty else { return }
    var open: [Dimming.Mark] = []
    for mark in marks {
      closeVeils(of: &open, before: mark.place, &list)
      open.append(mark)
    }
    closeVeils(of: &open, before: .max, &list)
    paintHitThroughCovers(&list)
  }

  /// Veils lie over a view's whole subtree, so the inner ones come first.
  private func closeVeils(
    of open: inout [Dimming.Mark], before place: Int, _ list: inout DisplayList
  ) {
    while let last = open.last, layout.scene.shapes[last.place].subtreeEnd <= place {
      paintVeil(last, &list)
      open.removeLast()
    }
  }

  private func paintVeil(_ mark: Dimming.Mark, _ list: inout DisplayList) {
    let shape = layout.scene.shapes[mark.place]
    if mark.isVeiled {
      let share = mark.isRefusal ? Dimming.refusedVeil : Dimming.neverAskedVeil
      let isNew = layout.model.picture.current == .view(mark.view)
      let fade = isNew ? layout.model.motion.fade : 1
      list.fill(shape.shape, StageScene.ground.opacity(share * fade))
    }
    guard mark.isRefusal, mark.isVeiled || mark.isGhost else { return }
    list.hatch(shape.shape, Hatch(onDevice.refused.opacity(0.22), spacing: 9))
  }

  /// Where a view that was passed by covers the hit-test view, the latter shows through.
  private func paintHitThroughCovers(_ list: inout DisplayList) {
    guard let hit = overlay.hit, let place = layout.scene.place(of: hit) else { return }
    let shapes = layout.scene.shapes
    let subtree = place..<shapes[place].subtreeEnd
    for mark in layout.dimming.marks where mark.place >= subtree.upperBound && !mark.isGhost {
      let cover = shapes[mark.place].outline
      for inner in subtree {
        guard let fill = shapes[inner].fill else { continue }
        let shared = shapes[inner].outline.intersection(cover)
        if !shared.isEmpty { list.fill(.polygon(shared), fill.opacity(0.5)) }
      }
    }
  }

  // MARK: - Outlines

  func paintOutlines(_ list: inout DisplayList) {
    for mark in layout.dimming.marks { paintOutline(of: mark, &list) }
    paintAreas(&list)
    for hit in overlay.otherHits + [overlay.hit].compactMap({ $0 }) {
      guard let shape = layout.scene[hit], shape.box != nil else { continue }
      paintHitOutline(shape, &list)
    }
    if let hovered = layout.model.hovered, let shape = layout.scene[hovered] {
      list.stroke(shape.shape, Stroke(casing, width: 4, placement: .centered))
      list.stroke(shape.shape, Stroke(onDevice.selection, width: 2, placement: .centered))
    }
    if let selected = layout.model.selection?.viewID, let place = layout.scene.place(of: selected),
      layout.dimming.mark(at: place)?.isRefusal != true, selected != overlay.hit
    {
      let shape = layout.scene.shapes[place]
      list.stroke(.polygon(shape.frame), Stroke(onDevice.selection, width: 1))
    }
  }

  /// The view to blame: its whole frame, also where it is hidden or its superview cuts it.
  func paintCulprit(_ list: inout DisplayList) {
    guard let culprit = layout.model.culprit, let shape = layout.scene[culprit] else { return }
    let frame = Shape.polygon(shape.frame)
    list.stroke(frame, Stroke(casing, width: 6, placement: .inside))
    list.stroke(
      frame, Stroke(onDevice.warning, width: 3, placement: .inside, dash: Dash(on: 9, off: 3)))
  }

  private func paintOutline(of mark: Dimming.Mark, _ list: inout DisplayList) {
    let shape = layout.scene.shapes[mark.place].shape
    if mark.isRefusal {
      let isCurrent = layout.model.picture.current == .view(mark.view)
      list.stroke(
        shape, Stroke(onDevice.refused, width: isCurrent ? 2 : 1.5, placement: .inside))
    } else {
      list.stroke(
        shape,
        Stroke(onDevice.refused, width: 1.5, placement: .inside, dash: Dash(on: 2, off: 3)))
    }
  }

  /// Outside the view's edge, cased in white, the corners rounded with it.
  private func paintHitOutline(_ shape: SceneShape, _ list: inout DisplayList) {
    let line = Metrics.Stage.hitLine
    let isWhole =
      shape.box.map { $0.width >= device.screen.width - 1 && $0.height >= device.screen.height - 1 }
      ?? false
    let placement: Stroke.Placement = isWhole ? .inside : .outside
    let rounded = rounded(shape.shape)
    list.stroke(rounded, Stroke(casing, width: line + Metrics.Stage.casing, placement: placement))
    list.stroke(rounded, Stroke(onDevice.hit, width: line, placement: placement))
  }

  /// A rectangle with its corners eased, so that a thick line round it isn't pointed.
  private func rounded(_ shape: Shape) -> Shape {
    guard case .rect(let rect) = shape else { return shape }
    return .roundedRect(rect, radius: 1)
  }

  private func paintAreas(_ list: inout DisplayList) {
    for area in overlay.areas {
      for piece in area.pieces where area.isSelected || area.view == overlay.hit {
        list.fill(.polygon(piece), onDevice.hit.opacity(0.1))
      }
      for piece in area.unreachable {
        list.fill(.polygon(piece), StageScene.ground.opacity(0.5))
        list.hatch(.polygon(piece), Hatch(onDevice.refused.opacity(0.4), spacing: 9))
      }
      let closed = area.outline + area.outline.prefix(1)
      list.path(closed, Stroke(casing, width: 5).rounded)
      if area.pieces.count == 1 {
        list.stroke(
          .polygon(area.pieces[0]), Stroke(onDevice.hit, width: 2, dash: Dash(on: 7, off: 4)))
      } else {
        list.path(closed, Stroke(onDevice.hit, width: 2, dash: Dash(on: 7, off: 4)))
      }
    }
  }
}
