extension SourceFormat {
  /// Something that decides who gets a touch and that a format may have no place for.
  public enum UncarriedFact: String, Hashable, Sendable, CaseIterable {
    case overrides
    case otherWindows
    case delegateAnswers
    case exclusiveTouch
    case zPosition
    case targets
    case animations
    case changesInCode
    /// Which views are in front of which.
    case order
    /// Whether views are hidden, transparent, transformed or take touches.
    case flags
  }

  /// What no file of the format says, so that no verdict on it can rule it out.
  public var uncarried: [UncarriedFact] {
    switch self {
    case .scene, .scenario, .recording, .trace: []
    case .storyboard, .xib:
      [.overrides, .otherWindows, .delegateAnswers, .zPosition, .animations, .changesInCode]
    case .recursiveDescription, .oldXib, .calabash, .detox, .printHierarchy, .autolayoutTrace,
      .gestureRecognizers, .ivarDescription, .uiAutomator, .appKitTree, .appKitDocument,
      .xcodeViewHierarchy, .lookin, .compiledNib, .binaryPropertyList, .gzip, .zip:
      [.overrides, .otherWindows, .delegateAnswers, .exclusiveTouch, .zPosition, .targets]
    case .earlGrey, .sentry:
      [.overrides, .delegateAnswers, .exclusiveTouch, .zPosition, .targets, .flags]
    case .xcuiDebugDescription, .webDriverAgent, .idb, .maestro:
      [
        .order, .flags, .overrides, .otherWindows, .delegateAnswers, .exclusiveTouch, .zPosition,
        .targets,
      ]
    }
  }
}
