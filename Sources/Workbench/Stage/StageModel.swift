public import EventDelivery
public import Geometry
public import Localization
import PlatformInterface
public import TraceAnalysis

/// Everything the stage shows, as a value: equal models give equal pictures.
public struct StageModel: Sendable {
  /// The tree as it was at the step shown.
  public var tree: ViewTree
  /// The delivery up to the step shown.
  public var picture: DeliveryPicture
  public var mode: StageMode
  public var selection: ResponderID?
  /// The view under the mouse, in Inspect and Edit.
  public var hovered: ViewID?
  public var drag: StageDrag?
  /// Fingers on the glass right now; nil shows those of the picture.
  public var fingers: [FingerMark]?
  public var zoom: StageZoom
  /// The handles and corners of the selection have the keyboard's focus.
  public var isFocused: Bool
  /// Whether the folded middle of the responder chain has been opened.
  public var showsWholeChain: Bool
  /// The colours of who is hit where, laid over the app; nil shows the app and the story of a touch.
  var hitMap: HitMapShading?
  /// Where one sees the selected view and touches another, on the screen.
  var hitMapMissing: [Rect] = []
  /// A picture of the app, under its views.
  var backdrop: PixelImage?
  /// Who is to blame for what was asked about.
  var culprit: ViewID?
  /// How far the step's own part of the picture has come.
  var motion = MotionState(nil, at: 0)
  public var phrases: Phrasebook
  public var theme: Theme

  public init(tree: ViewTree, picture: DeliveryPicture, phrases: Phrasebook, theme: Theme) {
    self.tree = tree
    self.picture = picture
    self.phrases = phrases
    self.theme = theme
    mode = .touch
    zoom = .fit
    isFocused = false
    showsWholeChain = false
  }
}

/// What the mouse does on the stage.
public enum StageMode: String, Hashable, Sendable, CaseIterable {
  /// It is a finger.
  case touch
  /// It points at views; nothing is delivered.
  case inspect
  /// It moves, resizes and enlarges them.
  case edit
}

/// How the device lies on the stage.
public enum StageZoom: Hashable, Sendable {
  /// The whole device, as large as it fits.
  case fit
  /// So many window points a screen point, with this point of the screen in the middle.
  case magnified(Double, center: Point)
}

/// A drag of a handle that is under way.
public struct StageDrag: Hashable, Sendable {
  public var view: ViewID
  public var handle: StageHandle
  /// The size before the drag, for the readout.
  public var sizeBefore: Size

  public init(view: ViewID, handle: StageHandle, sizeBefore: Size) {
    self.view = view
    self.handle = handle
    self.sizeBefore = sizeBefore
  }
}

/// What can be dragged at a selected view's edges.
public enum StageHandle: Hashable, Sendable {
  /// Enlarges or shrinks the view's point-inside area.
  case area(Edges)
  /// Resizes the view.
  case frame(Edges)

  /// The edges that move along: one of them, or two at a corner.
  public struct Edges: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    public static let top = Edges(rawValue: 1)
    public static let left = Edges(rawValue: 2)
    public static let bottom = Edges(rawValue: 4)
    public static let right = Edges(rawValue: 8)

    /// The four corners and the four sides, clockwise from the top left corner.
    public static let all: [Edges] = [
      [.top, .left], .top, [.top, .right], .right, [.bottom, .right], .bottom, [.bottom, .left],
      .left,
    ]

    public static let corners: [Edges] = [
      [.top, .left], [.top, .right], [.bottom, .right], [.bottom, .left],
    ]

    /// The point of a rectangle that the handle sits on.
    public func point(of rect: Rect) -> Point {
      let x = contains(.left) ? rect.minX : contains(.right) ? rect.maxX : rect.midX
      let y = contains(.top) ? rect.minY : contains(.bottom) ? rect.maxY : rect.midY
      return Point(x, y)
    }
  }
}
