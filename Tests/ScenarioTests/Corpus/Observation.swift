import Geometry

/// One thing that was seen on Apple's UIKit: a hierarchy, what was done to it, what came of it.
struct Observation: Decodable {
  let id: String
  let area: String
  let hierarchy: Hierarchy
  let input: [Input]
  let observed: Observed

  /// What kind of thing it is about; each kind is told in a form of its own.
  struct Area: Decodable {
    let area: String
  }

  struct Hierarchy: Decodable {
    let views: [View]
  }

  /// A view as the observer described it; what isn't said is UIKit's default.
  struct View: Decodable {
    let name: String
    let `class`: String
    let parent: String?
    let frame: [Double]?
    let bounds: [Double]?
    let boundsOrigin: [Double]?
    let boundsSize: [Double]?
    let frameOrigin: [Double]?
    let transform: String?
    let hidden: Bool?
    let alpha: Double?
    let userInteractionEnabled: Bool?
    let clipsToBounds: Bool?
  }

  /// A call that asks something, or a touch.
  struct Input: Decodable {
    let call: String?
    let point: Place?
    let phase: String?
    let at: Place?
  }

  /// A point, or words for one such as "centre of E".
  enum Place: Decodable {
    case point(Point)
    case words(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let words = try? container.decode(String.self) {
        self = .words(words)
      } else {
        let numbers = try container.decode([Double].self)
        self = .point(Point(numbers[0], numbers[1]))
      }
    }
  }

  struct Hit: Decodable {
    let point: [Double]
    let view: String?
  }

  struct Observed: Decodable {
    let hits: [Hit]?
    /// Whether nil in `hits` stands for the root as well as for nothing.
    let nilMayBeRoot: Bool
    let log: [String]?
    let passes: Int?
    let hitView: String?
    let values: [[Double]]?

    private enum CodingKeys: String, CodingKey {
      case hits, meaning, log, passes, hitView, values
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      hits = try container.decodeIfPresent([Hit].self, forKey: .hits)
      nilMayBeRoot = container.contains(.meaning)
      // Some observations tell these in other forms, which nothing here reads.
      log = try? container.decodeIfPresent([String].self, forKey: .log)
      passes = try container.decodeIfPresent(Int.self, forKey: .passes)
      hitView = try container.decodeIfPresent(String.self, forKey: .hitView)
      values = try? container.decodeIfPresent([[Double]].self, forKey: .values)
    }
  }
}
