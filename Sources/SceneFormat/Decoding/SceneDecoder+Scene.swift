import EventDelivery
import Geometry

extension SceneDecoder {
  /// A whole scene; its `format` may be left out where another file holds it.
  mutating func scene(_ root: JSONValue, isEmbedded: Bool) -> SceneDocument? {
    guard isObject(root) else { return nil }
    checkVersion(of: root, is: .scene, isRequired: !isEmbedded)
    var document = SceneDocument(tree: tree)
    var inputValue: JSONValue?
    var screen = Screen()
    var application = Application()
    for member in root.members {
      switch key(member, of: SceneKey.self) {
      case .title: document.title = localizedText(member.value)
      case .summary: document.summary = localizedText(member.value)
      case .screen: screen = self.screen(member.value)
      case .application: application = self.application(member.value)
      case .lint: document.lintSilences = silences(member.value)
      case .input: inputValue = member.value
      case .format, .windows, .view, nil: break
      }
    }
    tree = ViewTree(screen: screen, application: application)
    places = SourcePlaces()
    build(outline(of: root), application: root["application"])
    document.input = inputValue.flatMap { input($0) }
    checkReferences()
    document.tree = tree
    document.warnings = warnings
    document.places = places
    return document
  }

  mutating func checkVersion(of root: JSONValue, is version: FormatVersion, isRequired: Bool) {
    guard let value = root["format"] else {
      if isRequired { report(.key(.missing(key: "format")), at: root) }
      return
    }
    guard let found = string(value), found != version.rawValue else { return }
    let isSameFormat = found.prefix { $0 != "/" } == version.name
    report(
      .version(
        isSameFormat
          ? .unknownVersion(found: found, expected: version.rawValue)
          : .otherFormat(found: found, expected: version.rawValue)),
      at: value)
  }

  /// The windows, or the short form's one view.
  private mutating func outline(of root: JSONValue) -> SceneOutline {
    switch (root["windows"], root["view"]) {
    case (let windows?, nil):
      guard isList(windows) else { return SceneOutline() }
      return SceneOutliner.outline(windows: Array(windows.elements), decoder: &self)
    case (nil, let view?):
      return SceneOutliner.outline(shortForm: view, decoder: &self)
    case (_?, let view?):
      report(.key(.conflicting(key: "view", other: "windows")), at: view)
      return SceneOutline()
    case (nil, nil):
      report(.key(.noneOf(["windows", "view"])), at: root)
      return SceneOutline()
    }
  }

  mutating func localizedText(_ value: JSONValue) -> LocalizedText? {
    if let text = value.string { return LocalizedText(text) }
    guard value.kind == .object, value.count > 0 else {
      reportType(of: value, expected: .title)
      return nil
    }
    let variants = value.members.compactMap { member in
      string(member.value).map { LocalizedText.Variant(language: member.key, text: $0) }
    }
    return variants.isEmpty ? nil : LocalizedText(variants: variants)
  }

  private mutating func screen(_ value: JSONValue) -> Screen {
    var screen = Screen()
    guard isObject(value) else { return screen }
    for member in value.members {
      switch key(member, of: ScreenKey.self) {
      case .width: screen.size.width = number(member.value, in: 1...10_000) ?? 1
      case .height: screen.size.height = number(member.value, in: 1...10_000) ?? 1
      case .scale: screen.scale = number(member.value, in: 0.5...10) ?? 1
      case nil: break
      }
    }
    return screen
  }

  private mutating func silences(_ value: JSONValue) -> [LintSilence] {
    guard isObject(value) else { return [] }
    var result: [LintSilence] = []
    for member in value.members {
      guard key(member, of: LintKey.self) == .silence, isList(member.value) else { continue }
      result += member.value.elements.compactMap { silence($0) }
    }
    return result
  }

  private mutating func silence(_ value: JSONValue) -> LintSilence? {
    guard isObject(value) else { return nil }
    var code: String?
    var view: String?
    for member in value.members {
      switch key(member, of: SilenceKey.self) {
      case .code: code = choice(member.value, among: LintCodes.all)
      case .view: view = laterReference(member.value, to: .view)
      case nil: break
      }
    }
    if value["code"] == nil { reportMissing(SilenceKey.code, in: value) }
    return code.map { LintSilence(code: $0, view: view) }
  }
}
