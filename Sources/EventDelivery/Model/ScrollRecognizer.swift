/// A recognizer that a scroll view brings with it.
///
/// UIKit: a pan, a pinch and a private one that delays content's touches (B-281).
public enum ScrollRecognizer: String, Hashable, Sendable, CaseIterable {
  case pan = "panGestureRecognizer"
  case pinch = "pinchGestureRecognizer"
  /// Never recognizes; while it is possible, content waits for its touches (B-282).
  case contentTouchDelay

  /// Its id, after its scroll view's.
  public func identifier(of scrollView: String) -> String { "\(scrollView).\(rawValue)" }

  var className: String {
    switch self {
    case .pan: "UIPanGestureRecognizer"
    case .pinch: "UIPinchGestureRecognizer"
    case .contentTouchDelay: "UIScrollViewDelayedTouchesBeganGestureRecognizer"
    }
  }
}

extension ViewTree {
  /// Adds a new scroll view's own recognizers, before any that the scene gives it.
  mutating func addScrollRecognizers(to view: ViewID) {
    guard self[view].scroll != nil else { return }
    for role in ScrollRecognizer.allCases {
      var recognizer = Recognizer(
        identifier: role.identifier(of: self[view].identifier), className: role.className)
      recognizer.scrollRole = role
      recognizer.view = view
      if role == .contentTouchDelay {
        recognizer.properties = [
          DataValue.Member(key: "cancelsTouchesInView", value: .boolean(false)),
          DataValue.Member(key: "delaysTouchesBegan", value: .boolean(true)),
          DataValue.Member(key: "delaysTouchesEnded", value: .boolean(false)),
        ]
      }
      addRecognizer(recognizer)
    }
    updateScrollRecognizers(of: view)
  }

  /// Switches a scroll view's recognizers on and off as its properties say.
  ///
  /// UIKit: without scrolling there is no pan (B-296); without `delaysContentTouches` nothing is delayed
  /// (B-287); a pinch takes a view to zoom and scales to zoom between.
  public mutating func updateScrollRecognizers(of view: ViewID) {
    guard let scroll = self[view].scroll else { return }
    for recognizer in self[view].gestureRecognizers {
      switch self[recognizer].scrollRole {
      case .pan: setEnabled(scroll.isScrollEnabled, recognizer)
      case .pinch:
        setEnabled(
          scroll.viewForZooming != nil && scroll.minimumZoomScale < scroll.maximumZoomScale,
          recognizer)
      case .contentTouchDelay:
        setEnabled(scroll.isScrollEnabled && scroll.delaysContentTouches, recognizer)
      case nil: break
      }
    }
  }

  private mutating func setEnabled(_ isEnabled: Bool, _ recognizer: RecognizerID) {
    updateRecognizer(recognizer) { $0.isEnabled = isEnabled }
  }

  /// One of a scroll view's own recognizers; nil once it has been moved to another view or taken away.
  public func recognizer(_ role: ScrollRecognizer, of view: ViewID) -> RecognizerID? {
    self[view].gestureRecognizers.first { self[$0].scrollRole == role }
  }

  /// The scroll view that a recognizer came with, wherever it is attached now.
  func scrollView(owning recognizer: RecognizerID) -> ViewID? {
    guard let role = self[recognizer].scrollRole else { return nil }
    let suffix = ".\(role.rawValue)"
    let name = self[recognizer].identifier
    guard name.hasSuffix(suffix) else { return nil }
    return view(identifier: String(name.dropLast(suffix.count)))
  }
}
