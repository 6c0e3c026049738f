/// What a file is, by its content.
public enum SourceFormat: String, Hashable, Sendable, CaseIterable {
  // Hitscope's own.
  case scene, scenario, recording, trace
  // Trees of views.
  case recursiveDescription, storyboard, xib, oldXib, earlGrey, sentry, calabash, detox
  // Outlines.
  case xcuiDebugDescription, webDriverAgent, idb, maestro
  // Names that belong to a tree.
  case printHierarchy, autolayoutTrace, gestureRecognizers, ivarDescription
  // Other systems' trees.
  case uiAutomator, appKitTree, appKitDocument
  // Archives that hold no text.
  case xcodeViewHierarchy, lookin, compiledNib, binaryPropertyList, gzip, zip

  /// What a scene that was read from it can prove.
  public enum Evidence: String, Hashable, Sendable {
    case everything
    /// Who is hit, as far as its fields go.
    case viewTree
    /// An accessibility tree: its order isn't front to back, and flags are missing.
    case outline
    /// Names and states of what stands in a tree.
    case names
    /// Nothing of UIKit: another system delivers its events otherwise.
    case otherSystem
    /// Nothing: it isn't text.
    case none
  }

  public var evidence: Evidence {
    switch self {
    case .scene, .scenario, .recording, .trace: .everything
    case .recursiveDescription, .storyboard, .xib, .oldXib, .earlGrey, .sentry, .calabash,
      .detox:
      .viewTree
    case .xcuiDebugDescription, .webDriverAgent, .idb, .maestro: .outline
    case .printHierarchy, .autolayoutTrace, .gestureRecognizers, .ivarDescription: .names
    case .uiAutomator, .appKitTree, .appKitDocument: .otherSystem
    case .xcodeViewHierarchy, .lookin, .compiledNib, .binaryPropertyList, .gzip, .zip: .none
    }
  }

  /// What to do about a format that isn't opened.
  public enum Advice: Hashable, Sendable {
    /// Print the views, as this isn't what decides a touch.
    case printViews
    /// Print the views, and put this beside them in one file.
    case printViewsBeside
    /// Have Xcode bring an old document up to date.
    case saveInXcode
    /// Open the document that it was compiled from.
    case openSource
    /// There is nothing to be done: it is another system's.
    case nothing
  }

  public var advice: Advice {
    switch self {
    case .scene, .scenario, .recording, .trace, .recursiveDescription, .storyboard, .xib,
      .earlGrey, .sentry, .xcuiDebugDescription, .webDriverAgent, .idb, .maestro, .uiAutomator,
      .appKitTree, .appKitDocument:
      .nothing
    case .oldXib: .saveInXcode
    case .gestureRecognizers, .printHierarchy: .printViewsBeside
    case .compiledNib: .openSource
    case .calabash, .detox, .autolayoutTrace, .ivarDescription,
      .xcodeViewHierarchy, .lookin,
      .binaryPropertyList, .gzip, .zip:
      .printViews
    }
  }

  /// Whether what it names is joined to a printed view hierarchy.
  public var canBeJoined: Bool { advice == .printViewsBeside }

  /// Whether this version opens it.
  public var canBeOpened: Bool {
    switch self {
    case .scene, .scenario, .recording, .trace, .recursiveDescription, .storyboard, .xib,
      .earlGrey, .sentry, .xcuiDebugDescription, .webDriverAgent, .idb, .maestro:
      true
    case .oldXib, .calabash, .detox, .printHierarchy, .autolayoutTrace, .gestureRecognizers,
      .ivarDescription,
      .uiAutomator, .appKitTree, .appKitDocument, .xcodeViewHierarchy, .lookin, .compiledNib,
      .binaryPropertyList, .gzip, .zip:
      false
    }
  }
}
