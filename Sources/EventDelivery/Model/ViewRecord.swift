import Geometry

/// What hit-testing reads of a view, kept apart from the rest: trivially copyable, without references.
///
/// Links are indices into the same store; -1 is none.
struct ViewRecord {
  static let none: Int32 = -1

  var parent = Self.none
  var firstChild = Self.none
  var lastChild = Self.none
  var nextSibling = Self.none
  var previousSibling = Self.none
  var flags: Flags = []
  /// As the layer stores it, so that 0.01 reads back as less than 0.01 (B-006).
  var alpha: Float = 1
  var bounds = Rect.zero
  /// From the superview's coordinates to this view's bounds coordinates.
  var fromParent = AffineTransform.identity

  struct Flags: OptionSet {
    let rawValue: UInt16

    static let isHidden = Flags(rawValue: 1 << 0)
    static let isInteractionDisabled = Flags(rawValue: 1 << 1)
    /// An animation without `allowUserInteraction` runs on it (B-051).
    static let isAnimating = Flags(rawValue: 1 << 2)
    /// Overrides `hitTest` or `pointInside`: the cold table says how.
    static let hasOverride = Flags(rawValue: 1 << 3)
    /// `fromParent` only moves, so two additions convert a point.
    static let isTranslation = Flags(rawValue: 1 << 4)
    static let isWindow = Flags(rawValue: 1 << 5)
    /// Says something of its own about responder methods or `next`: the cold table says what.
    static let hasResponderOverride = Flags(rawValue: 1 << 6)
    /// Its class keeps touches from the chain (B-110, B-111).
    static let consumesTouches = Flags(rawValue: 1 << 7)
    /// It is a controller's view.
    static let hasController = Flags(rawValue: 1 << 8)
  }

  /// Converts a point from the superview's coordinates.
  @inline(__always)
  func convertFromParent(_ point: Point) -> Point {
    if flags.contains(.isTranslation) {
      return Point(point.x + fromParent.tx, point.y + fromParent.ty)
    }
    return fromParent.apply(point)
  }
}
