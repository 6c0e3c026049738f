import EventDelivery
import Geometry
import SceneFormat

/// Delivers one tap and prints what happened.
struct TapCommand: Command {
  private let path: String
  private let sceneName: String?
  private let joinedPath: String?
  private let target: Target
  private let count: Int
  private let fingers: Int
  /// Seconds that the fingers stay down; nil is a tap's own time.
  private let hold: Double?
  private let format: OutputFormat

  private enum Target {
    case point(Point)
    case name(String)
  }

  /// Seconds from one lift to the next touch-down, as between taps.
  private static let gap = InputTiming.tapInterval - InputTiming.tapDuration

  init(_ arguments: Arguments) throws(CommandError) {
    path = arguments.operands[0]
    sceneName = arguments.text(.scene)
    joinedPath = arguments.text(.with)
    target = try Self.target(Array(arguments.operands.dropFirst()))
    count = try arguments.wholeNumber(.count, in: 1...1000) ?? 1
    fingers = try arguments.wholeNumber(.fingers, in: 1...20) ?? 1
    hold = try arguments.number(.hold, in: 0...3600)
    format = try arguments.choice(.format, of: OutputFormat.self) ?? .text
  }

  private static func target(_ words: [String]) throws(CommandError) -> Target {
    guard words.count == 2 else { return .name(words[0]) }
    guard let x = Arguments.number(words[0]), let y = Arguments.number(words[1]) else {
      throw .usage(.badPoint(words[0], words[1]))
    }
    return .point(Point(x, y))
  }

  func run(on console: Console) throws(CommandError) -> ExitStatus {
    let file = try SourceFile(path, scene: sceneName, with: joinedPath)
    let place = try place(in: file)
    let run = DeliveryRun.playing(items(at: place), on: file.scene.tree)
    console.warn(about: file)
    TraceOutput(format: format, scene: file.scene).write(run)
    return .success
  }

  private func place(in file: SourceFile) throws(CommandError) -> Place {
    switch target {
    case .point(let point): return .point(point)
    case .name(let name):
      let tree = file.scene.tree
      let view = try TargetResolver(tree: tree, addresses: file.addresses).view(named: name)
      return .view(tree[view].identifier)
    }
  }

  private func items(at place: Place) -> [InputItem] {
    guard let hold else {
      return [InputItem(action: .tap(place, count: count, fingers: fingers))]
    }
    return (0..<count).map { index in
      InputItem(
        time: .zero + Double(index) * (hold + Self.gap),
        action: .longPress(place, duration: hold, fingers: fingers))
    }
  }
}
