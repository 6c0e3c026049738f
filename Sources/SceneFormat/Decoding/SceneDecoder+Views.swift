import EventDelivery
import Geometry

extension SceneDecoder {
  /// Reads a view's properties into the tree.
  mutating func fill(_ view: ViewID, from part: SceneOutline.ViewPart) {
    var fallback = Rect.zero
    if part.isWindow {
      fallback = tree.screen.bounds
    } else if part.fillsWindow, let window = tree.superview(of: view) {
      fallback = tree.bounds(of: window)
    }
    let kept = tree[view]
    var node = SubtreeTemplate.Node(parent: nil, details: kept)
    if let json = part.json {
      node = properties(of: json, kind: part.kind, details: kept, fallback: fallback)
    } else {
      node.details.geometry = ViewGeometry(frame: fallback)
    }
    tree.updateDetails(of: view) { $0 = node.details }
    tree.setHidden(node.isHidden, of: view)
    tree.setAlpha(node.alpha, of: view)
    if let isEnabled = node.isUserInteractionEnabled {
      tree.setUserInteractionEnabled(isEnabled, of: view)
    }
    guard part.kind.family == .scrollView else { return }
    tree.updateScrollRecognizers(of: view)
    if let json = part.json { readOwnRecognizers(of: view, from: json) }
  }

  /// Everything that a view's own keys say; what lies inside it is read elsewhere.
  mutating func properties(
    of object: JSONValue, kind: ViewClass, details: ViewDetails, fallback: Rect
  ) -> SubtreeTemplate.Node {
    var node = SubtreeTemplate.Node(parent: nil, details: details)
    node.details.geometry = geometry(of: object, fallback: fallback)
    for member in object.members {
      guard let key = viewKey(member, kind: kind) else { continue }
      read(key, member.value, into: &node)
      readControl(key, member.value, into: &node.details)
      readScroll(key, member.value, into: &node.details)
      readWindow(key, member.value, into: &node.details)
    }
    let owner = TraitOwner.view(kind, identifier: details.identifier)
    node.details.traits = traits(of: object, owner: owner)
    return node
  }

  /// The key of a view's member, or nil after noting why views of that class have none such.
  private mutating func viewKey(_ member: JSONMember, kind: ViewClass) -> ViewKey? {
    let text = member.key
    guard let key = ViewKey(rawValue: text) else {
      if ViewKey.notInThisVersion.contains(text) {
        refuse(text, at: member.name)
      } else {
        reportUnknownKey(member, candidates: ViewKey.names(of: kind))
      }
      return nil
    }
    guard !key.belongs(to: kind) else { return key }
    let needed = key.owners.joined(separator: " and ")
    report(
      .key(.wrongClass(key: text, found: kind.name, needed: needed)), at: member.name)
    return nil
  }

  /// Reads the keys that every view has.
  private mutating func read(
    _ key: ViewKey, _ value: JSONValue, into node: inout SubtreeTemplate.Node
  ) {
    switch key {
    case .alpha: node.alpha = number(value) ?? 1
    case .isHidden: node.isHidden = boolean(value) ?? false
    case .isUserInteractionEnabled: node.isUserInteractionEnabled = boolean(value)
    case .isMultipleTouchEnabled: node.details.isMultipleTouchEnabled = boolean(value) ?? false
    case .isExclusiveTouch: node.details.isExclusiveTouch = boolean(value) ?? false
    case .clipsToBounds: node.details.clipsToBounds = boolean(value) ?? false
    case .backgroundColor: node.details.backgroundColor = color(value)
    case .autoresizingMask:
      node.details.autoresizingMask = options(value, among: OptionSets.autoresizing) ?? []
    case .tag: node.details.tag = integer(value, in: -1 << 52...1 << 52) ?? 0
    case .accessibilityIdentifier: node.details.accessibilityIdentifier = string(value)
    case .text: node.details.text = string(value)
    case .title: node.details.title = string(value)
    case .image: node.details.image = string(value)
    case .layer: readLayer(value, into: &node.details)
    case .assumed: node.details.assumed = assumed(value)
    default: break
    }
  }

  private mutating func readLayer(_ value: JSONValue, into details: inout ViewDetails) {
    guard isObject(value) else { return }
    for member in value.members {
      switch key(member, of: LayerKey.self) {
      case .zPosition: details.layer.zPosition = number(member.value) ?? 0
      case .cornerRadius: details.layer.cornerRadius = number(member.value) ?? 0
      case .borderWidth: details.layer.borderWidth = number(member.value) ?? 0
      case .borderColor: details.layer.borderColor = color(member.value)
      case .anchorPoint, nil: break
      }
    }
  }

  private mutating func assumed(_ value: JSONValue) -> [String] {
    guard isList(value) else { return [] }
    return value.elements.compactMap { choice($0, among: ViewKey.names) }
  }

  private mutating func readWindow(
    _ key: ViewKey, _ value: JSONValue, into details: inout ViewDetails
  ) {
    switch key {
    case .windowLevel: details.window?.windowLevel = number(value) ?? 0
    case .isKeyWindow: details.window?.isKeyWindow = boolean(value) ?? false
    case .windowScene:
      guard case .windowScene(let scene) = value.string.flatMap({ tree.responder(identifier: $0) })
      else { return }
      details.window?.windowScene = scene
    default: break
    }
  }
}
