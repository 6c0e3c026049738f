import EventDelivery
import Geometry
import Localization
import PlatformInterface
import TraceAnalysis

/// What every part of the overlay needs to know to find its place.
struct StageContext {
  let bounds: Rect
  let model: StageModel
  let device: DeviceFrame
  let scene: StageScene
  let grid: CoverageGrid
  let zoom: ZoomControl?
  let text: any TextMeasuring

  var phrases: Phrasebook { model.phrases }
  var picture: DeliveryPicture { model.picture }
  var tree: ViewTree { model.tree }

  /// Where labels may stand: the stage below the strip, a little off its edges.
  var labelArea: Rect { device.ground.inset(by: Metrics.Stage.labelInset) }

  /// Whether the story of a touch is told: who was asked, and the way up.
  var showsStory: Bool { model.mode != .edit && model.hitMap == nil }

  /// The view that the step shown asks or hears; nil in steps of other stages.
  var askedView: ViewID? {
    guard case .hitTest = picture.step?.kind else { return nil }
    return picture.current?.viewID
  }

  /// Whether chips are one line high and lack the class.
  func hasSmallChips(in gutter: Rect) -> Bool {
    device.isSmall || gutter.width < Metrics.Stage.smallChipGutter
  }

  func chipHeight(in gutter: Rect) -> Double {
    hasSmallChips(in: gutter) ? Metrics.Stage.smallChip : Metrics.Stage.chip
  }

  func name(_ responder: ResponderID) -> String { tree.identifier(of: responder) }
  func name(_ view: ViewID) -> String { tree[view].identifier }

  func width(_ string: String, _ style: TextStyle) -> Double {
    text.width(of: string, style: style).rounded(.up)
  }
}
