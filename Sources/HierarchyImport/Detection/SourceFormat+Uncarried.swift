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
  }

  /// What no file of the format says, so that no verdict on it can rule it out.
  public var uncarried: [UncarriedFact] {
    switch self {
    case .scene, .scenario, .recording, .trace: []
    case .storyboard, .xib:
      [.overrides, .otherWindows, .delegateAnswers, .zPosition, .animations, .changesInCode]
    case .recursiveDescription, .oldXib, .earlGrey, .sentry, .calabash, .xcuiDebugDescription,
      .webDriverAgent, .idb, .maestro, .printHierarchy, .autolayoutTrace, .gestureRecognizers,
      .binaryPropertyList, .gzip, .zip:
      [.overrides, .otherWindows, .delegateAnswers, .exclusiveTouch, .zPosition, .targets]
    }
  }
}
