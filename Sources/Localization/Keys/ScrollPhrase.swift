/// What a scroll view does, as the strip over the stage says it.
public enum ScrollPhrase: String, PhraseKey {
  public static let area = "scroll"

  case letsContentBegin
  case keepsContentFromBeginning
  case mayCancelContent
  case mayNotCancelContent
  case beginsDragging
  case scrolls
  case willEndDragging
  case endsDragging
  case endsDraggingAndGoesOn
  case beginsDecelerating
  case endsDecelerating
  case beginsZooming
  case zooms
  case endsZooming
  case scrollsToTop
  case staysAtPlace
  case arrivedAtTop
  case selects
}
