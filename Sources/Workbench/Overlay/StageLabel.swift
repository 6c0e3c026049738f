import EventDelivery
import Geometry
import PlatformInterface

/// A label over or beside the device, as it is to be read; where it stands is another matter.
struct StageLabel: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// The hit-test view's name on its edge.
    case hitTab
    /// What a drag has made of an area or a frame.
    case readout
    /// What is odd about the finger's point.
    case callout
    /// Why a view refused.
    case refused
    /// Who holds the finger's touch back from its view.
    case held
    /// Who is to blame.
    case culprit
    /// That nobody asked a view.
    case notAsked
    /// How the call went on, beside a line.
    case word
    case name(onDimmed: Bool)
    case measure
    /// How many refused views found no room.
    case count
  }

  let kind: Kind
  /// Whom it is about.
  var responder: ResponderID?
  var text: String
  /// A second line.
  var detail: String?
  var style: TextStyle
  /// The text's colour, where it follows the ground it stands on.
  var color: Color?
  /// Whether the step shown is about it.
  var isCurrent = false
}

/// The line from a label in a gutter, or a callout, to what it is about.
struct Leader: Hashable, Sendable {
  let points: [Point]
  /// Dotted for a view that nobody asked.
  let isDotted: Bool
}

/// A label with its place.
struct PlacedLabel: Hashable, Sendable {
  let label: StageLabel
  let rect: Rect
  /// Only its mark is left: there was no room for the words.
  var isSquare = false
  var leader: Leader?
}

/// A label that wants a place, and the places it would take.
struct LabelRequest: Sendable {
  let label: StageLabel
  /// The places to try, best first.
  var places: [Rect]
  var lines = Lines.ignore
  /// What it does where none of its places is free.
  var fallback = Fallback.drop
  /// The leader to draw from a place, by the place's number.
  var leaders: [Leader?] = []

  /// What lines mean to it.
  enum Lines: Hashable, Sendable {
    /// It covers them.
    case ignore
    /// It covers them where it must.
    case avoidIfPossible
    /// It would be hard to read with a line through it.
    case avoid
  }

  enum Fallback: Sendable {
    /// It is left out.
    case drop
    /// It goes to a gutter, with a line to its view; else only its square is left.
    case gutter(GutterWish, squares: [Rect])
    /// It stands somewhere: at the free place nearest to its first one.
    case anywhere
  }
}

/// A label's wish to stand in a gutter.
struct GutterWish: Sendable {
  /// What the label is about, as it can be seen.
  let box: Rect
  /// The whole text there, which names the view.
  let text: String
  let size: Size
  let isDotted: Bool
}
