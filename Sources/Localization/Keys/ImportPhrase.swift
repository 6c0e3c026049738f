/// What there is to know of a file that was imported, and why one wasn't.
public enum ImportPhrase: String, PhraseKey {
  public static let area = "import"

  // Why there is no scene.
  case archive
  case formatNotYet
  case namesNotYet
  case otherSystem
  // What to open instead.
  case printViews
  case printViewsBeside
  case saveInXcode
  case openSource
  // Why there is no scene in what was opened.
  case noViews
  case noSuchScene
  case singleScene
  case nothingToJoin
  case unknownFormat
  // Printed hierarchies.
  case skippedText
  case skippedObject
  case unknownField
  case badValue
  case truncated
  case lostHead
  case missingLevels
  case flatList
  case invertedList
  case repeatedView
  case outerViewsUnknown
  case animatingView
  case recognizersNotDescribed
  case layerOnly
  case skippedSuffix
  case strayRecognizer
  case strayRecognizerNowhere
  case scrollViewsOwn
  case recognizerState
  case assumedController
  case unknownTarget
  case missingRequirement
  case controllerWithoutView
  case letsThrough
  case ownHitTest
  // Layout.
  case unknownFrame
  case guessedBounds
  case solvedFrame
  case unsolvedFrame
  case staleFrame
  case guessedTextSize
  case placeholderSize
  case conflictingConstraint
  // Interface Builder.
  case brokenXML
  case jsonPiece
  case outline
  case sentryLacks
  case earlGreyLacks
  case otherScenes
  case unknownElement
  case missingReference
  case barItem
  case sharedRecognizer
  case runtimeAttribute
  case sizeClassVariation
  case foreignContent
  case prototypeCells
  case tooDeep
  case foreignTarget
  case unknownEvent
  case unattachedRecognizer
  case recognizerDelegate
  case otherChildren
  case assumedOwner
  case unheldSegue
  // How they are listed.
  case placed
  case repeatedRemark
  case moreRemarks
}
