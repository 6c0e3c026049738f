public import Foundation
import Localization
import PlatformInterface
import SceneFormat

/// Opening scenes, and noticing that the open one was written again.
extension Workbench {
  /// Opens a file of any kind; one that can't be read leaves the scene and says why.
  ///
  /// The scene is the name of one of several that the file holds.
  public mutating func openFile(at url: URL, scene: String? = nil) {
    open(SceneOpener.scene(at: url, scene: scene))
  }

  /// Opens a text that holds a scene in any format; the name is what errors call it.
  public mutating func openText(_ text: String, name: String? = nil, scene: String? = nil) {
    if let path = Self.path(in: text) { return openFile(at: path) }
    let name = name ?? phrases.text(NoticePhrase.pasted)
    open(SceneOpener.scene(text: text, name: name, scene: scene))
  }

  private mutating func open(_ result: Result<OpenScene, Notice>) {
    invalidate()
    switch result {
    case .failure(let notice): session.show(notice)
    case .success(let scene):
      session.open(scene)
      view.sceneNumber = scene.source.url.flatMap { surroundings.shelf.place(of: $0) }
      view.shut = []
      view.search = ""
      view.zoom = .fit
      view.why = nil
      view.showsWholeChain = false
      view.scroll = [:]
      view.editing = nil
      revealScene()
    }
  }

  /// A file manager copies a file as its address.
  private static func path(in text: String) -> URL? {
    let line = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard line.count < 4096, !line.contains("\n") else { return nil }
    if line.hasPrefix("file://") { return URL(string: line) }
    guard line.hasPrefix("/"), FileManager.default.fileExists(atPath: line) else { return nil }
    return URL(fileURLWithPath: line)
  }

  // MARK: - Reloading

  /// How often the file is looked at while another program has the focus, in milliseconds.
  ///
  /// With the focus nothing is looked at by time: each event that means the user has come back, or is
  /// about to do something, looks once. So the window sleeps while it is used and nothing happens.
  private static let watchInterval = 1000

  /// When the file is looked at again without an event.
  var fileDeadline: Int? {
    guard !hasFocus, session.scene.source.url != nil else { return nil }
    return fileChecked + Self.watchInterval
  }

  mutating func checkFile(because event: PlatformEvent, at now: Int) {
    switch event {
    case .window(.focusGained), .window(.exposed): reloadFile(at: now)
    case .mouse(let mouse):
      // A press acts on the scene; moves come in hundreds.
      if case .down = mouse.action { reloadFile(at: now) }
    case .key(let key):
      if key.phase == .down { reloadFile(at: now) }
    case .finger(let finger):
      if finger.phase == .down { reloadFile(at: now) }
    case .wheel, .textInput, .textEditing, .fileDropped, .textDropped, .window, .quit: return
    }
  }

  mutating func reloadFile(at now: Int) {
    fileChecked = now
    guard !stageInput.isTouching else { return }
    if session.reloadIfChanged(read: SceneOpener.scene(at:scene:)) { invalidate() }
  }
}
