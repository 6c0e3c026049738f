import Geometry
import Localization
import PlatformInterface

/// The scenes that ship with the program, by title.
struct ScenesPanel {
  let titles: [String]
  let current: Int?
  let offset: Double
  let isActive: Bool
  let isFolded: Bool
  /// Which of its two lists is shown, and how many problems there are if they were looked for.
  let list: LowerList
  let problemCount: Int?

  static let rowsTop = 40.0

  func draw(in frame: Rect, on surface: inout Surface) {
    surface.list.fill(frame, surface.theme.panel)
    let heading = Rect(frame.minX + 16, frame.minY + 14, frame.width - 32, 20)
    drawTabs(in: heading, on: &surface)
    guard !isFolded else {
      let tooltip = surface.phrases.text(ScenesPhrase.unfold)
      surface.add(.scenesHeading, .button(.toggleScenes), frame: heading) {
        $0.tooltip = tooltip
      }
      return
    }
    guard list == .scenes else { return }
    let area = Self.scrollArea(in: frame, rows: titles.count)
    surface.add(area)
    surface.add(.scenes, .list(.scenes), exactly: area.frame)
    surface.clipped(to: area.frame) { surface in
      for place in titles.indices { drawRow(place, in: area.frame, on: &surface) }
      surface.scrollMark(area, offset: offset)
    }
  }

  /// The names of the two lists; the one that is shown is underlined and has its count.
  private func drawTabs(in heading: Rect, on surface: inout Surface) {
    var x = heading.minX
    for tab in LowerList.allCases {
      let isShown = tab == list
      let title =
        tab == .scenes
        ? surface.phrases.text(ScenesPhrase.title) : surface.phrases.text(ProblemsPhrase.title)
      let color = isShown ? surface.theme.text1 : surface.theme.text2
      let name = surface.label(
        title, in: Rect(x, heading.minY, heading.maxX - x, heading.height), Typography.heading,
        color)
      if isShown {
        surface.list.fill(
          Rect(name.minX, heading.maxY - 1, name.width, 2), surface.theme.selection)
      }
      let id = WidgetID.lowerTab(tab)
      let place = name.inset(by: Insets(top: 0, left: -4, bottom: 0, right: -4))
      surface.focusRing(id, place, radius: 4)
      let tooltip = surface.phrases.text(
        tab == .scenes ? ProblemsPhrase.scenesTooltip : .tooltip)
      surface.add(id, .button(.showList(tab)), frame: place) { $0.tooltip = tooltip }
      x = name.maxX + 18
    }
    let count = list == .scenes ? titles.count : problemCount
    surface.label(
      count.map { "\($0)" } ?? "", in: heading, Typography.className, surface.theme.text2,
      .trailing)
  }

  static func scrollArea(in frame: Rect, rows: Int) -> ScrollArea {
    ScrollArea(
      id: .scenes,
      frame: Rect(
        frame.minX, frame.minY + rowsTop, frame.width, max(0, frame.height - rowsTop - 6)),
      contentLength: Double(rows) * Metrics.Row.scene)
  }

  private func drawRow(_ place: Int, in area: Rect, on surface: inout Surface) {
    let top = area.minY + Double(place) * Metrics.Row.scene - offset
    let frame = Rect(area.minX + 6, top + 1, area.width - 12, Metrics.Row.scene - 3)
    guard frame.intersects(area) else { return }
    let isSelected = place == current
    surface.rowGround(
      .sceneRow(place), in: frame, RowState(isSelected: isSelected, isListActive: isActive))
    if isSelected || current == nil && place == 0 {
      surface.focusRing(.scenes, frame.inset(by: 2), radius: 4)
    }
    let room = frame.inset(by: Insets(top: 0, left: 12, bottom: 0, right: 10))
    surface.label(
      titles[place], in: room,
      isSelected ? Typography.selectedRow : Typography.sceneRow,
      isSelected ? surface.theme.text1 : surface.theme.text2)
    let isCut = surface.width(titles[place], Typography.sceneRow) > room.width
    surface.add(.sceneRow(place), .button(.openScene(place)), exactly: frame) { target in
      target.isFocusable = false
      target.tooltip = isCut ? titles[place] : nil
    }
  }
}
