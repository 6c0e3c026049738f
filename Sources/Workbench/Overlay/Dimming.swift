import EventDelivery
import Geometry
import PlatformInterface
import TraceAnalysis

/// Which views are dimmed because the touch passed them by, and what names and lines stand on then.
struct Dimming: Sendable {
  enum Kind: Hashable, Sendable {
    case refused(HitTestStep.Refusal)
    case neverAsked
  }

  struct Mark: Hashable, Sendable {
    let view: ViewID
    /// The view's place in the scene.
    let place: Int
    let kind: Kind
    /// Whether the ground's colour is laid over it; deep inside dimmed views it isn't any more.
    let isVeiled: Bool
    /// Whether the view itself isn't drawn, so that only an outline stands for it.
    let isGhost: Bool

    var isRefusal: Bool { kind != .neverAsked }
  }

  /// In drawing order.
  private(set) var marks: [Mark] = []
  private var markByPlace: [Int: Int] = [:]
  /// The colour each shape shows, by place: its own over everything behind it in its own branch.
  private(set) var grounds: [Color] = []

  /// How much of the ground's colour is laid over a refused view, and over one nobody asked.
  static let refusedVeil = 0.66
  static let neverAskedVeil = 0.58
  private static let mostVeils = 2

  init(_ picture: DeliveryPicture, scene: StageScene, showsStory: Bool) {
    var kinds: [ViewID: Kind] = [:]
    if showsStory {
      for asking in picture.pass?.askings ?? [] {
        if let reason = asking.reason { kinds[asking.view] = .refused(reason) }
      }
      for view in picture.neverAsked { kinds[view] = .neverAsked }
      // Another finger's view isn't one that was passed by.
      for view in picture.companions.compactMap(\.hit) { kinds[view] = nil }
    }
    build(kinds, scene)
  }

  func mark(at place: Int) -> Mark? {
    markByPlace[place].map { marks[$0] }
  }

  /// Whether the shape, or one that holds it, is veiled.
  private(set) var isDimmed: [Bool] = []

  private mutating func build(_ kinds: [ViewID: Kind], _ scene: StageScene) {
    var open: [(end: Int, veils: Int, ground: Color)] = []
    grounds.reserveCapacity(scene.shapes.count)
    for (place, shape) in scene.shapes.enumerated() {
      while let last = open.last, last.end <= place { open.removeLast() }
      let outer = open.last
      var ground = outer?.ground ?? StageScene.ground
      if let fill = shape.fill { ground = fill.over(ground) }
      var veils = outer?.veils ?? 0
      if let kind = kinds[shape.view], shape.box != nil, isShown(kind, shape),
        !scene.tree.isWindow(shape.view)
      {
        let isVeiled = veils < Self.mostVeils && shape.isDrawn
        markByPlace[place] = marks.count
        marks.append(
          Mark(
            view: shape.view, place: place, kind: kind, isVeiled: isVeiled,
            isGhost: shape.fill == nil))
        if isVeiled {
          veils += 1
          let share = kind == .neverAsked ? Self.neverAskedVeil : Self.refusedVeil
          ground = ground.mixed(with: StageScene.ground, amount: share)
        }
      }
      grounds.append(ground)
      isDimmed.append(veils > 0)
      open.append((shape.subtreeEnd, veils, ground))
    }
  }

  /// Views that aren't drawn are marked only where they refused.
  private func isShown(_ kind: Kind, _ shape: SceneShape) -> Bool {
    shape.isDrawn || kind != .neverAsked
  }

  /// The colour a shape shows when nothing dims it.
  func plainGround(at place: Int, _ shape: SceneShape) -> Color {
    shape.fill?.over(StageScene.ground) ?? grounds[place]
  }

  /// Black or white on a view, or the softer dark on a dimmed one: whatever can be read.
  func textColor(at place: Int) -> Color {
    let ground = grounds[place]
    if isDimmed[place], ground.contrast(with: Self.softText) >= 4.5 { return Self.softText }
    return ground.mostLegible(of: .black, .white)
  }

  static let softText = Color(hex: 0x2A2F38)
}
