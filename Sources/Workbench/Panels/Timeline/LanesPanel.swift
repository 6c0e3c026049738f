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
    let pitch = lanes.height / Double(Timeline.Lane.allCases.count)
    for lane in Timeline.Lane.allCases {
      let row = Rect(
        frame.minX + 16, lanes.minY + Double(lane.rawValue) * pitch,
        Self.labelsWidth - 20, pitch)
      surface.label(
        surface.phrases.text(Self.title(of: lane)), in: row, Typography.className,
        surface.theme.text1)
      guard lane != .actions else { continue }
      surface.list.line(
        from: Point(axis.minX, row.maxY), to: Point(axis.maxX, row.maxY),
        Stroke(surface.theme.hairline.opacity(0.7), width: 1))
    }
    let area = ScrollArea(
      id: .lanes, frame: axis, contentLength: scale.length, isHorizontal: true)
    surface.add(area)
    surface.add(.scrub, .scrub, exactly: axis) { $0.cursor = .resizeHorizontal }
    surface.clipped(to: axis.inset(by: Insets(top: 0, left: -7, bottom: 0, right: -7))) {
      drawRun(scale, axis: axis, lanes: lanes, on: &$0)
      $0.scrollMark(area, offset: offset)
    }
    surface.focusRing(.scrub, axis.inset(by: 4), radius: 6)
  }

  private func drawRun(
    _ scale: LaneScale, axis: Rect, lanes: Rect, on surface: inout Surface
  ) {
    let origin = axis.minX - offset
    drawTimes(scale, origin: origin, axis: axis, on: &surface)
    let pitch = lanes.height / Double(Timeline.Lane.allCases.count)
    for step in scale.steps(from: offset, to: offset + axis.width) {
      let entry = timeline.entries[step]
      let y = lanes.minY + (Double(entry.lane.rawValue) + 0.5) * pitch
      surface.mark(
        entry.mark, at: Point(origin + scale.x(of: step), y), pitch: scale.pitch,
        isToCome: step >= cursor.shown)
    }
    guard let index = cursor.index else { return }
    surface.playhead(
      at: origin + scale.x(of: index.position), from: axis.minY + 6, to: axis.maxY - 6)
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
