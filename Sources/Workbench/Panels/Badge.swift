import EventDelivery
import Geometry
import Localization
import PlatformInterface
import TraceAnalysis

/// A word or two beside a row of the hierarchy: why a touch can't arrive there, or what this one did.
enum Badge: Hashable, Sendable {
  /// The touch's view.
  case hit
  case refused(HitTestStep.Refusal)
  /// What makes it refuse whatever touch comes.
  case unreachable(HitTestStep.Refusal)
  case notAsked
  case firstResponder
  case keyWindow
  /// What came up the chain was discarded at its end.
  case discarded
  /// An area larger than the bounds by this much at its widest.
  case enlarged(Double)
  case shrunk(Double)
  case override
  case disabled
  case assumed
  /// Asked, and the point was inside.
  case asked

  func title(_ phrases: Phrasebook) -> String {
    switch self {
    case .hit: phrases.text(HierarchyPhrase.hit)
    case .refused(let refusal), .unreachable(let refusal): phrases.reason(refusal)
    case .notAsked: phrases.notAsked
    case .firstResponder: phrases.text(HierarchyPhrase.firstResponder)
    case .keyWindow: phrases.text(HierarchyPhrase.keyWindow)
    case .discarded: phrases.text(HierarchyPhrase.discarded)
    case .enlarged(let outset): "+" + NumberText.text(outset)
    case .shrunk(let outset): "−" + NumberText.text(-outset)
    case .override: phrases.text(HierarchyPhrase.override)
    case .disabled: phrases.text(HierarchyPhrase.disabled)
    case .assumed: phrases.text(HierarchyPhrase.assumed)
    case .asked: ""
    }
  }
}

extension Surface {
  static var badgeHeight: Double { 19 }

  func badgeWidth(_ badge: Badge) -> Double {
    if badge == .asked { return 14 }
    let title = width(badge.title(phrases), Typography.tag).rounded(.up)
    return title + (hasCross(badge) ? 30 : badge == .hit ? 26 : 18)
  }

  private func hasCross(_ badge: Badge) -> Bool {
    switch badge {
    case .refused, .unreachable: true
    case .hit, .notAsked, .firstResponder, .keyWindow, .discarded, .enlarged, .shrunk, .override,
      .disabled, .assumed, .asked:
      false
    }
  }

  /// Draws a badge that ends at `maxX`; returns where it begins.
  @discardableResult
  mutating func badge(
    _ badge: Badge, endingAt maxX: Double, midY: Double, isShort: Bool = false,
    height: Double = Self.badgeHeight
  ) -> Double {
    if isShort, hasCross(badge) { return shortBadge(endingAt: maxX, midY: midY) }
    let width = badgeWidth(badge)
    let frame = Rect(maxX - width, midY - height / 2, width, height)
    let title = badge.title(phrases)
    switch badge {
    case .asked: icon(.check, at: frame.center, theme.down)
    case .hit: filledBadge(title, frame, radius: Metrics.Radius.tab, theme.hit)
    case .refused, .unreachable: refusedBadge(title, frame)
    case .notAsked: hollowBadge(title, frame, theme.refused, Dash(on: 2, off: 2))
    case .firstResponder, .keyWindow: hollowBadge(title, frame, theme.text2, nil)
    case .discarded: hollowBadge(title, frame, theme.refused, Dash(on: 4, off: 3))
    case .enlarged, .shrunk: hollowBadge(title, frame, theme.hit, Dash(on: 4, off: 2.5))
    case .override: hollowBadge(title, frame, theme.hit, nil)
    case .disabled: hollowBadge(title, frame, theme.refused, nil)
    case .assumed: hollowBadge(title, frame, theme.warning, nil)
    }
    return frame.minX
  }

  /// The count of badges that found no room.
  @discardableResult
  mutating func badgeCount(_ count: Int, endingAt maxX: Double, midY: Double) -> Double {
    let title = "+\(count)"
    let width = self.width(title, Typography.tag)
    label(title, in: Rect(maxX - width, midY - 10, width, 20), Typography.tag, theme.text2)
    return maxX - width
  }

  /// The strongest badge beside the inspected id; the touch's view is named in full there.
  mutating func headerBadge(_ badge: Badge, endingAt maxX: Double, midY: Double) -> Double {
    guard badge == .hit else { return self.badge(badge, endingAt: maxX, midY: midY) }
    let title = phrases.text(InspectorPhrase.hitTestView)
    let width = (self.width(title, Typography.tag) + 16).rounded(.up)
    let frame = Rect(maxX - width, midY - 11, width, 22)
    filledBadge(title, frame, radius: Metrics.Radius.tab, theme.hit)
    return frame.minX
  }

  private mutating func filledBadge(
    _ title: String, _ frame: Rect, radius: Double, _ color: Color
  ) {
    list.fill(frame, radius: radius, color)
    label(title, in: frame, Typography.tag, theme.onColor, .center)
  }

  private mutating func refusedBadge(_ title: String, _ frame: Rect) {
    list.fill(.capsule(frame), theme.refused)
    icon(.cross, at: Point(frame.minX + 12, frame.midY), theme.onColor)
    let room = frame.inset(by: Insets(top: 0, left: 20, bottom: 0, right: 8))
    label(title, in: room, Typography.tag, theme.onColor)
  }

  /// The cross alone, where the reason found no room.
  private mutating func shortBadge(endingAt maxX: Double, midY: Double) -> Double {
    let frame = Rect(maxX - 24, midY - Self.badgeHeight / 2, 24, Self.badgeHeight)
    list.fill(.capsule(frame), theme.refused)
    icon(.cross, at: frame.center, theme.onColor)
    return frame.minX
  }

  private mutating func hollowBadge(
    _ title: String, _ frame: Rect, _ color: Color, _ dash: Dash?
  ) {
    list.stroke(.capsule(frame), Stroke(color, width: 1, placement: .inside, dash: dash))
    label(title, in: frame, Typography.tag, color, .center)
  }
}
