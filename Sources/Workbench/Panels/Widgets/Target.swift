import Geometry
import PlatformInterface

/// What a pointer or the keyboard can reach: a widget's place and what using it does.
struct Target: Hashable, Sendable {
  /// How it is used.
  enum Role: Hashable, Sendable {
    /// A click, Enter or the space bar does it; Alt-click does the other, if there is one.
    case button(Command, alternate: Command? = nil)
    /// Typed into, dragged on its name, changed by arrow keys.
    case number(NumberTarget, Double)
    case text(TextTarget)
    /// Dragged along its track, changed by arrow keys.
    case slider(NumberTarget, Double, track: Rect)
    case split(Splits.Handle)
    /// A click selects it, so that it can be copied.
    case value(String)
    /// The arrow keys move through its rows.
    case list(ListID)
    case stage
    /// Pressed and dragged along the steps.
    case scrub
    /// Nothing: it only keeps the pointer from what lies below.
    case cover
  }

  let id: WidgetID
  let panel: PanelID
  let role: Role
  /// As it is drawn.
  let frame: Rect
  /// Where the pointer reaches it: at least 28 high, within its panel.
  let area: Rect
  var isEnabled = true
  /// Whether the keyboard stops at it.
  var isFocusable = true
  var tooltip: String?
  var cursor = CursorShape.arrow

  /// The least height of what the pointer must reach.
  static let minimumHeight = 28.0
}

/// A list whose rows the arrow keys move through.
enum ListID: Hashable, Sendable {
  case tree
  case scenes
  case problems
  case log
}

/// A text field, by what is typed into it.
enum TextTarget: Hashable, Sendable {
  case search
}

/// A place whose content is longer than it is.
struct ScrollArea: Hashable, Sendable {
  enum ID: Hashable, Sendable {
    case tree
    case scenes
    case problems
    case inspector
    case log
    case lanes
    case menu
    case sheet
  }

  let id: ID
  let frame: Rect
  /// How long the content is, along the scrolled axis.
  let contentLength: Double
  var isHorizontal = false

  var visibleLength: Double { isHorizontal ? frame.width : frame.height }
  var limit: Double { max(0, contentLength - visibleLength) }

  /// The offset that shows a stretch of the content, moving as little as it can.
  func offset(revealing stretch: Range<Double>, from offset: Double) -> Double {
    let earliest = stretch.upperBound - visibleLength
    let latest = stretch.lowerBound
    // A stretch longer than the place is centred in it.
    let wanted =
      earliest > latest ? (earliest + latest) / 2 : min(max(offset, earliest), latest)
    return min(max(wanted, 0), limit)
  }
}
