import EventDelivery
import Geometry
import Localization
import PlatformInterface
import TraceAnalysis

/// A short list beside the device, with a heading: what waits in the queue, who is hit where.
struct SideList: Sendable {
  /// What stands before a row's words.
  enum Mark: Hashable, Sendable {
    /// The colour of a part of the hit map.
    case swatch(Color)
    /// Where nobody answers.
    case hatch
    /// An event that waits.
    case number(Int)
    case done
    case toCome
    case state(RecognizerState)
    case nothing
  }

  struct Item: Hashable, Sendable {
    var mark: Mark
    var title: String
    var detail: String?
    var target: StageTarget?
    var isCurrent = false
    /// A remark that is to be noticed.
    var isWarning = false
  }

  struct Row: Hashable, Sendable {
    let item: Item
    let title: String
    let rect: Rect
  }

  /// A line from one row to another.
  struct Link: Hashable, Sendable {
    let kind: GestureStory.Relation.Kind
    let from: Int
    let to: Int
    /// Which of the lanes before the rows it runs in.
    let lane: Int
  }

  let heading: String
  let rect: Rect
  var links: [Link] = []
  private(set) var rows: [Row] = []
  /// How many items there is no room for, in words.
  private(set) var more: String?

  static let rowHeight = 26.0
  static let headingHeight = 22.0
  static let textOffset = 28.0
  static let linkPitch = 9.0
  static let mostLinks = 5

  /// How far in the rows begin, to leave room for the links.
  var inset: Double {
    links.isEmpty ? 0 : 16 + Double(links.count - 1) * Self.linkPitch
  }

  /// Nil where the room is too small for a row.
  init?(
    _ heading: String, _ items: [Item], in room: Rect, fromBottom: Bool = false,
    _ context: StageContext
  ) {
    let most = Int((room.height - Self.headingHeight) / Self.rowHeight)
    guard !items.isEmpty, most >= 2, room.width >= 110 else { return nil }
    self.heading = context.text.truncated(
      heading, style: Typography.heading, toWidth: room.width)
    let isCut = items.count > most
    let shown = isCut ? Array(items.prefix(most - 1)) : items
    let count = shown.count + (isCut ? 1 : 0)
    let height = Self.headingHeight + Double(count) * Self.rowHeight
    let top = fromBottom ? room.maxY - height : room.minY
    rect = Rect(room.minX, top, room.width, height)
    for (place, item) in shown.enumerated() {
      let frame = Rect(
        room.minX, top + Self.headingHeight + Double(place) * Self.rowHeight, room.width,
        Self.rowHeight)
      let detail = item.detail.map { context.width($0, Typography.className) + 12 } ?? 0
      let width = max(30, room.width - Self.textOffset - min(detail, room.width * 0.55))
      rows.append(
        Row(
          item: item,
          title: context.text.truncated(
            item.title, style: Typography.row, toWidth: width, .middle), rect: frame))
    }
    if isCut {
      more = context.phrases.text(StagePhrase.foldedChain, count: items.count - shown.count)
    }
  }
}

extension StagePainter {
  func paint(_ side: SideList, _ list: inout DisplayList) {
    let heading = Rect(side.rect.minX, side.rect.minY, side.rect.width, 16)
    paintLeading(side.heading, in: heading, Typography.heading, theme.text2, &list)
    for row in side.rows { paint(row, inset: side.inset, &list) }
    paintLinks(of: side, &list)
    if let more = side.more {
      let rect = Rect(
        side.rect.minX + SideList.textOffset, side.rect.maxY - SideList.rowHeight,
        side.rect.width, SideList.rowHeight)
      paintLeading(more, in: rect, Typography.inspector, theme.text3, &list)
    }
  }

  private func paint(_ row: SideList.Row, inset: Double, _ list: inout DisplayList) {
    if row.item.isCurrent {
      list.fill(
        row.rect.inset(by: Insets(top: 1, left: -6, bottom: 1, right: -6)), radius: 6,
        theme.selectedRow)
    }
    paint(row.item.mark, in: Rect(row.rect.minX + inset, row.rect.midY - 9, 18, 18), &list)
    var words = row.rect
    words.origin.x += SideList.textOffset + inset
    let style = row.item.isCurrent ? Typography.selectedRow : Typography.row
    paintLeading(row.title, in: words, style, theme.text1, &list)
    guard let detail = row.item.detail else { return }
    let room = row.rect.width * 0.55
    let shown = layout.text.truncated(detail, style: Typography.className, toWidth: room)
    let width = layout.text.width(of: shown, style: Typography.className)
    let place = Rect(row.rect.maxX - width, row.rect.minY, width, row.rect.height)
    paintLeading(
      shown, in: place, Typography.className,
      row.item.isWarning ? theme.warning : theme.text2, &list)
  }

  private func paint(_ mark: SideList.Mark, in rect: Rect, _ list: inout DisplayList) {
    switch mark {
    case .swatch(let color):
      let square = rect.inset(by: 2)
      list.fill(square, radius: 3, color)
      list.stroke(square, radius: 3, Stroke(theme.controlEdge, placement: .inside))
    case .hatch:
      let square = rect.inset(by: 2)
      list.fill(square, theme.panel)
      list.hatch(.rect(square), Hatch(theme.refused.opacity(0.5), spacing: 5))
      list.stroke(square, Stroke(theme.refused, width: 1.5, placement: .inside))
    case .number(let number):
      list.fill(rect, radius: Metrics.Radius.stop, theme.refused)
      paintCentered("\(number)", in: rect, Typography.stop, theme.onColor, &list)
    case .done: paintTick(at: rect.center, theme.down, &list)
    case .toCome:
      list.stroke(
        .ellipse(rect.inset(by: 4)),
        Stroke(theme.refused, width: 1.5, placement: .inside, dash: Dash(on: 2, off: 2)))
    case .state(let state): paint(state, in: rect, &list)
    case .nothing: break
    }
  }
}
