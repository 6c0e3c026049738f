import EventDelivery
import PlatformInterface

/// What the pointer looks like.
extension Workbench {
  mutating func cursorShape() -> CursorShape {
    switch pointer.drag {
    case .split(let handle, _, _):
      handle == .bottom || handle == .scenes ? .resizeVertical : .resizeHorizontal
    case .view: .move
    case .handle(let drag): Self.cursor(of: drag.handle)
    case .number: .resizeVertical
    case .slider, .text, .scrub, .touch, .pan, nil: hoverCursor()
    }
  }

  private mutating func hoverCursor() -> CursorShape {
    let frame = frame()
    guard let target = frame.target(at: pointer.position) else { return .arrow }
    guard target.role == .stage else { return target.isEnabled ? target.cursor : .arrow }
    switch frame.stage.target(at: pointer.position) {
    case .handle(let handle, _): return Self.cursor(of: handle)
    case .responder, .event, .step, .foldedChain, .refusedList, .zoomIn, .zoomOut, .zoomReset,
      .thumbnail:
      return stageInput.hoverPoint != nil && session.mode == .touch ? .arrow : .pointingHand
    case nil: break
    }
    switch session.mode {
    case .touch, .inspect: return session.mode == .inspect ? .crosshair : .arrow
    case .edit:
      let canMove = pointer.hoveredView.map { ViewDrag.canMove($0, in: session.tree) }
      return canMove == true ? .move : .arrow
    }
  }

  private static func cursor(of handle: StageHandle) -> CursorShape {
    let edges: StageHandle.Edges
    switch handle {
    case .area(let moved), .frame(let moved): edges = moved
    }
    switch edges {
    case .left, .right: return .resizeHorizontal
    case .top, .bottom: return .resizeVertical
    case [.top, .left], [.bottom, .right]: return .resizeFalling
    default: return .resizeRising
    }
  }
}
