import EventDelivery
import Geometry

/// The lines of scroll views, tables and collection views.
extension Transcript {
  func scrollWords(_ step: ScrollStep) -> String {
    "\(name(step.scrollView)) \(rest(of: step))"
  }

  private func rest(of step: ScrollStep) -> String {
    switch step {
    case .touchesShouldBegin(_, let fingers, let content, let answer):
      "touchesShouldBegin {\(list(fingers))} \(name(content)) \(yesNo(answer))"
    case .touchesShouldCancel(_, let content, let answer):
      "touchesShouldCancel \(name(content)) \(yesNo(answer))"
    case .willBeginDragging: "willBeginDragging"
    case .didScroll(_, let offset): "didScroll \(NumberText.text(offset))"
    case .willEndDragging(_, let velocity, let target):
      "willEndDragging \(NumberText.text(velocity)) > \(NumberText.text(target))"
    case .didEndDragging(_, let decelerates):
      decelerates ? "didEndDragging decelerating" : "didEndDragging"
    case .willBeginDecelerating: "willBeginDecelerating"
    case .didEndDecelerating: "didEndDecelerating"
    case .willBeginZooming(_, let content): "willBeginZooming \(name(content))"
    case .didZoom(_, let scale): "didZoom \(NumberText.text(scale))"
    case .didEndZooming(_, let content, let scale):
      "didEndZooming \(name(content)) \(NumberText.text(scale))"
    case .shouldScrollToTop(_, let answer): "shouldScrollToTop \(yesNo(answer))"
    case .didScrollToTop: "didScrollToTop"
    case .didSelect(let list, let cell): "\(tree.selectionCallback(of: list)) \(name(cell))"
    }
  }
}

extension ViewTree {
  /// What a table or collection view tells its delegate when it selects a cell.
  func selectionCallback(of list: ViewID) -> String {
    self[list].isKind(of: "UICollectionView") ? "didSelectItem" : "didSelectRow"
  }
}
