import EventDelivery
public import Geometry
public import PlatformInterface

/// The stage: the device with the app, and over and beside it the story of a touch.
///
/// A touch comes down on the left, lands on the device, and its answer goes up on the right.
public enum StageView {
  /// Below this height or width the strip is low and its type small.
  private static let compact = Size(640, 540)

  /// Finds a place for everything; equal arguments give equal layouts.
  public static func layout(
    in bounds: Rect, model: StageModel, text: any TextMeasuring
  ) -> StageLayout {
    let isCompact = bounds.height < compact.height || bounds.width < compact.width
    let stripHeight = isCompact ? Metrics.Stage.compactStrip : Metrics.Stage.strip
    let strip = Rect(bounds.minX, bounds.minY, bounds.width, min(stripHeight, bounds.height))
    let ground = Rect(
      bounds.minX, strip.maxY, bounds.width, max(0, bounds.height - strip.height))
    let device = DeviceFrame(
      ground: ground, screenSize: model.tree.screen.size, zoom: model.zoom)
    let scene = StageScene(tree: model.tree, device: device)
    let zoom = ZoomControl(device, phrases: model.phrases)
    let context = StageContext(
      bounds: bounds, model: model, device: device, scene: scene,
      grid: CoverageGrid(scene: scene), zoom: zoom, text: text)
    let dimming = Dimming(model.picture, scene: scene, showsStory: context.showsStory)
    let overlay = StageOverlay(context, dimming: dimming)
    return StageLayout(
      bounds: bounds, device: device, model: model,
      strip: VerdictStrip(in: strip, isCompact: isCompact, model: model, text: text),
      scene: scene, dimming: dimming, overlay: overlay, zoom: zoom,
      targets: targets(of: overlay, zoom, mode: model.mode), text: text)
  }

  private static func targets(
    of overlay: StageOverlay, _ zoom: ZoomControl?, mode: StageMode
  ) -> [StageLayout.Target] {
    var targets: [StageLayout.Target] = []
    for label in overlay.labels where mode != .touch || label.leader != nil {
      guard let responder = label.label.responder else { continue }
      targets.append(.init(rect: label.rect, target: .responder(responder)))
    }
    for label in overlay.labels where label.label.kind == .count {
      targets.append(.init(rect: label.rect, target: .refusedList))
    }
    for chip in overlay.chips {
      if let target = chip.target { targets.append(.init(rect: chip.rect, target: target)) }
    }
    // In Touch only an area's handles are taken hold of; a frame's corners are for Edit.
    for handle in overlay.handles where mode == .edit || (mode == .touch && handle.isArea) {
      targets.append(.init(rect: handle.target, target: .handle(handle.handle, of: handle.view)))
    }
    for row in overlay.sides.flatMap(\.rows) {
      if let target = row.item.target { targets.append(.init(rect: row.rect, target: target)) }
    }
    if let zoom {
      targets += [
        .init(rect: zoom.thumbnail, target: .thumbnail), .init(rect: zoom.minus, target: .zoomOut),
        .init(rect: zoom.figure, target: .zoomReset), .init(rect: zoom.plus, target: .zoomIn),
      ]
    }
    return targets
  }

  public static func draw(_ layout: StageLayout, into list: inout DisplayList) {
    StagePainter(layout: layout).paint(into: &list)
  }
}
