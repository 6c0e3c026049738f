import Geometry
import TraceAnalysis

/// Where each step of a timeline lies along its axis.
///
/// Steps are evenly spaced; between two moments there is room for the double line of a gap.
struct LaneScale: Hashable, Sendable {
  static let widestPitch = 9.25
  static let narrowestPitch = 5.0
  static let gap = 28.0

  let pitch: Double
  private let gap: Double
  /// The x of each moment's first step, from the axis' beginning.
  private let starts: [Double]
  private let moments: [Timeline.Moment]

  /// Fits the steps into the width as far as they can be told apart; longer runs scroll.
  init(_ timeline: Timeline, width: Double) {
    moments = timeline.moments
    let gaps = Double(max(0, moments.count - 1))
    let steps = Double(max(1, timeline.entries.count))
    let fitting = (width - gaps * Self.gap) / steps
    pitch = min(Self.widestPitch, max(Self.narrowestPitch, fitting))
    gap = fitting < Self.narrowestPitch ? 14 : Self.gap
    var x = 0.0
    var starts: [Double] = []
    for moment in moments {
      starts.append(x)
      x += Double(moment.steps.count) * pitch + gap
    }
    self.starts = starts
  }

  var length: Double {
    guard let start = starts.last, let moment = moments.last else { return 0 }
    return start + Double(moment.steps.count) * pitch
  }

  /// The middle of a step's mark.
  func x(of step: Int) -> Double {
    let moment = index(ofMomentWith: step)
    guard moments.indices.contains(moment) else { return 0 }
    return starts[moment] + (Double(step - moments[moment].steps.lowerBound) + 0.5) * pitch
  }

  /// The step whose mark is nearest to an x; nil without any step.
  func step(at x: Double) -> Int? {
    guard let last = moments.indices.last else { return nil }
    let moment = starts.lastIndex { $0 <= x + gap / 2 } ?? 0
    let steps = moments[min(moment, last)].steps
    let offset = Int(((x - starts[moment]) / pitch).rounded(.down))
    return min(max(steps.lowerBound + offset, steps.lowerBound), steps.upperBound - 1)
  }

  /// The steps whose marks can be seen between two places.
  func steps(from low: Double, to high: Double) -> Range<Int> {
    guard let first = step(at: low), let last = step(at: high), first <= last else { return 0..<0 }
    return first..<last + 1
  }

  /// The middle of the gap before each moment but the first, with the moments' beginnings.
  var momentStarts: [(moment: Timeline.Moment, x: Double)] {
    Array(zip(moments, starts))
  }

  func gapMiddle(before moment: Int) -> Double { starts[moment] - gap / 2 }

  private func index(ofMomentWith step: Int) -> Int {
    var low = 0
    var high = moments.count
    while low < high {
      let middle = (low + high) / 2
      if moments[middle].steps.upperBound <= step { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
