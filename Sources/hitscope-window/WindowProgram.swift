import Foundation
import Geometry
import Localization
import PNGFile
import PlatformInterface
import SDLPlatform
import SceneLibrary
import Workbench

/// The composition root: puts the sandbox and the platform together, in a window or off-screen.
struct WindowProgram {
  let arguments: WindowArguments
  let phrases: Phrasebook
  let environment: [String: String]

  /// Set to anything, it keeps the window's pictures from moving.
  static let reducedMotion = "HITSCOPE_REDUCED_MOTION"

  func run() throws {
    let fonts = try FontLibrary(try FontCatalog.system())
    if let output = arguments.output {
      try render(to: output, fonts)
    } else {
      try show(fonts)
    }
  }

  // MARK: - Off-screen

  private func render(to path: String, _ fonts: FontLibrary) throws {
    var workbench = makeWorkbench(fonts, NoClipboard(), size: arguments.size)
    if let failure = try open(in: &workbench) {
      complain(failure.message)
      throw failure.isMalformed ? ExitStatus.badData : ExitStatus.noInput
    }
    workbench.backdrop = try backdrop()
    prepare(&workbench)
    let picture = try OffscreenCanvas(fonts: fonts).draw(
      workbench.displayList(), size: arguments.size, pixelScale: arguments.scale ?? 2)
    try PNGFile.write(picture, path: path)
  }

  // MARK: - Window

  private func show(_ fonts: FontLibrary) throws {
    guard hasDisplay else {
      complain(phrases.text(WindowPhrase.noDisplay))
      throw ExitStatus.noDisplay
    }
    var configuration = WindowConfiguration(title: "Hitscope")
    configuration.size = arguments.size
    configuration.unitsPerPoint = arguments.scale
    let window = try openWindow(configuration, fonts)
    var workbench = makeWorkbench(fonts, window.clipboard, size: window.size)
    _ = try open(in: &workbench)
    workbench.backdrop = try backdrop()
    prepare(&workbench)
    workbench.movesPictures = environment[Self.reducedMotion] == nil
    try loop(window, &workbench)
  }

  private func openWindow(
    _ configuration: WindowConfiguration, _ fonts: FontLibrary
  ) throws -> SDLWindow {
    do {
      return try SDLWindow(configuration, fonts: fonts)
    } catch {
      complain("\(phrases.text(WindowPhrase.noDisplay)) (\(error))")
      throw ExitStatus.noDisplay
    }
  }

  /// SDL would open a window that nobody sees where there is neither X nor Wayland.
  private var hasDisplay: Bool {
    #if os(Linux)
    ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].contains {
      environment[$0]?.isEmpty == false
    }
    #else
    true
    #endif
  }

  /// Draws what changed, then sleeps until something happens or is due.
  private func loop(_ window: SDLWindow, _ workbench: inout Workbench) throws {
    let report = WindowReport(environment)
    var shown: DisplayList?
    while !workbench.wantsToQuit {
      window.title = workbench.title
      let list = workbench.displayList()
      if list != shown {
        try window.draw(list)
        shown = list
        report.drawn(workbench.state)
      }
      window.cursor = workbench.cursor
      window.textInputArea = workbench.textInputArea
      let timeout = workbench.nextDeadline.map { max(0, $0 - window.milliseconds) }
      for event in try window.events(timeout: timeout).withoutObsoleteMoves {
        workbench.handle(event, at: event.milliseconds ?? window.milliseconds)
        if event == .window(.exposed) { shown = nil }
      }
      workbench.advance(to: window.milliseconds)
    }
  }

  // MARK: - The sandbox

  private func makeWorkbench(
    _ text: any TextMeasuring, _ clipboard: any Clipboard, size: Size
  ) -> Workbench {
    let surroundings = Workbench.Surroundings(
      text: text, clipboard: clipboard, shelf: SceneShelf(root: SceneLibrary.root))
    return Workbench(surroundings, phrases: phrases, size: size, theme: arguments.theme)
  }

  /// Opens what the command line names; the answer says what went wrong.
  private func open(in workbench: inout Workbench) throws -> OpenFailure? {
    guard let file = arguments.file else { return nil }
    if file == "-" {
      let data = FileHandle.standardInput.readDataToEndOfFile()
      workbench.openText(
        String(decoding: data, as: UTF8.self), name: phrases.text(WindowPhrase.standardInput),
        scene: arguments.sceneName)
    } else {
      workbench.openFile(at: URL(fileURLWithPath: file), scene: arguments.sceneName)
    }
    return workbench.openFailure
  }

  /// The picture of the app that the command line names.
  private func backdrop() throws -> PixelImage? {
    guard let path = arguments.backdrop else { return nil }
    do {
      return try PNGFile.read(path: path)
    } catch {
      complain("\(error)")
      throw FileManager.default.isReadableFile(atPath: path) ? ExitStatus.badData : .noInput
    }
  }

  /// Delivers what the command line asks for, at the times that its short forms stand for.
  private func prepare(_ workbench: inout Workbench) {
    if arguments.playsInput, arguments.taps.isEmpty { workbench.deliverOwnInput() }
    for tap in arguments.taps { workbench.deliverTap(at: tap) }
    if let step = arguments.step { workbench.show(step: step) }
    if let selection = arguments.selection { workbench.select(identifier: selection) }
  }
}

/// Says a sentence on standard error.
func complain(_ sentence: String) {
  FileHandle.standardError.write(Data("hitscope-window: \(sentence)\n".utf8))
}
