import EventDelivery

/// Which widget it is, the same from one picture to the next.
enum WidgetID: Hashable, Sendable {
  case title
  case mode(StageMode)
  case fingers
  case hitMap
  case undo
  case redo
  case language
  case theme
  case keys
  case more
  case rail(Drawer)
  case drawer

  case search
  case searchClear
  case tree
  case treeRow(NodeID)
  case treeDisclosure(NodeID)
  case scenes
  case scenesHeading
  case sceneRow(Int)
  case lowerTab(LowerList)
  case problems
  case problemRow(Int)

  case stage
  /// A button that stands on the stage.
  case stageItem(StageTarget)
  case transport(TransportButton)
  case speed
  case send
  case hold
  case turn
  case scrub
  case log
  case logLine(Int)
  case logUnfold

  case why
  case whyCulprit
  case whyEvidence
  case fix(Int)
  case section(InspectorSection)
  case field(NumberTarget)
  case toggle(FlagTarget)
  case slider(NumberTarget)
  case choice(ChoiceTarget)
  case value(String)
  case chainRow(Int)
  case receivedRow(Int)
  case queueRow(Int)
  /// A button that calls a method of the selection.
  case call(String)
  case recognizerRow(RecognizerID)

  case split(Splits.Handle)
  case menuRow(Int)
  case noticeClose
  case sheetClose
}

/// A part of the window that F6 goes to as a whole.
enum PanelID: Int, Hashable, Sendable, CaseIterable {
  case toolbar
  case hierarchy
  case scenes
  case stage
  case transport
  case log
  case inspector
  /// A menu, a drawer or a sheet: while it is open the keyboard stays in it.
  case popup
}

/// The buttons that move through a run.
enum TransportButton: Int, Hashable, Sendable, CaseIterable {
  case start
  case back
  case play
  case forward
  case end
}

/// A rail's panel.
enum Drawer: Int, Hashable, Sendable, CaseIterable {
  case hierarchy
  case scenes
  case inspector

  var isLeading: Bool { self != .inspector }
}
