import Geometry
import Localization
import PlatformInterface

/// A picture under way: what is drawn, and where the pointer and the keyboard can reach it.
///
/// Panels call a widget's method with its place and state; the method draws it and notes its target.
struct Surface {
  let theme: Theme
  let text: any TextMeasuring
  let phrases: Phrasebook
  let attention: Attention
  private(set) var targets: [Target] = []
  private(set) var scrollAreas: [ScrollArea] = []
  var list = DisplayList()
  /// The panel that the next targets belong to.
  var panel = PanelID.toolbar
  /// Outside of it nothing is drawn or reached.
  private(set) var clip: Rect

  init(
    theme: Theme, text: any TextMeasuring, phrases: Phrasebook, attention: Attention, size: Size
  ) {
    self.theme = theme
    self.text = text
    self.phrases = phrases
    self.attention = attention
    clip = Rect(origin: .zero, size: size)
  }

  // MARK: - Targets

  /// Notes a target, its area enlarged to the least that a pointer needs.
  ///
  /// Where it is scrolled out of sight only the keyboard reaches it.
  mutating func add(
    _ id: WidgetID, _ role: Target.Role, frame: Rect, _ configure: (inout Target) -> Void = { _ in }
  ) {
    let missing = max(0, Target.minimumHeight - frame.height) / 2
    let enlarged = frame.inset(by: Insets(top: -missing, left: 0, bottom: -missing, right: 0))
    let area = enlarged.intersection(clip) ?? .zero
    var target = Target(id: id, panel: panel, role: role, frame: frame, area: area)
    configure(&target)
    if target.isFocusable || !area.isEmpty { targets.append(target) }
  }

  /// Notes a target that the keyboard alone reaches here.
  mutating func addForKeyboard(_ id: WidgetID, _ role: Target.Role, frame: Rect) {
    targets.append(Target(id: id, panel: panel, role: role, frame: frame, area: .zero))
  }

  /// Notes a target whose area is exactly this.
  mutating func add(
    _ id: WidgetID, _ role: Target.Role, exactly area: Rect,
    _ configure: (inout Target) -> Void = { _ in }
  ) {
    guard let reached = area.intersection(clip) else { return }
    var target = Target(id: id, panel: panel, role: role, frame: area, area: reached)
    configure(&target)
    targets.append(target)
  }

  mutating func add(_ area: ScrollArea) {
    scrollAreas.append(area)
  }

  /// Draws and reaches only inside the rectangle.
  mutating func clipped(to rect: Rect, _ body: (inout Surface) -> Void) {
    let outer = clip
    guard let inner = rect.intersection(outer) else { return }
    clip = inner
    list.append(.pushClip(inner))
    body(&self)
    list.append(.popClip)
    clip = outer
  }

  // MARK: - Text

  func width(_ string: String, _ style: TextStyle) -> Double {
    text.width(of: string, style: style)
  }

  enum Alignment: Hashable, Sendable {
    case leading
    case center
    case trailing
  }

  /// Draws a label centred on the rectangle's height, shortened where it doesn't fit.
  ///
  /// Returns where it came to lie.
  @discardableResult
  mutating func label(
    _ string: String, in rect: Rect, _ style: TextStyle, _ color: Color,
    _ alignment: Alignment = .leading, truncation: Truncation = .tail
  ) -> Rect {
    let shown = text.truncated(string, style: style, toWidth: rect.width, truncation)
    let width = text.width(of: shown, style: style)
    let x =
      switch alignment {
      case .leading: rect.minX
      case .center: rect.midX - width / 2
      case .trailing: rect.maxX - width
      }
    let baseline = Point(x, text.baseline(centeredIn: rect, style: style))
    list.text(shown, at: baseline, style, color)
    return Rect(x, rect.minY, width, rect.height)
  }

  // MARK: - Focus

  /// The ring of the keyboard's focus, if the widget has it.
  mutating func focusRing(_ id: WidgetID, _ frame: Rect, radius: Double) {
    guard attention.ring(around: id) else { return }
    ring(frame, radius: radius)
  }

  mutating func ring(_ frame: Rect, radius: Double) {
    list.stroke(
      frame.inset(by: -2), radius: radius + 3,
      Stroke(theme.selection, width: 2, placement: .outside))
  }

  /// What lies behind a widget: nothing at rest, a tint under the pointer.
  func tint(_ id: WidgetID, onPanel2: Bool = false) -> Color? {
    if attention.isPressed(id) { return theme.hairline }
    guard attention.isHovered(id) else { return nil }
    return onPanel2 ? theme.hairline.opacity(0.6) : theme.panel2
  }
}
