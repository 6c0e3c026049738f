public import EventDelivery

extension ViewTree {
  /// The classes from the window to a view, each with its place among its siblings.
  ///
  /// A recognizer's class comes after its view's path. No address is in it.
  public func classPath(of subject: ExplainedSubject) -> String {
    switch subject {
    case .responder(.view(let view)): path(to: view)
    case .responder(let responder): className(of: responder)
    case .recognizer(let recognizer):
      (self[recognizer].view.map { path(to: $0) + "/" } ?? "") + self[recognizer].className
    }
  }

  private func path(to view: ViewID) -> String {
    ancestors(from: view).reversed().map { step in
      let place = superview(of: step).flatMap { subviews(of: $0).firstIndex(of: step) } ?? 0
      return "\(self[step].className)[\(place)]"
    }.joined(separator: "/")
  }
}
