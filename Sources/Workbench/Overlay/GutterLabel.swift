import Geometry

/// A label that wants to stand beside the device, on the side nearer to its view.
struct GutterLabel {
  let request: LabelRequest
  let wish: GutterWish
  private let device: Rect
  private let isLeading: Bool

  /// Nil where the label doesn't want a gutter, or is nearer to the other one.
  init?(_ request: LabelRequest, device: Rect, isLeading: Bool) {
    guard case .gutter(let wish, _) = request.fallback else { return nil }
    let isNearerLeading = wish.box.midX - device.minX <= device.maxX - wish.box.midX
    guard isNearerLeading == isLeading else { return nil }
    self.request = request
    self.wish = wish
    self.device = device
    self.isLeading = isLeading
  }

  /// The places to try below a floor, each with its leader: level with the view first, then nearby.
  func places(below floor: Double, to ceiling: Double) -> [(Rect, Leader)] {
    let shares = [0.3, 0.5, 0.7, 0.15, 0.85]
    var result: [(Rect, Leader)] = []
    for share in shares {
      let anchor = wish.box.minY + wish.box.height * share
      let rect = rect(middle: anchor)
      guard rect.minY >= floor else { continue }
      result.append((rect, straight(at: anchor.rounded())))
    }
    let home = max(floor, wish.box.minY + wish.box.height * 0.3 - wish.size.height / 2)
    for step in 0..<24 {
      for direction in [1.0, -1] where step > 0 || direction > 0 {
        let top = home + Double(step) * 10 * direction
        guard top >= floor, top + wish.size.height <= ceiling else { continue }
        let rect = rect(middle: top + wish.size.height / 2)
        for share in shares {
          let anchor = (wish.box.minY + wish.box.height * share).rounded()
          guard abs(anchor - rect.midY) <= Self.furthest else { continue }
          result.append((rect, bent(from: rect, to: anchor)))
        }
      }
    }
    return result
  }

  private func rect(middle: Double) -> Rect {
    let gap = Metrics.Stage.gutterLabelGap
    let x = isLeading ? device.minX - gap - wish.size.width : device.maxX + gap
    return Rect(
      x.rounded(), (middle - wish.size.height / 2).rounded(), wish.size.width, wish.size.height)
  }

  /// How far a label may stand above or below what it is about.
  private static let furthest = 64.0

  /// Where the leader touches the view.
  private var edge: Double { isLeading ? wish.box.minX + 1 : wish.box.maxX - 1 }

  private func labelEdge(_ rect: Rect) -> Double { isLeading ? rect.maxX : rect.minX }

  private func straight(at y: Double) -> Leader {
    let rect = rect(middle: y)
    return Leader(points: [Point(labelEdge(rect), y), Point(edge, y)], isDotted: wish.isDotted)
  }

  /// A line that changes its height between the label and the bezel.
  private func bent(from rect: Rect, to anchor: Double) -> Leader {
    let start = Point(labelEdge(rect), rect.midY)
    let elbow = isLeading ? start.x + 6 : start.x - 6
    return Leader(
      points: [start, Point(elbow, start.y), Point(elbow, anchor), Point(edge, anchor)],
      isDotted: wish.isDotted)
  }
}
