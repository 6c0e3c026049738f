import Geometry
import Localization
import PlatformInterface

/// The bar at the top: which scene, what the pointer does, and the window's own settings.
struct ToolbarPanel {
  let title: String
  let mode: StageMode
  let fingers: Int
  let canUndo: Bool
  let canRedo: Bool
  let language: Language
  let theme: ThemeChoice
  let showsHitMap: Bool
  /// The middle of the stage, which the modes are centred on.
  let stageMidX: Double

  /// What stands at the trailing end.
  enum Item: Hashable, Sendable, CaseIterable {
    case hitMap
    case fingers
    case undo
    case redo
    case language
    case theme
    case more
    case keys
  }

  /// The least room that the title keeps.
  private static let titleWidth = 150.0

  func draw(in frame: Rect, on surface: inout Surface) {
    surface.list.fill(frame, surface.theme.panel)
    surface.list.line(
      from: Point(frame.minX, frame.maxY), to: Point(frame.maxX, frame.maxY),
      Stroke(surface.theme.hairline, width: 1))
    let modeWidth = segmentWidth(surface) * Double(StageMode.allCases.count) + 6
    let items = shownItems(in: frame, besides: modeWidth, surface)
    let blockWidth = modeWidth + hitMapWidth(items, surface)
    let trailing = frame.maxX - 16 - width(of: items, surface)
    let centered = stageMidX - blockWidth / 2
    let wanted = titleWidth(surface)
    let earliest = frame.minX + 16 + min(wanted, Self.titleWidth) + 16
    let modeX = min(max(centered, earliest), trailing - 16 - blockWidth)
    let modes = Rect(modeX, frame.midY - 15, modeWidth, 30)
    drawTitle(
      in: Rect(frame.minX + 8, frame.midY - 15, modes.minX - frame.minX - 20, 30), on: &surface)
    drawModes(in: modes, on: &surface)
    if items.contains(.hitMap) {
      let place = Rect(
        modes.maxX + Self.hitMapGap, frame.midY - 14, width(of: .hitMap, surface), 28)
      surface.button(.hitMap, in: place, model(of: .hitMap, surface.phrases))
    }
    drawItems(items.filter { $0 != .hitMap }, from: trailing, in: frame, on: &surface)
  }

  // MARK: - Title and modes

  private func titleWidth(_ surface: Surface) -> Double {
    surface.width(title, Typography.sceneTitle) + 24
  }

  private func drawTitle(in room: Rect, on surface: inout Surface) {
    let frame = Rect(room.minX, room.minY, min(room.width, titleWidth(surface) + 16), room.height)
    if let tint = surface.tint(.title) { surface.list.fill(frame, radius: 6, tint) }
    let words = frame.inset(by: Insets(top: 0, left: 8, bottom: 0, right: 30))
    let place = surface.label(title, in: words, Typography.sceneTitle, surface.theme.text1)
    surface.icon(.menu, at: Point(place.maxX + 16, frame.midY + 1), surface.theme.text2)
    surface.focusRing(.title, frame, radius: 6)
    surface.add(.title, .button(.toggleMenu(.scene)), frame: frame) { target in
      target.tooltip = title
    }
  }

  private func segmentWidth(_ surface: Surface) -> Double {
    let widest = StageMode.allCases.map {
      surface.width(surface.phrases.text(Self.title(of: $0)), Typography.buttonOn)
    }.max()
    return max(62, ((widest ?? 0) + 34).rounded(.up))
  }

  private func drawModes(in frame: Rect, on surface: inout Surface) {
    let segments = StageMode.allCases.map { mode in
      var model = ButtonModel(
        .text(surface.phrases.text(Self.title(of: mode))), .setMode(mode))
      model.isOn = mode == self.mode
      model.tooltip = surface.phrases.text(Self.tooltip(of: mode))
      return (id: WidgetID.mode(mode), model: model)
    }
    surface.segments(segments, in: frame)
  }

  static func title(of mode: StageMode) -> ToolbarPhrase {
    switch mode {
    case .touch: .touch
    case .inspect: .inspect
    case .edit: .edit
    }
  }

  static func tooltip(of mode: StageMode) -> ToolbarPhrase {
    switch mode {
    case .touch: .touchTooltip
    case .inspect: .inspectTooltip
    case .edit: .editTooltip
    }
  }

  // MARK: - Items

  /// The items there is room for; what has none goes into the `…` menu, fingers first.
  private func shownItems(
    in frame: Rect, besides modeWidth: Double, _ surface: Surface
  ) -> [Item] {
    var items = Item.allCases.filter { $0 != .more }
    let title = min(titleWidth(surface), Self.titleWidth)
    for dropped in [nil, Item.fingers, .hitMap, .language, .theme] {
      if let dropped {
        items.removeAll { $0 == dropped }
        if !items.contains(.more) { items.insert(.more, at: items.count - 1) }
      }
      let needed =
        16 + title + 16 + modeWidth + hitMapWidth(items, surface) + 16 + width(of: items, surface)
        + 16
      if needed <= frame.width { break }
    }
    return items
  }

  private static let hitMapGap = 14.0

  /// What the hit map's button takes beside the modes.
  private func hitMapWidth(_ items: [Item], _ surface: Surface) -> Double {
    items.contains(.hitMap) ? Self.hitMapGap + width(of: .hitMap, surface) : 0
  }

  private func width(of items: [Item], _ surface: Surface) -> Double {
    let items = items.filter { $0 != .hitMap }
    let gaps = items.dropFirst().reduce(0) { $0 + gap(before: $1) }
    return items.reduce(gaps) { $0 + width(of: $1, surface) }
  }

  private func width(of item: Item, _ surface: Surface) -> Double {
    surface.buttonWidth(model(of: item, surface.phrases).face)
  }

  private func gap(before item: Item) -> Double {
    item == .undo || item == .language ? 16 : 8
  }

  private func drawItems(
    _ items: [Item], from start: Double, in frame: Rect, on surface: inout Surface
  ) {
    var x = start
    for (place, item) in items.enumerated() {
      if place > 0 { x += gap(before: item) }
      let width = width(of: item, surface)
      let place = Rect(x, frame.midY - 14, width, 28)
      surface.button(Self.id(of: item), in: place, model(of: item, surface.phrases))
      x = place.maxX
    }
  }

  private static func id(of item: Item) -> WidgetID {
    switch item {
    case .hitMap: .hitMap
    case .fingers: .fingers
    case .undo: .undo
    case .redo: .redo
    case .language: .language
    case .theme: .theme
    case .more: .more
    case .keys: .keys
    }
  }

  private func model(of item: Item, _ phrases: Phrasebook) -> ButtonModel {
    var model: ButtonModel
    switch item {
    case .hitMap:
      model = ButtonModel(.text(phrases.text(ToolbarPhrase.hitMap)), .toggleHitMap)
      model.isOn = showsHitMap
      model.tooltip = phrases.text(ToolbarPhrase.hitMapTooltip)
    case .fingers:
      let title = phrases.text(ToolbarPhrase.fingers, count: fingers)
      model = ButtonModel(.menu(title), .toggleMenu(.fingers))
      model.tooltip = phrases.text(ToolbarPhrase.fingersTooltip)
    case .undo:
      model = ButtonModel(.icon(.undo), .undo)
      model.isEnabled = canUndo
      model.tooltip = phrases.text(canUndo ? ToolbarPhrase.undo : .nothingToUndo)
    case .redo:
      model = ButtonModel(.icon(.redo), .redo)
      model.isEnabled = canRedo
      model.tooltip = phrases.text(canRedo ? ToolbarPhrase.redo : .nothingToRedo)
    case .language:
      model = ButtonModel(.text(language.shortName), .toggleMenu(.language))
      model.tooltip = phrases.text(ToolbarPhrase.language)
    case .theme:
      model = ButtonModel(.icon(theme == .light ? .dark : .light), .setTheme(theme.other))
      model.tooltip = phrases.text(theme == .light ? ToolbarPhrase.dark : .light)
    case .more:
      model = ButtonModel(.text("…"), .toggleMenu(.more))
      model.tooltip = phrases.text(ToolbarPhrase.more)
    case .keys:
      model = ButtonModel(.text("?"), .toggleKeys)
      model.tooltip = phrases.text(ToolbarPhrase.keys)
    }
    return model
  }
}
