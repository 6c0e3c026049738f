/// The first responder and the key window.
extension DeliveryEngine {
  mutating func changeFocus(_ effect: Effect, trace: inout some TraceSink) {
    switch effect {
    case .makeKey(let identifier):
      guard let window = tree.view(identifier: identifier) else { return }
      trace.emit(.responder(.keyWindow(from: keyWindow, to: window)))
      keyWindow = window
    case .becomeFirstResponder(let identifier):
      guard let responder = tree.responder(identifier: identifier) else { return }
      let succeeds = canBecomeFirst(responder)
      trace.emit(.responder(.becomeFirstResponder(responder, succeeds)))
      if succeeds { setFirstResponder(responder, trace: &trace) }
    case .resignFirstResponder(let identifier):
      guard let responder = tree.responder(identifier: identifier) else { return }
      let succeeds = firstResponder == responder && canResign(responder)
      trace.emit(.responder(.resignFirstResponder(responder, succeeds)))
      if succeeds { setFirstResponder(nil, trace: &trace) }
    default: return
    }
  }

  /// UIKit: it must be in a window (B-116) and say it can (B-115), and the present one must let go (B-117).
  private func canBecomeFirst(_ responder: ResponderID) -> Bool {
    if responder == firstResponder { return true }
    guard isInWindow(responder), accepts(responder) else { return false }
    return firstResponder.map { canResign($0) } ?? true
  }

  /// UIKit: false unless overridden (B-115), but for text fields and text views.
  private func accepts(_ responder: ResponderID) -> Bool {
    switch tree.traits(of: responder).overrides.canBecomeFirstResponder {
    case .answer(let answer): return answer
    case nil, .unknown:
      guard case .view(let view) = responder else { return false }
      return tree[view].isKind(of: "UITextField") || tree[view].isKind(of: "UITextView")
    }
  }

  private func canResign(_ responder: ResponderID) -> Bool {
    tree.traits(of: responder).overrides.canResignFirstResponder != .answer(false)
  }

  /// UIKit: the first responder that leaves its window is first responder no more (B-122).
  mutating func dropFirstResponderOutsideWindows(trace: inout some TraceSink) {
    guard let responder = firstResponder, !isInWindow(responder) else { return }
    setFirstResponder(nil, trace: &trace)
  }

  private func isInWindow(_ responder: ResponderID) -> Bool {
    switch responder {
    case .view(let view): return tree.window(of: view) != nil
    case .controller(let controller):
      return tree[controller].view.flatMap { tree.window(of: $0) } != nil
    case .windowScene, .application, .applicationDelegate: return true
    }
  }

  private mutating func setFirstResponder(
    _ responder: ResponderID?, trace: inout some TraceSink
  ) {
    guard responder != firstResponder else { return }
    trace.emit(.responder(.firstResponder(from: firstResponder, to: responder)))
    firstResponder = responder
  }
}
