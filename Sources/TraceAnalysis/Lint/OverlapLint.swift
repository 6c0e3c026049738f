import EventDelivery
import Geometry

/// Finds where a part of a view that one would touch goes to somebody else, or to nobody.
struct OverlapLint {
  let tree: ViewTree
  let view: ViewID

  /// One finding for each cause and culprit.
  func findings(in scan: ReachScan) -> [LintFinding] {
    guard tree.isShown(view), !isContainer else { return [] }
    var found: [LintFinding] = []
    for other in scan.others {
      let area = Double(other.pixels) * scan.pixelArea
      guard area >= LintRules.leastOverlap, let finding = finding(on: other, area) else { continue }
      if !found.contains(where: { $0.code == finding.code && $0.culprit == finding.culprit }) {
        found.append(finding)
      }
    }
    return found
  }

  /// What keeps a touch at a point of the view from it.
  func obstacle(at point: Point) -> Obstacle? {
    var finder = ObstacleFinder(view: view, point: point, tree: tree)
    return finder.find().first
  }

  /// Views with recognizers that hold controls are meant to be touched beside those.
  private var isContainer: Bool {
    tree[view].control == nil
      && tree.subtree(of: view).dropFirst().contains { tree.isInteractive($0) }
  }

  private func finding(on other: ReachScan.Other, _ area: Double) -> LintFinding? {
    guard let obstacle = obstacle(at: other.sample),
      !tree.canScrollAway(view, from: obstacle.culprit, at: other.sample)
    else { return nil }
    let culprit = ExplainedSubject.view(obstacle.culprit)
    switch obstacle.cause {
    case .coveredBySibling, .coveredByWindow, .singularTransform, .pointInsideOverride,
      .hitTestOverride, .unknownOverride:
      guard let taker = obstacle.taker else { return nil }
      let isInvisible = tree.drawsNothing(taker) && !tree.isInteractive(taker)
      guard isInvisible || isTouchable(taker) else { return nil }
      return LintFinding(
        .view(view), .cause(obstacle.cause), culprit: culprit, .warning,
        .overlap(area: area, taker: taker, isInvisible: isInvisible))
    case .outsideAncestorBounds, .zeroSizeAncestor:
      guard isDrawn(at: other.sample) else { return nil }
      return LintFinding(
        .view(view), .cause(obstacle.cause), culprit: culprit, .warning, .overflow(area: area))
    default: return nil
    }
  }

  /// Whether the view that takes the touch, or one around it that the view isn't in, is made for it.
  private func isTouchable(_ taker: ViewID) -> Bool {
    tree.ancestors(from: taker).prefix { !tree.isDescendant(view, of: $0) }
      .contains { tree.isInteractive($0) }
  }

  /// Whether no ancestor clips the view there.
  private func isDrawn(at point: Point) -> Bool {
    tree.ancestors(from: view).dropFirst().allSatisfy { ancestor in
      let clips = tree[ancestor].clipsToBounds || tree[ancestor].scroll != nil
      return !clips
        || tree.bounds(of: ancestor).contains(tree.convertFromScreen(point, to: ancestor))
    }
  }
}
