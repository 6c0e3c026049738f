import SceneFormat

/// Draws the picture that the window would show.
struct RenderCommand: Command {
  private let path: String
  private let sceneName: String?
  private let joinedPath: String?
  private let arguments: [String]

  private static let sizes = (least: (900, 600), most: (7680, 4320))
  private static let scales = 1.0...4.0
  /// What fits into memory with room to spare.
  private static let mostPixels = 80_000_000.0

  init(_ arguments: Arguments) throws(CommandError) {
    guard let output = arguments.text(.output) else { throw .usage(.needsOption(.output, .render)) }
    let tap = try Self.tap(arguments)
    let scale = try arguments.number(.scale, in: Self.scales)
    let size = try Self.size(arguments)
    let (width, height) = size ?? Self.sizes.most
    if size != nil, Double(width * height) * (scale ?? 1) * (scale ?? 1) > Self.mostPixels {
      throw .usage(.tooManyPixels)
    }
    path = arguments.operands[0]
    sceneName = arguments.text(.scene)
    joinedPath = arguments.text(.with)
    self.arguments =
      ["--render", output == "-" ? "/dev/stdout" : output]
      + (tap.map { ["--tap", $0.x, $0.y] } ?? [])
      + (arguments.has(.overlay) && tap == nil ? ["--overlay"] : [])
      + (size.map { ["--size", "\($0.width)x\($0.height)"] } ?? [])
      + (scale.map { ["--scale", "\($0)"] } ?? [])
      + (sceneName.map { ["--scene", $0] } ?? [])
      + (arguments.text(.backdrop).map { ["--backdrop", $0] } ?? [])
      + (arguments.text(.lang).map { ["--lang", $0] } ?? [])
  }

  func run(on console: Console) throws(CommandError) -> ExitStatus {
    let file = try SourceFile(path, scene: sceneName, with: joinedPath)
    console.warn(about: file)
    try WindowProgram().takeOver(
      arguments + ["--", file.windowPath], input: file.input)
  }

  private static func tap(_ arguments: Arguments) throws(CommandError) -> (x: String, y: String)? {
    guard let words = arguments.options[.tap] else { return nil }
    guard words.allSatisfy({ Arguments.number($0) != nil }) else {
      throw .usage(.badPoint(words[0], words[1]))
    }
    return (words[0], words[1])
  }

  private static func size(
    _ arguments: Arguments
  ) throws(CommandError) -> (width: Int, height: Int)? {
    guard let text = arguments.text(.size) else { return nil }
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      sizes.least.0...sizes.most.0 ~= width, sizes.least.1...sizes.most.1 ~= height
    else {
      let least = "\(sizes.least.0)x\(sizes.least.1)"
      let most = "\(sizes.most.0)x\(sizes.most.1)"
      throw .usage(.badValue(.size, found: text, expected: .size(least: least, most: most)))
    }
    return (width, height)
  }
}
