import Foundation

/// One thing that was seen of a swipe recognizer: its fingers' places and whether it recognized.
///
/// Only those observations can be decoded that give every place and time; others are told in words.
struct SwipeObservation: Decodable {
  let id: String
  let hierarchy: Hierarchy
  /// Each with its answer.
  let runs: [(moves: [Move], isRecognized: Bool)]

  struct Hierarchy: Decodable {
    let gestures: [Gesture]
  }

  struct Gesture: Decodable {
    let numberOfTouchesRequired: Int?
  }

  struct Move: Decodable {
    let t: Double
    let finger: Int
    let phase: String
    /// "start", "start + (x,y)" or "last point".
    let at: String
  }

  private struct Run: Decodable {
    let moves: [Move]
  }

  private struct Observed: Decodable {
    let recognized: [Bool]

    private enum CodingKeys: CodingKey {
      case recognized
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if let answer = try? container.decode(Bool.self, forKey: .recognized) {
        recognized = [answer]
      } else {
        recognized = try container.decode([Bool].self, forKey: .recognized)
      }
    }
  }

  private enum CodingKeys: CodingKey {
    case id, hierarchy, input, observed
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    hierarchy = try container.decode(Hierarchy.self, forKey: .hierarchy)
    let answers = try container.decode(Observed.self, forKey: .observed).recognized
    let moves: [[Move]]
    if let single = try? container.decode([Move].self, forKey: .input) {
      moves = [single]
    } else {
      moves = try container.decode([Run].self, forKey: .input).map(\.moves)
    }
    guard moves.count == answers.count else {
      throw DecodingError.dataCorruptedError(
        forKey: .input, in: container, debugDescription: "as many answers as runs")
    }
    runs = Array(zip(moves, answers)).map { (moves: $0.0, isRecognized: $0.1) }
  }
}
