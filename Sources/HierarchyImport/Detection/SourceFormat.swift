/// What a file is, by its content.
public enum SourceFormat: String, Hashable, Sendable, CaseIterable {
  // Hitscope's own.
  case scene, scenario, recording, trace
  // Trees of views.
  case recursiveDescription, storyboard, xib, oldXib, earlGrey, sentry, calabash
  // Outlines.
  case xcuiDebugDescription, webDriverAgent, idb, maestro
  // Names that belong to a tree.
  case printHierarchy, autolayoutTrace, gestureRecognizers
  // Archives that hold no text.
  case binaryPropertyList, gzip, zip

  /// What a scene that was read from it can prove.
  public enum Evidence: String, Hashable, Sendable {
    case everything
    /// Who is hit, as far as its fields go.
    case viewTree
    /// An accessibility tree: its order isn't front to back, and flags are missing.
    case outline
    /// Names and states of what stands in a tree.
    case names
    /// Nothing: it isn't text.
    case none
  }

  public var evidence: Evidence {
    switch self {
    case .scene, .scenario, .recording, .trace: .everything
    case .recursiveDescription, .storyboard, .xib, .oldXib, .earlGrey, .sentry, .calabash:
      .viewTree
    case .xcuiDebugDescription, .webDriverAgent, .idb, .maestro: .outline
    case .printHierarchy, .autolayoutTrace, .gestureRecognizers: .names
    case .binaryPropertyList, .gzip, .zip: .none
    }
  }

  /// Whether this version opens it.
  public var canBeOpened: Bool {
    switch self {
    case .scene, .scenario, .recording, .trace, .recursiveDescription, .storyboard, .xib: true
    case .oldXib, .earlGrey, .sentry, .calabash, .xcuiDebugDescription, .webDriverAgent,
      .idb, .maestro, .printHierarchy, .autolayoutTrace, .gestureRecognizers, .binaryPropertyList,
      .gzip, .zip:
      false
    }
  }
}
