import Geometry
import TraceAnalysis

/// Where the lanes stand: a lane a stage, and under the gestures' one a lane for each recognizer.
struct LaneRows {
  enum Row {
    case lane(Timeline.Lane)
    case recognizer(RecognizerLane)
    /// The recognizers that find no room.
    case more(Int)
  }

  let rows: [Row]
  private let frame: Rect

  /// The least height at which a lane can be read.
  private static let leastPitch = 13.0

  init(_ timeline: Timeline, in frame: Rect) {
    self.frame = frame
    let room = Int(frame.height / Self.leastPitch) - Timeline.Lane.allCases.count
    let recognizers = timeline.recognizers
    let shown = recognizers.count <= room ? recognizers.count : max(0, room - 1)
    var rows: [Row] = []
    for lane in Timeline.Lane.allCases {
      rows.append(.lane(lane))
      guard lane == .gestures else { continue }
      rows += recognizers.prefix(shown).map(Row.recognizer)
      if shown < recognizers.count, room > 0 { rows.append(.more(recognizers.count - shown)) }
    }
    self.rows = rows
  }

  private var pitch: Double { frame.height / Double(max(1, rows.count)) }

  func rect(_ place: Int) -> Rect {
    Rect(frame.minX, frame.minY + Double(place) * pitch, frame.width, pitch)
  }

  func midY(of lane: Timeline.Lane) -> Double {
    let place = rows.firstIndex { row in
      if case .lane(lane) = row { return true }
      return false
    }
    return rect(place ?? 0).midY
  }
}
