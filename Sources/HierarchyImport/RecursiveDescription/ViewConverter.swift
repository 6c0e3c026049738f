import EventDelivery
import Geometry

/// Makes a view of its description.
struct ViewConverter {
  private let description: ObjectDescription
  private let superviewBounds: Rect?
  private(set) var view: ViewDraft
  private(set) var remarks: [(String) -> DumpImporter.Remark] = []
  private(set) var unknownFields: [String] = []
  /// Whether the description counts recognizers and says no more of them.
  private(set) var hasUndescribedRecognizers = false

  init(_ description: ObjectDescription, superviewBounds: Rect?) {
    self.description = description
    self.superviewBounds = superviewBounds
    var kind = PrivateClasses.kind(
      of: description.className, baseClass: description[.baseClass])
    if kind == nil, description.isWindow { kind = ViewClass.named("UIWindow") }
    let isUnpublished = kind == nil && description[.baseClass] == nil && !description.isLayer
    if description[.contentOffset] != nil, kind?.family != .scrollView {
      kind = ViewClass.named("UIScrollView")
    }
    let isPublished = ViewClass.named(description.className) != nil
    let superclass = isPublished ? nil : kind.flatMap { $0.name == "UIView" ? nil : $0.name }
    view = ViewDraft(
      className: description.className, superclassName: superclass, line: description.line)
    view.address = description.address
    if isUnpublished, superclass == nil, !PrivateClasses.isPlainView(description.className) {
      view.assume("superclass")
    }
  }

  mutating func convert() {
    placeView()
    for field in description.fields {
      guard let key = field.key else {
        unknownFields.append(field.name)
        continue
      }
      if !read(key, field.value) {
        remarks.append { .dump(.badValue(field: field.name, view: $0)) }
        if let property = key.property { view.assume(property) }
      }
    }
    finishFlags()
    finishScrolling()
    addKnownOverride()
    if description.isTruncated { noteTruncation() }
    if description.isHeadless {
      view.assume("frame")
      view.assume("superclass")
      remarks.append { .dump(.lostHead(view: $0)) }
    }
    if view.details.control != nil {
      if description[.enabled] == nil { view.assume("isEnabled") }
      view.assume("actions")
    }
  }

  // MARK: - Geometry

  private mutating func placeView() {
    let anchor = description[.anchorPoint].flatMap(FieldNumbers.point) ?? Point(0.5, 0.5)
    let transform = description[.transform].flatMap(FieldNumbers.transform) ?? .identity
    guard let frame = description[.frame].flatMap(FieldNumbers.rect) else {
      let fallback = superviewBounds ?? .zero
      let isLayer = description.isLayer
      view.details.geometry = ViewGeometry(frame: isLayer ? .zero : fallback)
      view.assume("frame")
      if !isLayer { remarks.append { .layout(.unknownFrame(view: $0)) } }
      return
    }
    if transform.isIdentity {
      view.details.geometry = ViewGeometry(frame: frame, anchorPoint: anchor)
    } else {
      let recovery = BoundsRecovery(frame: frame, transform: transform, anchorPoint: anchor)
      view.details.geometry = recovery.geometry
      if recovery.isGuess {
        view.assume("bounds")
        remarks.append { .layout(.guessedBounds(view: $0)) }
      }
    }
  }

  private mutating func finishScrolling() {
    guard view.details.scroll != nil else { return }
    if let offset = description[.contentOffset].flatMap(FieldNumbers.point) {
      view.details.geometry.bounds.origin = offset
    } else {
      view.assume("contentOffset")
    }
    if description[.contentSize] == nil { view.assume("contentSize") }
    view.assume("isScrollEnabled")
  }

  // MARK: - Fields

  /// Reads a field; answers whether its value was understood.
  private mutating func read(_ key: FieldKey, _ value: String) -> Bool {
    switch key {
    case .frame: return FieldNumbers.read(value, count: 4) != nil || value.isEmpty
    case .anchorPoint: return FieldNumbers.point(value) != nil
    case .transform: return FieldNumbers.transform(value) != nil
    case .text: view.details.text = Self.unquoted(value)
    case .title: view.details.title = Self.unquoted(value)
    case .accessibilityIdentifier, .testID, .nativeID:
      let name = Self.unquoted(value)
      if !name.isEmpty { view.details.accessibilityIdentifier = name }
    case .alpha:
      guard let alpha = FieldNumbers.number(value), alpha.isFinite else { return false }
      view.alpha = alpha
    case .hidden: return Self.flag(value) { view.isHidden = $0 }
    case .clipsToBounds: return Self.flag(value) { view.details.clipsToBounds = $0 }
    case .userInteractionEnabled: return Self.flag(value) { view.isUserInteractionEnabled = $0 }
    case .enabled: return Self.flag(value) { view.details.control?.isEnabled = $0 }
    case .selected: return Self.flag(value) { view.details.control?.isSelected = $0 }
    case .on: return Self.flag(value) { view.details.control?.isOn = $0 }
    case .tag:
      guard let tag = Int(value), abs(tag) <= 1 << 52 else { return false }
      view.details.tag = tag
    case .autoresize: return readAutoresizing(value)
    case .gestureRecognizers:
      view.assume("gestureRecognizers")
      hasUndescribedRecognizers = true
    case .animations: remarks.append { .dump(.animating(view: $0)) }
    case .backgroundColor: view.details.backgroundColor = ColorText.color(value)
    case .contentOffset: return FieldNumbers.point(value) != nil
    case .contentSize:
      guard let size = FieldNumbers.size(value) else { return false }
      view.details.scroll?.contentSize = size
    case .adjustedContentInset: return readInset(value)
    case .value: readValue(value)
    case .selectedSegmentIndex:
      view.details.control?.selectedSegmentIndex = Int(value).flatMap {
        (-1...10_000).contains($0) ? $0 : nil
      }
    case .baseClass, .reactTag, .bounds, .position, .opaque, .autoresizesSubviews, .layoutMargins,
      .tintColor, .image, .placeholder, .borderStyle, .background, .configuration, .dataSource,
      .delegate, .accessibilityLabel, .id, .layer, .items, .backgroundView, .contentView,
      .fontSize, .font, .textColor, .numberOfLines, .reuseIdentifier, .separatorStyle, .state:
      break
    }
    return true
  }

  private static func flag(_ value: String, _ set: (Bool) -> Void) -> Bool {
    switch value {
    case "YES", "true", "1": set(true)
    case "NO", "false", "0": set(false)
    default: return false
    }
    return true
  }

  private static func unquoted(_ value: String) -> String {
    for (open, close) in [("'", "'"), ("‘", "’"), ("\"", "\"")]
    where value.count > 1 && value.hasPrefix(open) && value.hasSuffix(close) {
      return String(value.dropFirst().dropLast())
    }
    return value
  }

  private static let autoresizing: [String: String] = [
    "W": "flexibleWidth", "H": "flexibleHeight", "LM": "flexibleLeftMargin",
    "RM": "flexibleRightMargin", "TM": "flexibleTopMargin", "BM": "flexibleBottomMargin",
  ]

  private mutating func readAutoresizing(_ value: String) -> Bool {
    let parts = value.split(separator: "+").map { Self.autoresizing[String($0)] }
    view.details.autoresizingMask = parts.compactMap { $0 }
    return !parts.contains(nil)
  }

  /// The inset that the safe area adds is in it; the scene has one inset.
  private mutating func readInset(_ value: String) -> Bool {
    guard let numbers = FieldNumbers.finite(FieldNumbers.read(value, count: 4)) else {
      return false
    }
    view.details.scroll?.contentInset = Insets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    return true
  }

  private mutating func readValue(_ value: String) {
    guard view.details.isKind(of: "UISlider") || view.details.isKind(of: "UIStepper"),
      let number = FieldNumbers.number(value), number.isFinite
    else { return }
    view.details.control?.value = number
  }

  // MARK: - What isn't printed

  /// What isn't printed of two flags: interaction is on, clipping is off.
  ///
  /// Both are printed where they differ from that, whatever the class starts with: `NO` for labels,
  /// `YES` for scroll views.
  private mutating func finishFlags() {
    if description[.clipsToBounds] == nil, !description.isTruncated {
      view.details.clipsToBounds = false
    }
    if description.isLayer { view.isUserInteractionEnabled = false }
    if view.isUserInteractionEnabled == nil { view.isUserInteractionEnabled = true }
  }

  private mutating func addKnownOverride() {
    guard let override = KnownOverrides.hitTest(of: description.className) else { return }
    view.details.traits.overrides.hitTest = override
    view.assume("overrides")
    let className = ClassName.short(description.className)
    let isSeen = override == .passthrough
    remarks.append { _ in
      .dump(isSeen ? .letsThrough(className: className) : .ownHitTest(className: className))
    }
  }

  /// Everything that would be printed behind the last whole field is unknown.
  private mutating func noteTruncation() {
    remarks.append { .dump(.truncated(view: $0)) }
    guard description[.layer] == nil else { return }
    let last = description.fields.compactMap(\.key?.order).max() ?? -1
    for key in FieldKey.allCases where key.order > last {
      if let property = key.property { view.assume(property) }
    }
    if description[.userInteractionEnabled] == nil { view.isUserInteractionEnabled = nil }
  }
}
