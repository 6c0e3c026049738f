/// The fields of a view's description, in the order that UIKit prints them.
enum FieldKey: String, CaseIterable {
  case baseClass, reactTag, frame, bounds, position, anchorPoint, transform, text, clipsToBounds
  case alpha, hidden, opaque, autoresize, autoresizesSubviews, userInteractionEnabled
  case layoutMargins, tag, tintColor, gestureRecognizers, animations, backgroundColor
  case title, image, placeholder, borderStyle, background, configuration, dataSource, delegate
  case accessibilityIdentifier, accessibilityLabel, enabled, selected, id, layer
  case contentOffset, contentSize, adjustedContentInset, value
  case items, nativeID, testID, backgroundView, contentView, on, selectedSegmentIndex
  case fontSize, font, textColor, numberOfLines, reuseIdentifier, separatorStyle, state

  /// A key that stands before ` = ` or `: `, and where its value begins.
  struct Found {
    let key: FieldKey
    let value: Int
  }

  /// The longest key's length.
  private static let longest = 32

  private static let byName: [String: FieldKey] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// The key by its name.
  static func named(_ name: String) -> FieldKey? { byName[name] }

  /// The known key at a place with an equals sign or a colon behind it.
  static func known(in text: SourceText, at place: Int) -> Found? {
    var end = place
    while end < place + longest, Ascii.continuesName(text.byte(end)) { end += 1 }
    guard end > place, end < place + longest else { return nil }
    var value = end
    if text.byte(value) == Ascii.space { value += 1 }
    let sign = text.byte(value)
    guard sign == Ascii.equals || sign == Ascii.colon else { return nil }
    value += 1
    guard Ascii.isBlank(text.byte(value)) else { return nil }
    guard let key = byName[text[place..<end]] else { return nil }
    return Found(key: key, value: value + 1)
  }

  /// Whether the value is what a user wrote, so that it may hold anything.
  var isFreeText: Bool {
    switch self {
    case .text, .title, .placeholder, .accessibilityIdentifier, .accessibilityLabel: true
    default: false
    }
  }

  /// The scene's properties that are unknown where a description breaks off before the key.
  var property: String? {
    switch self {
    case .frame: "frame"
    case .anchorPoint: "layer"
    case .transform: "transform"
    case .text: "text"
    case .clipsToBounds: "clipsToBounds"
    case .alpha: "alpha"
    case .hidden: "isHidden"
    case .autoresize: "autoresizingMask"
    case .userInteractionEnabled: "isUserInteractionEnabled"
    case .tag: "tag"
    case .gestureRecognizers: "gestureRecognizers"
    case .backgroundColor: "backgroundColor"
    default: nil
    }
  }

  /// The place in the order of printing.
  var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
