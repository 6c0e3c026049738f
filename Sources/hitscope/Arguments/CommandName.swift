import SceneFormat

/// What the program can be asked to do, by the first word of its arguments.
enum CommandName: String, CaseIterable {
  /// No word: opens the window.
  case open = ""
  case tap, play, test, render, convert
  case why, lint, map, formats, completion

  /// The command that was probably meant by a word that is none.
  static func nearest(to word: String) -> CommandName? {
    let names = allCases.map(\.rawValue).filter { !$0.isEmpty }
    return Nearest.close(to: word, among: names).flatMap(CommandName.init(rawValue:))
  }

  /// The command as one types it.
  var spelling: String { self == .open ? "hitscope" : "hitscope \(rawValue)" }

  /// How it is used, one line for each form.
  var synopses: [String] {
    switch self {
    case .open: ["hitscope [FILE]"]
    case .tap: ["hitscope tap FILE X Y", "hitscope tap FILE ID"]
    case .play: ["hitscope play FILE [INPUT]"]
    case .test: ["hitscope test PATH…"]
    case .render: ["hitscope render FILE -o out.png"]
    case .convert: ["hitscope convert FILE -o OUT"]
    case .why: ["hitscope why FILE ID [--at X Y]"]
    case .lint: ["hitscope lint FILE…"]
    case .map: ["hitscope map FILE"]
    case .formats: ["hitscope formats [FILE]"]
    case .completion: ["hitscope completion bash|zsh|fish"]
    }
  }

  /// The options that it takes in this version, in the order of its help.
  var options: [Option] {
    switch self {
    case .open: [.scene, .with, .backdrop, .format, .lang, .quiet, .help, .version]
    case .tap: [.count, .fingers, .hold, .scene, .with, .format, .lang, .quiet, .help]
    case .play: [.save, .scene, .with, .format, .lang, .quiet, .help]
    case .test: [.junit, .format, .lang, .quiet, .help]
    case .render:
      [.output, .tap, .overlay, .size, .scale, .backdrop, .scene, .with, .lang, .quiet, .help]
    case .convert: [.output, .expand, .scene, .with, .lang, .quiet, .help]
    case .formats: [.with, .lang, .quiet, .help]
    case .why: [.at, .scene, .with, .format, .lang, .quiet, .help]
    case .lint: [.silence, .scene, .with, .format, .lang, .quiet, .help]
    case .map: [.output, .scale, .scene, .with, .format, .lang, .quiet, .help]
    case .completion: [.lang, .quiet, .help]
    }
  }

  /// How many words it takes beside its options.
  var operandCount: ClosedRange<Int> {
    switch self {
    case .open, .formats: 0...1
    case .tap: 2...3
    case .play: 1...2
    case .render, .convert: 1...1
    case .why: 2...2
    case .map, .completion: 1...1
    case .test, .lint: 1...Int.max
    }
  }
}
