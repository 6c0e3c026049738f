/// An option of the command line, by its long name.
enum Option: String, CaseIterable {
  case format, lang, quiet, help, version
  case count, fingers, hold
  case save
  case junit
  case output, tap, overlay, size, scale
  case expand
  case at, backdrop, exploded, scene, silence, with

  /// How it is written.
  var spelling: String { "--\(rawValue)" }

  /// Its short form, for those that have one.
  var letter: Character? {
    switch self {
    case .output: "o"
    case .help: "h"
    default: nil
    }
  }

  /// Names for its values, as the help shows them; as many as it takes.
  var values: [String] {
    switch self {
    case .quiet, .help, .version, .overlay, .expand, .exploded: []
    case .format: ["text|json"]
    case .lang: ["en|zh-Hans|zh-Hant"]
    case .count, .fingers, .scale: ["N"]
    case .hold: ["SECONDS"]
    case .save: ["SCENARIO"]
    case .junit, .output, .with: ["FILE"]
    case .tap, .at: ["X", "Y"]
    case .size: ["WxH"]
    case .backdrop: ["PICTURE"]
    case .scene: ["NAME"]
    case .silence: ["CODE[:ID]"]
    }
  }

  /// Known by name, and refused: a later version's.
  var isLater: Bool {
    switch self {
    case .exploded: true
    default: false
    }
  }

  /// Whether it may be given several times.
  var isRepeatable: Bool { self == .silence }

  init?(letter: Character) {
    guard let option = Self.allCases.first(where: { $0.letter == letter }) else { return nil }
    self = option
  }
}
