/// What there is to know of a file that was imported, and why one wasn't.
public enum ImportPhrase: String, PhraseKey {
  public static let area = "import"

  // Why there is no scene.
  case archive
  case formatNotYet
  case noViews
  case noSuchScene
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
  // Layout.
  case unknownFrame
  case guessedBounds
  case solvedFrame
  case unsolvedFrame
  case staleFrame
  case guessedTextSize
  case conflictingConstraint
  // Interface Builder.
  case brokenXML
  case otherScenes
  case unknownElement
  case missingReference
  case barItem
  case sharedRecognizer
  case runtimeAttribute
  case sizeClassVariation
  case foreignContent
  case prototypeCells
  // How they are listed.
  case placed
  case repeatedRemark
  case moreRemarks
}
