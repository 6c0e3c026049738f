import EventDelivery
import Localization
import TraceAnalysis

/// What can be sent beside touches: the queue's holding, keys, motion, and words of the system.
struct SendMenu {
  let session: Session
  let phrases: Phrasebook

  /// How long the main thread is kept busy, in seconds: long enough to move a finger meanwhile.
  static let busySeconds = 2.0
  /// The most rows of key commands.
  private static let mostKeyCommands = 5

  var rows: [Menu.Row] { queueRows + inputRows + systemRows }

  private var application: ApplicationPicture {
    session.picture.application ?? ApplicationPicture(of: session.tree)
  }

  // MARK: - The queue

  private var queueRows: [Menu.Row] {
    let isHeld = session.run.engine.isQueueHeld
    var hold = row(isHeld ? .letGo : .hold, .effects([.holdQueue(!isHeld)]))
    hold.detail = "H"
    var turn = row(.turn, .effects([.turn]))
    turn.isEnabled = isHeld && !session.run.engine.queuedEvents.isEmpty
    turn.detail = turn.isEnabled ? "N" : phrases.text(SendPhrase.turnNeedsHold)
    let busy = row(
      .busy, .busy(seconds: Self.busySeconds),
      ["seconds": NumberText.text(Self.busySeconds)])
    return [hold, turn, busy]
  }

  // MARK: - Events without a finger

  private var inputRows: [Menu.Row] {
    var shake = row(.shake, .motion(.shake))
    shake.startsGroup = true
    var rows = [shake, press(Press(key: "return"))]
    rows += keyCommands.prefix(Self.mostKeyCommands).map { press($0) }
    rows.append(row(.text, .text("a"), ["text": "a"]))
    rows.append(remote(.togglePlayPause))
    rows.append(remote(.nextTrack))
    return rows
  }

  private func press(_ press: Press) -> Menu.Row {
    row(.press, .press(press), ["key": (press.modifierFlags + [press.key]).joined(separator: "+")])
  }

  private func remote(_ command: RemoteControlCommand) -> Menu.Row {
    row(.remote, .remoteControl(command), ["command": command.rawValue])
  }

  /// The presses that some responder of the scene has a key command for, each once.
  private var keyCommands: [Press] {
    let tree = session.tree
    var result: [Press] = []
    for responder in tree.everyResponder {
      for command in tree.traits(of: responder).keyCommands {
        let press = Press(key: command.input, modifierFlags: command.modifierFlags)
        if !result.contains(press) { result.append(press) }
      }
    }
    return result
  }

  // MARK: - The system

  private var systemRows: [Menu.Row] {
    var rows = [row(.memoryWarning, .system(.didReceiveMemoryWarning))]
    rows[0].startsGroup = true
    rows.append(
      application.isActive
        ? row(.resignActive, .system(.willResignActive))
        : row(.becomeActive, .system(.didBecomeActive)))
    rows.append(row(.enterBackground, .system(.didEnterBackground)))
    rows.append(row(.enterForeground, .system(.willEnterForeground)))
    rows.append(row(.launch, .system(.launch)))
    rows.append(
      application.isIgnoringInteractionEvents
        ? row(.endIgnoring, .effects([.endIgnoringInteractionEvents]))
        : row(.beginIgnoring, .effects([.beginIgnoringInteractionEvents])))
    return rows
  }

  private func row(
    _ phrase: SendPhrase, _ action: InputAction, _ values: [String: String] = [:]
  ) -> Menu.Row {
    Menu.Row(phrases.text(phrase, values), .send(action))
  }
}

extension ViewTree {
  /// Every view, controller and application object, in no order that means anything.
  var everyResponder: [ResponderID] {
    let views = (0..<viewCount).map { ResponderID.view(ViewID(index: Int32($0))) }
    let controllers = (0..<controllerCount).map {
      ResponderID.controller(ControllerID(index: Int32($0)))
    }
    return views + controllers + [.application, .applicationDelegate]
  }
}
