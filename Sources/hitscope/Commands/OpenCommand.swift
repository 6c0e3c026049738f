import EventDelivery
import Foundation
import Localization
import SceneFormat
import SceneLibrary

/// Opens the window; where there is no display, draws the picture and prints what happens.
struct OpenCommand: Command {
  /// Nil is the welcome scene.
  private let path: String?
  private let format: OutputFormat
  private let sceneName: String?
  private let joinedPath: String?
  private let windowArguments: [String]

  init(_ arguments: Arguments) throws(CommandError) {
    path = arguments.operands.first
    format = try arguments.choice(.format, of: OutputFormat.self) ?? .text
    sceneName = arguments.text(.scene)
    joinedPath = arguments.text(.with)
    windowArguments =
      (sceneName.map { ["--scene", $0] } ?? [])
      + (arguments.text(.backdrop).map { ["--backdrop", $0] } ?? [])
      + (arguments.text(.lang).map { ["--lang", $0] } ?? [])
  }

  func run(on console: Console) throws(CommandError) -> ExitStatus {
    let file = try file()
    if Display(environment: ProcessInfo.processInfo.environment).isThere {
      let word = path == nil ? [] : ["--", file.windowPath]
      try WindowProgram().takeOver(windowArguments + word, input: file.input)
    }
    console.warn(about: file)
    let run = DeliveryRun.playing(file.scene.input ?? [], on: file.scene.tree)
    let picture = try pictureFile(of: file.path)
    let status = try WindowProgram().run(
      ["--render", picture, "--overlay"] + windowArguments + ["--", file.windowPath],
      input: file.input)
    if status == .success { console.notice(.noDisplay, ["file": picture]) }
    TraceOutput(format: format, scene: file.scene).write(run)
    return status
  }

  private func file() throws(CommandError) -> SourceFile {
    guard let path else {
      guard let welcome = SceneLibrary.welcome else { throw .window(.noWelcome) }
      return try SourceFile(welcome.path)
    }
    do {
      return try SourceFile(path, scene: sceneName, with: joinedPath)
    } catch {
      throw Self.perhapsCommand(path, error)
    }
  }

  /// The same error, with the command that was meant if the name of the file is nearly one.
  private static func perhapsCommand(_ path: String, _ error: CommandError) -> CommandError {
    guard case .scene(let problem) = error, problem.isAboutFile, !path.contains(/[\/.]/) else {
      return error
    }
    return CommandName.nearest(to: path).map { .perhapsCommand(problem, $0) } ?? error
  }

  /// A new file in a new folder among the temporary ones, named after the scene.
  private func pictureFile(of path: String) throws(CommandError) -> String {
    let name = path == "-" ? "scene" : URL(filePath: path).deletingPathExtension().lastPathComponent
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "hitscope-\(UUID().uuidString.prefix(8))")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    } catch {
      throw .unwritable(folder.path, reason: error.localizedDescription)
    }
    return folder.appending(path: "\(name).png").path
  }
}
