import EventDelivery
import Foundation
import Geometry
import TraceAnalysis

/// The open scene, what was delivered to it, and which part of that is looked at.
///
/// It knows no window: every method is a thing the user does, and times come with the calls.
struct Session: Sendable {
  /// The scene with the user's edits, before any input.
  private(set) var scene: OpenScene
  private(set) var live: LiveRun
  private(set) var history = EditHistory()
  private(set) var playback = Playback()
  private(set) var notice: Notice?
  var mode = StageMode.touch
  /// What the hierarchy, the stage and the inspector show as selected.
  private(set) var selection: NodeID?
  /// Counts the changes of scene, run, step and selection.
  private(set) var revision = 0
  /// Counts the changes of the scene as it is before any input.
  private(set) var sceneRevision = 0
  /// Counts the changes of what was delivered on which scene.
  private var runRevision = 0
  private var stamp: FileStamp?

  /// Which state of the scene is shown: equal ones are the same tree.
  struct TreeRevision: Hashable, Sendable {
    let run: Int
    let change: Int
  }

  var treeRevision: TreeRevision {
    TreeRevision(run: runRevision, change: run.treeNumber(after: cursor.index))
  }

  init(scene: OpenScene) {
    self.scene = scene
    live = LiveRun(tree: scene.tree)
    notice = Notice(scene)
    stamp = scene.source.url.flatMap(FileStamp.init)
  }

  var run: DeliveryRun { live.run }
  var cursor: StepCursor { live.cursor }

  /// The scene as it is at the step shown.
  var tree: ViewTree { live.shownTree }

  var picture: DeliveryPicture { live.picture }

  /// Whether Play has something to play.
  var canPlay: Bool { !live.isEmpty || !scene.input.isEmpty }

  // MARK: - Opening

  /// Puts another scene in place of this one.
  mutating func open(_ scene: OpenScene) {
    let mode = mode
    let speed = playback.speed
    let revision = revision
    let runRevision = runRevision
    let sceneRevision = sceneRevision
    self = Session(scene: scene)
    self.runRevision = runRevision + 1
    self.sceneRevision = sceneRevision + 1
    self.mode = mode
    playback.setSpeed(speed, at: 0)
    self.revision = revision + 1
  }

  /// Forgets what was delivered and the steps shown, but not the edits.
  mutating func startOver() {
    live = LiveRun(tree: scene.tree)
    runRevision += 1
    playback.stop()
    selection = nil
    revision += 1
  }

  /// Shows what went wrong; the scene stays.
  mutating func show(_ notice: Notice?) {
    self.notice = notice
    revision += 1
  }

  /// Reads the scene's file again if it was written since, and delivers the same inputs to it.
  ///
  /// Returns whether it was read. A file that can't be read leaves the scene as it is.
  @discardableResult
  mutating func reloadIfChanged(read: (URL, String?) -> Result<OpenScene, Notice>) -> Bool {
    guard let url = scene.source.url, let current = FileStamp(of: url), current != stamp
    else { return false }
    stamp = current
    switch read(url, scene.sceneName) {
    case .failure(let notice): show(notice)
    case .success(let fresh):
      let name = selection.map { tree.identifier(of: $0) }
      history.record(scene.tree, group: nil)
      scene = fresh
      notice = Notice(fresh)
      replay()
      selection = name.flatMap { tree.node(identifier: $0) }
    }
    return true
  }

  // MARK: - Editing

  /// Changes the scene; edits of the same group are undone together.
  mutating func edit(_ edits: [SceneEdit], group: EditHistory.Group? = nil) {
    var tree = scene.tree
    for edit in edits { edit.apply(to: &tree) }
    history.record(scene.tree, group: group)
    scene.tree = tree
    replay()
  }

  mutating func undo() {
    guard let previous = history.undo(from: scene.tree) else { return }
    restore(previous)
  }

  mutating func redo() {
    guard let next = history.redo(from: scene.tree) else { return }
    restore(next)
  }

  private mutating func restore(_ tree: ViewTree) {
    let name = selection.map { self.tree.identifier(of: $0) }
    scene.tree = tree
    replay()
    selection = name.flatMap { self.tree.node(identifier: $0) }
  }

  private mutating func replay() {
    live.replay(on: scene.tree)
    runRevision += 1
    sceneRevision += 1
    revision += 1
  }

  // MARK: - Selecting

  mutating func select(_ node: NodeID?) {
    guard selection != node else { return }
    selection = node
    revision += 1
  }

  /// Selects what the step shown is about; at the end of a run, who was hit.
  private mutating func selectShown() {
    let picture = picture
    if picture.isSummary {
      selection = picture.hit.map(NodeID.view)
    } else {
      selection = picture.current.map(NodeID.responder) ?? selection
    }
  }
}

// MARK: - Delivering and stepping

extension Session {
  /// Delivers touches that happen now; a new touch goes on from the step shown.
  mutating func touch(_ samples: [TouchSample], beginsTouch: Bool, at now: Int) {
    playback.stop()
    if beginsTouch {
      live.cutForNewTouch(at: now)
      runRevision += 1
    }
    live.moveCursor { $0.moveToEnd() }
    live.send(.touches(samples), at: now)
    selectShown()
    revision += 1
  }

  /// Delivers something that no finger does, such as a shake; it goes on from the step shown.
  mutating func send(_ action: InputAction, at now: Int) {
    playback.stop()
    if !cursor.isAtEnd { live.cutForNewTouch(at: now) }
    runRevision += 1
    live.moveCursor { $0.moveToEnd() }
    live.send(action, at: now)
    revision += 1
  }

  /// Delivers a tap as an input's `tap` does, a pause after what was before.
  mutating func tap(at point: Point) {
    live.play([InputItem(action: .tap(.point(point), count: 1, fingers: 1))], at: 0)
    selectShown()
    revision += 1
  }

  /// Delivers the scene's own input from the beginning, or starts the run again that is there.
  mutating func play(at now: Int) {
    guard canPlay else { return }
    if live.isEmpty { playOwnInput(at: now) }
    if cursor.isAtEnd { live.moveCursor { $0.moveToStart() } }
    playback.start(at: now)
    showStep { $0.stepForward() }
  }

  /// Delivers the scene's own input; the step shown is the last.
  mutating func playOwnInput(at now: Int) {
    live = LiveRun(tree: scene.tree)
    runRevision += 1
    live.play(scene.input, at: now)
    selectShown()
    revision += 1
  }

  mutating func pause() {
    guard playback.isPlaying else { return }
    playback.stop()
    revision += 1
  }

  mutating func setSpeed(_ speed: Double, at now: Int) {
    playback.setSpeed(speed, at: now)
    revision += 1
  }

  /// Goes to another step, by the user's hand: playing stops.
  mutating func step(_ move: (inout StepCursor) -> Void) {
    playback.stop()
    showStep(move)
  }

  private mutating func showStep(_ move: (inout StepCursor) -> Void) {
    live.moveCursor(move)
    selectShown()
    revision += 1
  }

  /// When something happens without the user, on the window's clock.
  var nextDeadline: Int? {
    [playback.nextStep, live.nextDeadline].compactMap { $0 }.min()
  }

  /// Does what is due by a moment; says whether anything was.
  @discardableResult
  mutating func advance(to now: Int) -> Bool {
    var changed = false
    if let deadline = live.nextDeadline, deadline <= now {
      live.advance(to: now)
      revision += 1
      changed = true
    }
    if playback.takeDueStep(at: now) {
      showStep { $0.stepForward() }
      if cursor.isAtEnd { playback.stop() }
      changed = true
    }
    return changed
  }
}
