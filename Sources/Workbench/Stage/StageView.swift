import EventDelivery
public import Geometry
public import PlatformInterface

/// The stage: the device with the app, and over and beside it the story of a touch.
///
/// A touch comes down on the left, lands on the device, and its answer goes up on the right.
public enum StageView {
  /// Finds a place for everything; equal arguments give equal layouts.
  public static func layout(
    in bounds: Rect, model: StageModel, text: any TextMeasuring
  ) -> StageLayout {
    let isCompact = bounds.height < 540 || bounds.width < 640
    let stripHeight = isCompact ? Metrics.Stage.compactStrip : Metrics.Stage.strip
    let strip = Rect(bounds.minX, bounds.minY, bounds.width, min(stripHeight, bounds.height))
    let ground = Rect(
      bounds.minX, strip.maxY, bounds.width, max(0, bounds.height - strip.height))
    let device = DeviceFrame(
      ground: ground, screenSize: model.tree.screen.size, zoom: model.zoom)
    return StageLayout(bounds: bounds, strip: strip, device: device, model: model)
  }

  public static func draw(_ layout: StageLayout, into list: inout DisplayList) {
    list.fill(layout.bounds, layout.model.theme.stage)
    list.fill(layout.device.outer, radius: Metrics.Stage.bezelRadius, layout.model.theme.bezel)
  }
}
