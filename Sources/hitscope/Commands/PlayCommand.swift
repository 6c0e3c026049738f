import EventDelivery
import SceneFormat

/// Delivers an input to a scene and prints what happened.
struct PlayCommand: Command {
  private let path: String
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(CommandError) {
    path = arguments.operands[0]
    format = try arguments.choice(.format, of: OutputFormat.self) ?? .text
  }

  func run(on console: Console) throws(CommandError) -> ExitStatus {
    let file = try SourceFile(path)
    let run = DeliveryRun.playing(file.items, on: file.scene.tree)
    console.warn(file.scene.warnings)
    try TraceOutput(format: format, scene: path).write(run)
    return .success
  }
}
