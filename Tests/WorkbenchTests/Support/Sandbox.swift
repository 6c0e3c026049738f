import EventDelivery
import Foundation
import Geometry
import Localization
import PlatformInterface
import SceneLibrary
import Testing
import TraceAnalysis

@testable import Workbench

/// A window without a platform: what a user does to it, and what is to be seen then.
struct Sandbox {
  var workbench: Workbench
  let clipboard: TestClipboard
  private(set) var now = 1000

  /// With the text of a scene, or else the first shipped one.
  init(
    _ scene: String? = nil, size: Size = Size(1440, 900), language: Language = .english
  ) throws {
    let clipboard = TestClipboard()
    self.clipboard = clipboard
    let surroundings = Workbench.Surroundings(
      text: FixedText(), clipboard: clipboard, shelf: SceneShelf(root: SceneLibrary.root))
    workbench = Workbench(surroundings, phrases: try Phrasebook(language), size: size)
    if let scene { workbench.openText(scene) }
  }

  // MARK: - Doing

  /// Lets time pass, so that what is due happens.
  mutating func wait(_ milliseconds: Int) {
    let end = now + milliseconds
    while let deadline = workbench.nextDeadline, deadline <= end {
      now = max(now, deadline)
      workbench.advance(to: now)
    }
    now = end
    workbench.advance(to: now)
  }

  mutating func send(_ event: PlatformEvent) {
    workbench.handle(event, at: now)
  }

  mutating func move(to point: Point, _ modifiers: Modifiers = []) {
    send(.mouse(MouseEvent(.moved, at: point, modifiers: modifiers)))
  }

  mutating func press(at point: Point, _ modifiers: Modifiers = [], clicks: Int = 1) {
    move(to: point, modifiers)
    send(.mouse(MouseEvent(.down(.left, clicks: clicks), at: point, modifiers: modifiers)))
  }

  mutating func release(at point: Point, _ modifiers: Modifiers = []) {
    send(.mouse(MouseEvent(.up(.left, clicks: 1), at: point, modifiers: modifiers)))
  }

  mutating func click(at point: Point, _ modifiers: Modifiers = []) {
    press(at: point, modifiers)
    wait(50)
    release(at: point, modifiers)
  }

  mutating func drag(from start: Point, to end: Point, _ modifiers: Modifiers = []) {
    press(at: start, modifiers)
    for step in 1...4 {
      wait(20)
      move(to: start + (end - start) * (Double(step) / 4), modifiers)
    }
    release(at: end, modifiers)
  }

  /// Clicks the middle of a widget.
  mutating func click(_ id: WidgetID, _ modifiers: Modifiers = []) throws {
    click(at: try target(id).frame.center, modifiers)
  }

  mutating func key(_ key: Key, _ modifiers: Modifiers = []) {
    send(.key(KeyEvent(.down, key, modifiers: modifiers)))
    send(.key(KeyEvent(.up, key, modifiers: modifiers)))
  }

  mutating func type(_ text: String) {
    for character in text { send(.textInput(String(character))) }
  }

  /// Taps a point of the app's screen.
  mutating func tap(_ point: Point, _ modifiers: Modifiers = []) {
    click(at: windowPoint(point), modifiers)
  }

  /// Taps a view's centre.
  mutating func tap(_ identifier: String) throws {
    let view = try #require(workbench.session.tree.view(identifier: identifier))
    tap(workbench.session.tree.centerOnScreen(of: view))
  }

  // MARK: - Seeing

  /// What the window shows now, and where in it what can be reached.
  var picture: Frame {
    var copy = workbench
    return copy.frame()
  }

  func target(_ id: WidgetID) throws -> Target {
    try #require(picture.target(id), "no widget \(id)")
  }

  func has(_ id: WidgetID) -> Bool { picture.target(id) != nil }

  /// Where a point of the app's screen is in the window.
  func windowPoint(_ point: Point) -> Point {
    picture.stage.device.toWindow.apply(point)
  }

  /// Every text that is drawn, in drawing order.
  func texts() -> [String] {
    picture.list.commands.compactMap { command in
      guard case .text(let line) = command else { return nil }
      return line.string
    }
  }

  func shows(_ text: String) -> Bool { texts().contains(text) }

  var session: Session { workbench.session }

  /// The run as the log has it, without times.
  var log: [String] {
    let transcript = Transcript(tree: session.run.tree)
    return session.run.events.map { transcript.words($0) }
  }

  /// The id of what is selected.
  var selection: String? {
    session.selection.map { session.tree.identifier(of: $0) }
  }

  func view(_ identifier: String) throws -> ViewID {
    try #require(session.tree.view(identifier: identifier))
  }

  /// The frame of a view in the scene as it is edited.
  func frame(of identifier: String) throws -> Rect {
    session.scene.tree.frame(of: try view(identifier))
  }
}

/// A page with a card and a button in it, and a plain view beside the card.
let shopScene = """
  { format: "hitscope.scene/1", title: { en: "Shop", "zh-Hans": "商店" },
    windows: [ { id: "main", rootViewController: { id: "root", responds: ["bought:"], view: {
      id: "page", subviews: [
        { id: "card", frame: [20, 100, 350, 300], subviews: [
          { class: "UILabel", id: "info", frame: [10, 10, 200, 30] },
          { class: "UIButton", id: "buy", frame: [100, 100, 72, 36],
            overrides: { pointInside: { outset: 20 } },
            actions: [{ event: "touchUpInside", action: "bought:", target: "root" }] } ] },
        { id: "other", frame: [20, 500, 100, 100] } ] } } } ],
    input: [ { tap: "buy" } ] }
  """
