import EventDelivery
import Foundation
public import Geometry
public import Localization
public import PlatformInterface
import TraceAnalysis

/// The sandbox without a platform: events go in, a picture comes out.
///
/// Every call brings the time with it, in milliseconds from somewhere; nothing here reads a clock.
public struct Workbench {
  /// What doesn't change while it runs, or is the platform's.
  public struct Surroundings {
    public var text: any TextMeasuring
    public var clipboard: any Clipboard
    public var shelf: SceneShelf

    public init(text: any TextMeasuring, clipboard: any Clipboard, shelf: SceneShelf) {
      self.text = text
      self.clipboard = clipboard
      self.shelf = shelf
    }
  }

  let surroundings: Surroundings
  var session: Session
  var view: ViewState
  var phrases: Phrasebook
  var pointer = PointerState()
  var stageInput = StageInput()
  /// Counts the visits to fields and the drags, so that each is undone as one.
  var editGroup = 0
  var hasFocus = true
  /// When the scene's file was last looked at.
  var fileChecked = 0
  public internal(set) var wantsToQuit = false
  /// Whether a change of the picture may take a few pictures; a single picture shows its end.
  public var movesPictures = false
  var motion: Motion?
  /// The moment that the picture shows of a motion.
  var motionTime = 0
  /// When the step shown changed last.
  var lastStep = Int.min / 2
  /// A picture of the app, drawn under its views and as large as its screen.
  public var backdrop: PixelImage? { didSet { invalidate() } }
  private var cache: Frame?
  private var derived = Derived()

  /// A window of this size, with the first scene of the shelf.
  public init(
    _ surroundings: Surroundings, phrases: Phrasebook, size: Size,
    theme: ThemeChoice = .light
  ) {
    self.surroundings = surroundings
    self.phrases = phrases
    session = Session(scene: surroundings.shelf.first ?? .empty)
    view = ViewState(size: size)
    view.theme = theme
    view.sceneNumber = surroundings.shelf.first == nil ? nil : 0
  }

  // MARK: - Pictures

  /// What the window shows now.
  public mutating func displayList() -> DisplayList { frame().list }

  /// The picture with its targets, drawn again only after a change.
  mutating func frame() -> Frame {
    if let cache { return cache }
    derived.update(session: session, view: view, isTouching: stageInput.isTouching)
    let painter = FramePainter(
      session: session, view: view, scenes: surroundings.shelf.titles(in: phrases),
      phrases: phrases, text: surroundings.text, picture: shownPicture,
      storyPicture: derived.picture,
      rows: derived.rows(session: session, view: view), hitMap: derived.shading, why: derived.why,
      problems: derived.problems,
      hitMapMissing: derived.missing,
      hoverFingers: stageInput.hoverFingers(session, fingers: view.fingers),
      hovered: pointer.hoveredView, motion: MotionState(motion, at: motionTime),
      backdrop: backdrop, drag: pointer.stageDrag)
    let frame = painter.paint()
    cache = frame
    return frame
  }

  /// Under the pointer of Inspect, who would be asked there; else the delivery at its step.
  private var shownPicture: DeliveryPicture {
    if session.mode == .inspect, let point = stageInput.hoverPoint {
      return DeliveryPicture(hoveringAt: point, in: session.tree)
    }
    return derived.picture
  }

  /// The problems of the scene; nil while their list isn't shown.
  var problems: [LintFinding]? { derived.problems }

  mutating func invalidate() { cache = nil }

  // MARK: - What the platform asks

  /// The window's title.
  public var title: String { "\(session.scene.title(in: phrases)) — Hitscope" }

  /// What is to be seen, in a line that tests read.
  public var state: String {
    let selection = session.selection.map { session.tree.identifier(of: $0) } ?? "nothing"
    return "\(session.mode.rawValue) step \(session.cursor.shown) of \(session.cursor.count) "
      + "selected \(selection) size \(Int(view.size.width))x\(Int(view.size.height))"
      + (session.run.engine.isQueueHeld ? " holding \(session.picture.queue.count)" : "")
      + (view.showsHitMap ? " hit map" : "")
  }

  /// What the pointer looks like where it is.
  public private(set) var cursor = CursorShape.arrow

  /// Where text is being typed, so that an input method can put its window there.
  public var textInputArea: Rect? {
    guard let editing = view.editing else { return nil }
    return cache?.target(editing.id)?.frame
  }

  /// When `advance` has something to do without an event; nil when nothing is pending.
  public var nextDeadline: Int? {
    [
      session.nextDeadline, stageInput.nextDeadline,
      view.tooltip.flatMap { $0.isShown ? nil : $0.due }, fileDeadline,
      motion.map { _ in motionTime + Motion.frameInterval },
    ].compactMap { $0 }.min()
  }

  // MARK: - Events

  /// Takes an event in.
  public mutating func handle(_ event: PlatformEvent, at now: Int) {
    checkFile(because: event, at: now)
    if event.isPress { endMotion() }
    let before = before
    defer { startMotion(since: before, at: now) }
    switch event {
    case .mouse(let mouse): handle(mouse, at: now)
    case .wheel(let wheel): handle(wheel)
    case .finger(let finger): handle(finger, at: now)
    case .key(let key): handle(key, at: now)
    case .textInput(let text): type(text)
    case .textEditing(let composition): compose(composition)
    case .fileDropped(let path): openFile(at: URL(fileURLWithPath: path))
    case .textDropped(let text): openText(text)
    case .window(let window): handle(window, at: now)
    case .quit: wantsToQuit = true
    }
    cursor = cursorShape()
  }

  /// Does what is due by time alone.
  public mutating func advance(to now: Int) {
    let before = before
    defer { startMotion(since: before, at: now) }
    advanceMotion(to: now)
    if session.advance(to: now) {
      revealStep()
      invalidate()
    }
    if let samples = stageInput.takePending(by: now) {
      session.touch(samples, beginsTouch: false, at: now)
      revealStep()
      invalidate()
    }
    if var tooltip = view.tooltip, !tooltip.isShown, tooltip.due <= now {
      tooltip.isShown = true
      view.tooltip = tooltip
      invalidate()
    }
    if let due = fileDeadline, due <= now { reloadFile(at: now) }
  }

  private mutating func handle(_ event: WindowEvent, at now: Int) {
    switch event {
    case .resized(let size, _):
      view.size = size
      invalidate()
    case .exposed: break
    case .focusGained: hasFocus = true
    case .focusLost:
      hasFocus = false
      cancelTouches(at: now)
      stageInput.modifiers = []
      invalidate()
    case .pointerLeft: leave()
    }
  }
}
