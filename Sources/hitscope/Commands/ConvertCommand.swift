import CodeExport
import SceneFormat

/// Writes a file as a clean scene or as UIKit code.
struct ConvertCommand: Command {
  private let path: String
  private let output: OutputFile

  init(_ arguments: Arguments) throws(CommandError) {
    guard let output = arguments.text(.output) else {
      throw .usage(.needsOption(.output, .convert))
    }
    guard output.hasSuffix(".swift") else { throw .usage(.laterOutput(output)) }
    path = arguments.operands[0]
    self.output = OutputFile(path: output)
  }

  func run(on console: Console) throws(CommandError) -> ExitStatus {
    let file = try SourceFile(path)
    console.warn(file.scene.warnings)
    try output.write(Array(UIKitCodeWriter(tree: file.scene.tree).source().utf8))
    return .success
  }
}
