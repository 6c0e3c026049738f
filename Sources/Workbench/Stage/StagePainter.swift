import Geometry
import PlatformInterface

/// Draws a stage from its layout, from back to front.
struct StagePainter {
  let layout: StageLayout

  var theme: Theme { layout.model.theme }
  var device: DeviceFrame { layout.device }
  var overlay: StageOverlay { layout.overlay }
  /// The colours on the device's screen.
  let onDevice = Theme.onDevice
  let casing = Color.white

  func paint(into list: inout DisplayList) {
    list.fill(layout.bounds, theme.stage)
    list.clip(to: device.ground) { list in
      paintDevice(&list)
      if let screen = device.visibleScreen {
        list.clip(to: screen) { list in
          paintScene(&list)
          if layout.model.hitMap == nil {
            paintDimming(&list)
            paintOutlines(&list)
          } else {
            paintHitMap(&list)
            paintHitMapNames(&list)
          }
          paintCulprit(&list)
        }
      }
      paintBezel(&list)
      paintChips(&list)
      paintLines(&list)
      list.clip(to: device.ground) { list in
        paintMarkers(&list)
        paintHandles(&list)
        paintLeaders(&list)
        paintLabels(&list)
        paintFingers(&list)
      }
      paintSideTexts(&list)
      paintZoom(&list)
    }
    paintStrip(&list)
  }

  private func paintDevice(_ list: inout DisplayList) {
    let radius = Metrics.Stage.bezelRadius
    list.fill(device.outer, radius: radius, theme.bezel)
    list.fill(
      device.screen, radius: radius - Metrics.Stage.bezel, StageScene.ground)
    if let backdrop = layout.model.backdrop { list.image(backdrop, in: device.screen) }
  }

  /// Again over the app, so that its corners end at the screen's round ones.
  private func paintBezel(_ list: inout DisplayList) {
    let bezel = Metrics.Stage.bezel
    list.stroke(
      device.screen, radius: Metrics.Stage.bezelRadius - bezel,
      Stroke(theme.bezel, width: bezel, placement: .outside))
  }

  private func paintStrip(_ list: inout DisplayList) {
    let strip = layout.strip
    if device.isMagnified {
      list.fill(strip.rect, theme.stage)
      list.line(
        from: Point(strip.rect.minX, strip.rect.maxY), to: Point(strip.rect.maxX, strip.rect.maxY),
        Stroke(theme.hairline))
    }
    list.text(strip.headline, at: strip.headlineOrigin, strip.headlineStyle, theme.text1)
    if let reason = strip.reason {
      list.text(reason, at: strip.reasonOrigin, Typography.verdictReason, theme.text2)
    }
  }

  private func paintZoom(_ list: inout DisplayList) {
    guard let zoom = layout.zoom else { return }
    let edge = Stroke(theme.hairline, placement: .inside)
    list.fill(zoom.bar, radius: Metrics.Radius.button, theme.panel)
    list.stroke(zoom.bar, radius: Metrics.Radius.button, edge)
    for x in [zoom.figure.minX, zoom.figure.maxX] {
      list.line(
        from: Point(x, zoom.bar.minY), to: Point(x, zoom.bar.maxY), Stroke(theme.hairline))
    }
    let sign = Stroke(theme.text1, width: 2)
    for rect in [zoom.minus, zoom.plus] {
      list.line(
        from: Point(rect.midX - 4, rect.midY), to: Point(rect.midX + 4, rect.midY), sign)
    }
    list.line(
      from: Point(zoom.plus.midX, zoom.plus.midY - 4),
      to: Point(zoom.plus.midX, zoom.plus.midY + 4), sign)
    paintCentered(zoom.text, in: zoom.figure, Typography.button, theme.text1, &list)
    paintThumbnail(zoom, &list)
  }

  private func paintThumbnail(_ zoom: ZoomControl, _ list: inout DisplayList) {
    list.fill(zoom.thumbnail, radius: Metrics.Radius.chip, theme.panel)
    list.stroke(
      zoom.thumbnail, radius: Metrics.Radius.chip, Stroke(theme.hairline, placement: .inside))
    list.fill(zoom.screen, radius: 4, StageScene.ground)
    let shrink = device.screen.width > 0 ? zoom.screen.width / device.screen.width : 0
    list.clip(to: zoom.screen) { list in
      for shape in layout.scene.shapes.prefix(Self.mostThumbnailShapes) {
        guard let fill = shape.fillEverywhere else { continue }
        let box = shape.outline.boundingBox
        let small = Rect(
          zoom.screen.minX + (box.minX - device.screen.minX) * shrink,
          zoom.screen.minY + (box.minY - device.screen.minY) * shrink,
          box.width * shrink, box.height * shrink)
        if small.intersects(zoom.screen) { list.fill(small, fill) }
      }
    }
    list.stroke(zoom.screen, radius: 4, Stroke(theme.controlEdge))
    list.stroke(zoom.visible, Stroke(theme.selection, width: 2))
  }

  private static let mostThumbnailShapes = 200

  /// Text in the middle of a rectangle.
  func paintCentered(
    _ string: String, in rect: Rect, _ style: TextStyle, _ color: Color, width: Double? = nil,
    _ list: inout DisplayList
  ) {
    let length = width ?? layout.text.width(of: string, style: style)
    let baseline = layout.text.baseline(centeredIn: rect, style: style)
    list.text(string, at: Point(rect.midX - length / 2, baseline), style, color)
  }

  /// Text that starts at a rectangle's leading edge, in its middle.
  func paintLeading(
    _ string: String, in rect: Rect, _ style: TextStyle, _ color: Color,
    _ list: inout DisplayList
  ) {
    list.text(
      string, at: Point(rect.minX, layout.text.baseline(centeredIn: rect, style: style)), style,
      color)
  }
}
