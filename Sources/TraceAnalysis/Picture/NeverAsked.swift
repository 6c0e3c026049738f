import EventDelivery

/// Finds the views that a hit-test pass leaves out for good.
enum NeverAsked {
  /// In drawing order, each view before its subviews; hidden views and what they hold are left out.
  ///
  /// A view that refused, or has answered, asks no more of its subviews; once a window has answered,
  /// the windows behind it aren't asked either.
  static func views(of pass: HitTestPass, in tree: ViewTree) -> [ViewID] {
    var outcomes: [ViewID: HitTestPass.Asking.Outcome] = [:]
    for asking in pass.askings { outcomes[asking.view] = asking.outcome }
    var result: [ViewID] = []
    for window in tree.windowsFrontToBack.reversed() where !tree.isHidden(window) {
      var waiting = [(view: window, isSettled: pass.isDecided)]
      while let (view, isSettled) = waiting.popLast() {
        let outcome = outcomes[view]
        if outcome == nil, isSettled { result.append(view) }
        let settlesSubviews =
          switch outcome {
          case .refused, .answered: true
          case .asking: pass.isBound
          case nil: isSettled
          }
        var child = tree.lastSubview(of: view)
        while let subview = child {
          if !tree.isHidden(subview) || outcomes[subview] != nil {
            waiting.append((subview, settlesSubviews))
          }
          child = tree.previousSibling(of: subview)
        }
      }
    }
    return result
  }
}
