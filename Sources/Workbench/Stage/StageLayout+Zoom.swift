import EventDelivery
import Geometry

/// What zooming needs to know of a layout.
extension StageLayout {
  /// The stage below its strip.
  var ground: Rect { device.ground }

  /// The scale at which the whole device fits.
  var fittingScale: Double {
    DeviceFrame(ground: ground, screenSize: model.tree.screen.size, zoom: .fit).scale
  }

  /// Where a target lies, if it is there.
  func rect(of target: StageTarget) -> Rect? {
    targets.last { $0.target == target }?.rect
  }
}
