import EventDelivery
import Geometry
import Localization
import TraceAnalysis

/// A thing the sandbox does for its user, whichever widget or key asks for it.
enum Command: Hashable, Sendable {
  case setMode(StageMode)
  case setFingers(Int)
  case undo
  case redo
  case setLanguage(Language)
  case setTheme(ThemeChoice)
  case toggleHitMap
  case toggleMotion

  case openScene(Int)
  case startOver
  case playOwnInput
  case copyScene
  case pasteScene
  case dismissNotice

  /// What no finger does: a shake, a key, a word of the system.
  case send(InputAction)

  case togglePlay
  case setSpeed(Double)
  case stepBack
  case stepForward
  case toStart
  case toEnd
  case showStep(TraceIndex)

  case select(NodeID?)
  /// Why something gets a touch or doesn't; nil closes the answer.
  case ask(WhyQuestion?)
  /// Changes the scene as an answer advises.
  case applyFix(Fix)
  case toggleNode(NodeID)
  /// Opens or shuts a row with everything below it.
  case toggleSubtree(NodeID)
  case focusSearch
  case clearSearch
  case edit([SceneEdit])
  case toggleSection(InspectorSection)
  case toggleScenes
  case showList(LowerList)
  case resetSplit(Splits.Handle)

  case toggleMenu(MenuID)
  case toggleDrawer(Drawer)
  case toggleKeys
  case toggleLog
  case closePopup
  case copy(String)
  case stage(StageTarget)
}

/// Light or dark.
public enum ThemeChoice: String, Hashable, Sendable, CaseIterable {
  case light
  case dark

  var theme: Theme {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }

  var other: ThemeChoice { self == .light ? .dark : .light }
}

/// A list of commands that a button opens.
enum MenuID: Hashable, Sendable {
  case scene
  case fingers
  case language
  case speed
  /// What can be sent beside touches.
  case send
  /// The buttons that found no room in the toolbar.
  case more
  /// The values of a choice in the inspector.
  case choice(ChoiceTarget)
  /// The refused views that found no room on the stage.
  case refused
  /// The views under a point of the app's screen.
  case under(Point)
}
