import EventDelivery
import Localization
import SceneFormat

/// Delivers an input to a scene and prints what happened.
struct PlayCommand: Command {
  private let path: String
  private let sceneName: String?
  private let joinedPath: String?
  /// The file that has the input; nil is the scene's own.
  private let inputPath: String?
  private let savePath: String?
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(CommandError) {
    path = arguments.operands[0]
    sceneName = arguments.text(.scene)
    joinedPath = arguments.text(.with)
    inputPath = arguments.operands.dropFirst().first
    savePath = arguments.text(.save)
    format = try arguments.choice(.format, of: OutputFormat.self) ?? .text
    if path == "-", inputPath == "-" { throw .usage(.standardInputTwice) }
  }

  func run(on console: Console) throws(CommandError) -> ExitStatus {
    let file = try SourceFile(path, scene: sceneName, with: joinedPath)
    let items = try items(of: file)
    if items.isEmpty {
      let source = inputPath ?? path
      if savePath != nil { throw .usage(.nothingToSave(source)) }
      console.notice(.noInput, ["file": source])
    }
    let run = DeliveryRun.playing(items, on: file.scene.tree)
    console.warn(about: file)
    if let savePath { try save(run, of: items, on: file, at: savePath) }
    TraceOutput(format: format, scene: file.scene).write(run)
    return .success
  }

  private func items(of file: SourceFile) throws(CommandError) -> [InputItem] {
    guard let inputPath else { return file.scene.input ?? [] }
    do throws(SceneError) {
      return try SceneFile.input(inputPath, for: file.scene)
    } catch {
      throw .scene(error)
    }
  }

  /// Keeps the input as it was written, with everything that happened as what to expect.
  private func save(
    _ run: DeliveryRun, of items: [InputItem], on file: SourceFile, at place: String
  ) throws(CommandError) {
    let observed = ScenarioCase(input: items, expectations: Expectations(observing: run))
    let scenario = ScenarioDocument(
      title: file.scene.title, scene: file.scene,
      sceneFile: file.input == nil ? RelativePath.from(place, to: path) : nil, cases: [observed])
    try OutputFile(path: place).write(SceneWriter.scenario(scenario))
  }
}
