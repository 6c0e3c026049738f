import EventDelivery
import Localization
import TraceAnalysis

/// The rows of each menu, as the session is now.
struct MenuBuilder {
  let session: Session
  let view: ViewState
  let phrases: Phrasebook

  func menu(_ id: MenuID) -> Menu {
    switch id {
    case .scene: Menu(rows: sceneRows)
    case .fingers: Menu(rows: fingerRows)
    case .language: Menu(rows: languageRows)
    case .speed: Menu(rows: speedRows)
    case .send: Menu(rows: SendMenu(session: session, phrases: phrases).rows)
    case .more: Menu(rows: moreRows)
    case .choice(let target): Menu(rows: rows(of: target))
    case .refused: Menu(rows: refusedRows)
    case .under(let point):
      Menu(rows: UnderPointerMenu(point: point, session: session, phrases: phrases).rows)
    }
  }

  private var sceneRows: [Menu.Row] {
    var play = Menu.Row(phrases.text(MenuPhrase.playOwnInput), .playOwnInput)
    play.isEnabled = !session.scene.input.isEmpty
    if !play.isEnabled { play.detail = phrases.text(MenuPhrase.noOwnInput) }
    var startOver = Menu.Row(phrases.text(MenuPhrase.startOver), .startOver)
    startOver.detail = "Ctrl R"
    var copy = Menu.Row(phrases.text(MenuPhrase.copyScene), .copyScene)
    copy.detail = "Ctrl C"
    copy.startsGroup = true
    var paste = Menu.Row(phrases.text(MenuPhrase.pasteScene), .pasteScene)
    paste.detail = "Ctrl V"
    return [play, startOver, copy, paste]
  }

  private var fingerRows: [Menu.Row] {
    [1, 2].map { count in
      var row = Menu.Row(
        phrases.text(ToolbarPhrase.fingers, count: count), .setFingers(count))
      row.isChecked = view.fingers == count
      if count == 2 { row.detail = "Alt" }
      return row
    }
  }

  private var languageRows: [Menu.Row] {
    Language.allCases.map { language in
      var row = Menu.Row(language.ownName, .setLanguage(language))
      row.isChecked = phrases.language == language
      return row
    }
  }

  private var speedRows: [Menu.Row] {
    var rows = Playback.speeds.map { speed in
      var row = Menu.Row(TransportPanel.title(ofSpeed: speed), .setSpeed(speed))
      row.isChecked = session.playback.speed == speed
      return row
    }
    var motion = Menu.Row(phrases.text(PlaybackPhrase.reduceMotion), .toggleMotion)
    motion.isChecked = view.reducesMotion
    motion.startsGroup = true
    rows.append(motion)
    return rows
  }

  /// What the toolbar had no room for.
  private var moreRows: [Menu.Row] {
    var fingers = fingerRows
    var languages = languageRows
    if !languages.isEmpty { languages[0].startsGroup = true }
    var theme = Menu.Row(
      phrases.text(view.theme == .light ? ToolbarPhrase.dark : .light),
      .setTheme(view.theme.other))
    theme.startsGroup = true
    fingers += languages
    var hitMap = Menu.Row(phrases.text(ToolbarPhrase.hitMap), .toggleHitMap)
    hitMap.isChecked = view.showsHitMap
    hitMap.detail = "M"
    hitMap.startsGroup = true
    return fingers + [theme, hitMap]
  }

  private func rows(of target: ChoiceTarget) -> [Menu.Row] {
    let current = target.title(in: session.scene.tree)
    return target.options(in: session.scene.tree).map { option in
      let title = option.title ?? phrases.text(InspectorPhrase.notOverridden)
      var row = Menu.Row(title, .edit([option.edit]))
      row.isChecked = option.title == current
      return row
    }
  }

  private var refusedRows: [Menu.Row] {
    let tree = session.tree
    return (session.picture.pass?.refused ?? []).map { asking in
      var row = Menu.Row(tree[asking.view].identifier, .select(.view(asking.view)))
      row.detail = asking.refusal.map { phrases.reason($0) }
      return row
    }
  }
}

extension ViewState.Popup {
  /// The widget that opened it, which it stands beside.
  var anchorID: WidgetID? {
    switch self {
    case .menu(.scene): .title
    case .menu(.fingers): .fingers
    case .menu(.language): .language
    case .menu(.speed): .speed
    case .menu(.send): .send
    case .menu(.more): .more
    case .menu(.choice(let target)): .choice(target)
    case .menu(.refused): .stageItem(.refusedList)
    case .menu(.under), .keys, .log: nil
    }
  }
}
