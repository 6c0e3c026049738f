import CodeExport
import SceneFormat

/// Writes a file as a clean scene or as UIKit code.
struct ConvertCommand: Command {
  private let path: String
  private let sceneName: String?
  private let joinedPath: String?
  private let output: OutputFile
  /// Whether UIKit code is wanted, and no scene.
  private let isCode: Bool
  /// Whether the input's short forms are written out.
  private let expands: Bool

  init(_ arguments: Arguments) throws(CommandError) {
    guard let output = arguments.text(.output) else {
      throw .usage(.needsOption(.output, .convert))
    }
    isCode = output.hasSuffix(".swift")
    expands = arguments.has(.expand)
    if isCode && expands { throw .usage(.expandsCode(output)) }
    path = arguments.operands[0]
    sceneName = arguments.text(.scene)
    joinedPath = arguments.text(.with)
    self.output = OutputFile(path: output)
  }

  func run(on console: Console) throws(CommandError) -> ExitStatus {
    let file = try SourceFile(path, scene: sceneName, with: joinedPath)
    console.warn(about: file)
    if isCode {
      try output.write(Array(UIKitCodeWriter(tree: file.scene.tree).source().utf8))
    } else {
      try output.write(SceneWriter.scene(expands ? file.scene.expandingInput() : file.scene))
    }
    return .success
  }
}
