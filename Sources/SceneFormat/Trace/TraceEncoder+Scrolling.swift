import EventDelivery
import Geometry

extension TraceEncoder {
  mutating func scroll(_ scrollStep: ScrollStep) {
    step(Self.name(of: scrollStep, in: scene.tree))
    member(.view, scrollStep.scrollView)
    switch scrollStep {
    case .touchesShouldBegin(_, let fingers, let content, let answer):
      member(.fingers, fingers)
      member(.content, content)
      member(.answer, answer)
    case .touchesShouldCancel(_, let content, let answer):
      member(.content, content)
      member(.answer, answer)
    case .didScroll(_, let offset): member(.offset, offset)
    case .willEndDragging(_, let velocity, let target):
      member(.velocity, velocity)
      member(.target, target)
    case .didEndDragging(_, let decelerates): member(.decelerates, decelerates)
    case .willBeginZooming(_, let content): member(.content, content)
    case .didZoom(_, let scale): member(.scale, scale)
    case .didEndZooming(_, let content, let scale):
      member(.content, content)
      member(.scale, scale)
    case .shouldScrollToTop(_, let answer): member(.answer, answer)
    case .didSelect(_, let cell): member(.cell, cell)
    case .willBeginDragging, .willBeginDecelerating, .didEndDecelerating, .didScrollToTop: break
    }
  }

  private static func name(of step: ScrollStep, in tree: ViewTree) -> TraceStep {
    switch step {
    case .touchesShouldBegin: .touchesShouldBegin
    case .touchesShouldCancel: .touchesShouldCancel
    case .willBeginDragging: .willBeginDragging
    case .didScroll: .didScroll
    case .willEndDragging: .willEndDragging
    case .didEndDragging: .didEndDragging
    case .willBeginDecelerating: .willBeginDecelerating
    case .didEndDecelerating: .didEndDecelerating
    case .willBeginZooming: .willBeginZooming
    case .didZoom: .didZoom
    case .didEndZooming: .didEndZooming
    case .shouldScrollToTop: .shouldScrollToTop
    case .didScrollToTop: .didScrollToTop
    case .didSelect(let list, _):
      tree[list].isKind(of: "UICollectionView") ? .didSelectItem : .didSelectRow
    }
  }
}
