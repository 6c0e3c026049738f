import EventDelivery
import Geometry
import Localization
import PlatformInterface
import TraceAnalysis

/// The run on a time axis: a lane a stage, a mark a step.
struct LanesPanel {
  let timeline: Timeline
  let cursor: StepCursor
  let offset: Double
  /// Whose names the recognizers' lanes have.
  let tree: ViewTree

  static let labelsWidth = 92.0

  /// Where the marks are, in a panel of this frame.
  static func axis(in frame: Rect) -> Rect {
    frame.inset(by: Insets(top: 0, left: labelsWidth, bottom: 0, right: 16))
  }

  func draw(in frame: Rect, on surface: inout Surface) {
    surface.list.fill(frame, surface.theme.panel)
    let axis = Self.axis(in: frame)
    let scale = LaneScale(timeline, width: axis.width)
    let lanes = Rect(frame.minX, frame.minY + 26, frame.width, frame.height - 32)
    let rows = LaneRows(timeline, in: lanes)
    for (place, row) in rows.rows.enumerated() {
      drawTitle(of: row, in: rows.rect(place), axis, on: &surface)
    }
    let area = ScrollArea(
      id: .lanes, frame: axis, contentLength: scale.length, isHorizontal: true)
    surface.add(area)
    surface.add(.scrub, .scrub, exactly: axis) { $0.cursor = .resizeHorizontal }
    surface.clipped(to: axis.inset(by: Insets(top: 0, left: -7, bottom: 0, right: -7))) {
      drawRun(scale, axis: axis, rows, on: &$0)
      $0.scrollMark(area, offset: offset)
    }
    surface.focusRing(.scrub, axis.inset(by: 4), radius: 6)
  }

  private func drawRun(
    _ scale: LaneScale, axis: Rect, _ rows: LaneRows, on surface: inout Surface
  ) {
    let origin = axis.minX - offset
    drawTimes(scale, origin: origin, axis: axis, on: &surface)
    let seen = scale.steps(from: offset, to: offset + axis.width)
    drawStretches(scale, origin, seen, rows, on: &surface)
    for step in seen {
      let entry = timeline.entries[step]
      let y = rows.midY(of: entry.lane)
      surface.mark(
        entry.mark, at: Point(origin + scale.x(of: step), y), pitch: scale.pitch,
        isToCome: step >= cursor.shown)
    }
    guard let index = cursor.index else { return }
    surface.playhead(
      at: origin + scale.x(of: index.position), from: axis.minY + 6, to: axis.maxY - 6)
  }

  private func drawTitle(
    of row: LaneRows.Row, in place: Rect, _ axis: Rect, on surface: inout Surface
  ) {
    switch row {
    case .lane(let lane):
      let label = Rect(place.minX + 16, place.minY, Self.labelsWidth - 20, place.height)
      surface.label(
        surface.phrases.text(Self.title(of: lane)), in: label, Typography.className,
        surface.theme.text1)
      guard lane != .actions else { return }
    case .recognizer(let lane):
      let label = Rect(place.minX + 24, place.minY, Self.labelsWidth - 30, place.height)
      surface.label(
        tree[lane.recognizer].identifier, in: label, Typography.className, surface.theme.text2,
        truncation: .middle)
    case .more(let count):
      let label = Rect(place.minX + 24, place.minY, Self.labelsWidth - 30, place.height)
      surface.label(
        surface.phrases.text(StagePhrase.foldedChain, count: count), in: label,
        Typography.className, surface.theme.text3)
    }
    surface.list.line(
      from: Point(axis.minX, place.maxY), to: Point(axis.maxX, place.maxY),
      Stroke(surface.theme.hairline.opacity(0.7), width: 1))
  }

  /// Each recognizer's states, as long as they lasted.
  private func drawStretches(
    _ scale: LaneScale, _ origin: Double, _ seen: Range<Int>, _ rows: LaneRows,
    on surface: inout Surface
  ) {
    for (place, row) in rows.rows.enumerated() {
      guard case .recognizer(let lane) = row else { continue }
      let y = rows.rect(place).midY
      for (change, end) in lane.stretches(in: seen, count: timeline.entries.count) {
        surface.stretch(
          of: change.state, from: origin + scale.x(of: change.position) - scale.pitch / 2,
          to: origin + scale.x(of: end - 1) + scale.pitch / 2, midY: y,
          isToCome: change.position >= cursor.shown)
      }
    }
  }

  /// The time at each moment's beginning, where there is room, and the gaps between.
  private func drawTimes(
    _ scale: LaneScale, origin: Double, axis: Rect, on surface: inout Surface
  ) {
    var freeFrom = -Double.infinity
    for (number, start) in scale.momentStarts.enumerated() {
      let x = origin + start.x
      guard x < axis.maxX + 20 else { break }
      if number > 0 {
        surface.gap(
          at: origin + scale.gapMiddle(before: number), from: axis.minY + 26,
          to: axis.maxY - 6)
      }
      let text = NumberText.time(start.moment.time.seconds)
      let width = surface.width(text, Typography.log)
      guard x >= freeFrom, x + width > axis.minX else { continue }
      surface.label(
        text, in: Rect(x, axis.minY + 6, width + 1, 20), Typography.log, surface.theme.text2)
      freeFrom = x + width + 12
    }
  }

  static func title(of lane: Timeline.Lane) -> PlaybackPhrase {
    switch lane {
    case .queue: .laneQueue
    case .hitTesting: .laneHitTesting
    case .gestures: .laneGestures
    case .touches: .laneTouches
    case .actions: .laneActions
    }
  }
}
