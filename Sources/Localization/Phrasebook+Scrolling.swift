import EventDelivery
import TraceAnalysis

extension Phrasebook {
  /// What a scroll view's step says happened.
  func sentence(_ step: ScrollStep, _ names: Names) -> String {
    let view = names[step.scrollView]
    switch step {
    case .touchesShouldBegin(_, _, let content, let answer):
      return text(
        answer ? ScrollPhrase.letsContentBegin : .keepsContentFromBeginning,
        ["view": view, "content": names[content]])
    case .touchesShouldCancel(_, let content, let answer):
      return text(
        answer ? ScrollPhrase.mayCancelContent : .mayNotCancelContent,
        ["view": view, "content": names[content]])
    case .willBeginDragging: return say(.beginsDragging, view)
    case .didScroll(_, let offset):
      return text(ScrollPhrase.scrolls, ["view": view, "point": NumberText.text(offset)])
    case .willEndDragging(_, _, let target):
      return text(ScrollPhrase.willEndDragging, ["view": view, "point": NumberText.text(target)])
    case .didEndDragging(_, let decelerates):
      return say(decelerates ? .endsDraggingAndGoesOn : .endsDragging, view)
    case .willBeginDecelerating: return say(.beginsDecelerating, view)
    case .didEndDecelerating: return say(.endsDecelerating, view)
    case .willBeginZooming(_, let content):
      return text(ScrollPhrase.beginsZooming, ["view": view, "content": names[content]])
    case .didZoom(_, let scale):
      return text(ScrollPhrase.zooms, ["view": view, "value": NumberText.text(scale)])
    case .didEndZooming(_, _, let scale):
      return text(ScrollPhrase.endsZooming, ["view": view, "value": NumberText.text(scale)])
    case .shouldScrollToTop(_, let answer):
      return say(answer ? .scrollsToTop : .staysAtPlace, view)
    case .didScrollToTop: return say(.arrivedAtTop, view)
    case .didSelect(_, let cell):
      return text(ScrollPhrase.selects, ["view": view, "content": names[cell]])
    }
  }

  private func say(_ key: ScrollPhrase, _ name: String) -> String {
    text(key, ["view": name])
  }
}
