import Foundation
import Geometry

/// A drag in a scroll view as it was recorded: how the finger moved, and where the content went.
struct ScrollObservation: Decodable {
  let id: String
  let area: String
  let hierarchy: Hierarchy
  let input: [Move]
  let observed: Observed

  struct Hierarchy: Decodable {
    let views: [View]
  }

  struct View: Decodable {
    let name: String
    let `class`: String
    let frame: [Double]?
    let contentSize: [Double]?
    let startOffset: [Double]?
  }

  /// One sample, or many in words such as `14 moves of (0,-6) every 0.008 s`.
  struct Move: Decodable {
    let time: Double?
    let phase: String?
    let point: [Double]?
    let moves: String?

    private enum CodingKeys: String, CodingKey {
      case time = "t"
      case phase
      case point = "at"
      case moves
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      time = try? container.decodeIfPresent(Double.self, forKey: .time)
      phase = try container.decodeIfPresent(String.self, forKey: .phase)
      // Some are told in words.
      point = try? container.decodeIfPresent([Double].self, forKey: .point)
      moves = try container.decodeIfPresent(String.self, forKey: .moves)
    }
  }

  struct Observed: Decodable {
    let afterMove: [String: Double]?
    let afterEach: [Double]?
    let raw: [[Double]]?
    let final: Double?
    let curve: [[Double]]?
    let end: End?

    struct End: Decodable {
      let velocity: [Double]
      let target: Double
    }

    private enum CodingKeys: String, CodingKey {
      case afterMove = "offset_after_move"
      case afterEach = "offset_after_each"
      case raw = "raw_minus_10_to_offset"
      case final
      case curve = "curve_s_after_lift"
      case end = "willEndDragging"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      afterMove = try? container.decodeIfPresent([String: Double].self, forKey: .afterMove)
      afterEach = try? container.decodeIfPresent([Double].self, forKey: .afterEach)
      raw = try? container.decodeIfPresent([[Double]].self, forKey: .raw)
      final = try? container.decodeIfPresent(Double.self, forKey: .final)
      curve = try? container.decodeIfPresent([[Double]].self, forKey: .curve)
      end = try? container.decodeIfPresent(End.self, forKey: .end)
    }
  }

  /// The even series of moves that the words describe; nil where there is none.
  var series: (count: Int, step: Point, interval: Double)? {
    for move in input {
      guard let words = move.moves,
        let match = words.firstMatch(
          of: /(\d+) moves of \(([+-]?[\d.]+),([+-]?[\d.]+)\) every ([\d.]+) s/),
        let count = Int(match.1), let x = Double(match.2), let y = Double(match.3),
        let interval = Double(match.4)
      else { continue }
      return (count, Point(x, y), interval)
    }
    return nil
  }
}
