import Geometry

/// A scroll view's part in the arbitration of its own recognizers.
extension DeliveryEngine {
  /// The machine of a recognizer: a scroll view's own have theirs.
  func makeMachine(for recognizer: RecognizerID, _ traits: RecognizerTraits) -> any GestureMachine {
    guard let scrollView = tree.scrollView(owning: recognizer),
      let role = tree[recognizer].scrollRole
    else { return traits.makeMachine() }
    switch role {
    case .pan: return PanMachine(traits, axes: tree.scrollAxes(of: scrollView))
    case .pinch: return PinchMachine(traits)
    case .contentTouchDelay:
      let delay = tree[scrollView].scroll?.thresholds.contentTouchDelay
      return ContentTouchDelayMachine(delay: delay ?? ScrollPhysics.contentTouchDelay)
    }
  }

  /// Whether they are the pan and the pinch of the same scroll view: those go together.
  func belongToOneScrollView(_ first: RecognizerRun, _ second: RecognizerRun) -> Bool {
    let roles: [ScrollRecognizer?] = [.pan, .pinch]
    guard roles.contains(tree[first.recognizer].scrollRole),
      roles.contains(tree[second.recognizer].scrollRole)
    else { return false }
    return tree.scrollView(owning: first.recognizer) == tree.scrollView(owning: second.recognizer)
  }

  /// Whether a scroll view keeps its own pan from beginning.
  ///
  /// UIKit: touches that content has, and scrolling may not take away, are content's (B-289, B-290); a drag
  /// over the edge is left to a scroll view further out that can follow it (B-295).
  mutating func scrollRefusal(
    _ run: RecognizerRun, trace: inout some TraceSink
  ) -> GestureFailure? {
    guard tree[run.recognizer].scrollRole == .pan,
      let scrollView = tree.scrollView(owning: run.recognizer)
    else { return nil }
    let isLeftToContent =
      !mayTakeFromContent(run, in: scrollView, trace: &trace)
      || leavesDragToOuter(run.machine.report.translation, scrollView)
    return isLeftToContent ? .refused(by: scrollView) : nil
  }

  private mutating func mayTakeFromContent(
    _ run: RecognizerRun, in scrollView: ViewID, trace: inout some TraceSink
  ) -> Bool {
    let delivered = touches.filter { touch in
      touch.delivery == .open && !touch.isIgnored && touch.view != scrollView
        && run.touches.contains { $0.serial == touch.serial }
    }
    for content in Self.views(of: delivered) {
      guard tree[scrollView].scroll?.canCancelContentTouches == true else { return false }
      guard mayCancel(content, in: scrollView, trace: &trace) else { return false }
    }
    return true
  }

  /// `touchesShouldCancel(in:)`.
  ///
  /// UIKit: yes, but for controls (B-290); tables and collection views say yes for those too.
  private mutating func mayCancel(
    _ content: ViewID, in scrollView: ViewID, trace: inout some TraceSink
  ) -> Bool {
    let override = tree[scrollView].traits.overrides.touchesShouldCancel
    let standard = tree[content].control == nil || tree.isList(scrollView)
    let answer = if case .answer(let answer) = override { answer } else { standard }
    trace.emit(
      .scroll(.touchesShouldCancel(scrollView, content: content, answer)),
      isAssumed: override == .unknown)
    return answer
  }

  /// Whether the content can't go that way any more, and an outer scroll view's can.
  private func leavesDragToOuter(_ travel: Point, _ scrollView: ViewID) -> Bool {
    let axis = mainAxis(of: travel, among: tree.scrollAxes(of: scrollView))
    guard !tree.hasRoom(in: scrollView, for: travel, along: axis) else { return false }
    return tree.scrollViews(around: scrollView).dropFirst().contains { outer in
      tree.scrollAxes(of: outer).contains(axis)
        && tree.hasRoom(in: outer, for: travel, along: axis)
        && tree.recognizer(.pan, of: outer).map { tree[$0].isEnabled } == true
    }
  }

  /// The axis along which a drag goes further, of those that scroll.
  func mainAxis(of travel: Point, among axes: ScrollAxes) -> ScrollAxes {
    guard axes == [.horizontal, .vertical] else { return axes }
    return abs(travel.x) > abs(travel.y) ? .horizontal : .vertical
  }
}

extension ViewTree {
  /// Whether it is a table or a collection view.
  public func isList(_ view: ViewID) -> Bool {
    self[view].isKind(of: "UITableView") || self[view].isKind(of: "UICollectionView")
  }
}
