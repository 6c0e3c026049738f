/// The formats that Hitscope tells apart, and what each can prove.
public enum FormatPhrase: String, PhraseKey {
  public static let area = "format"

  case scene, scenario, recording, trace
  case recursiveDescription, storyboard, xib, oldXib, earlGrey, sentry, calabash, detox
  case xcuiDebugDescription, webDriverAgent, idb, maestro
  case printHierarchy, autolayoutTrace, gestureRecognizers, ivarDescription
  case uiAutomator, appKitTree, appKitDocument
  case xcodeViewHierarchy, lookin, compiledNib, binaryPropertyList, gzip, zip
  // What it can prove.
  case provesEverything
  case provesTree
  case provesOutline
  case provesNames
  case provesOther
  case provesNothing
  // What is said of one file.
  case isFormat
  case viewCount
  case sceneList
  case isOpened
  case isJoined
  case isRefused
}
