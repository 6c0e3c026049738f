/// The first responder and the key window.
extension DeliveryEngine {
  /// The key window's first responder, which events without a location start at (B-118, B-133).
  public var firstResponder: ResponderID? {
    keyWindow.flatMap { firstResponders[$0] } ?? nil
  }

  /// A window's own first responder, be it key or not (B-118).
  public func firstResponder(of window: ViewID) -> ResponderID? { firstResponders[window] }

  /// Whether a responder is first in its window.
  public func isFirstResponder(_ responder: ResponderID) -> Bool {
    windowOfFocus(of: responder).flatMap { firstResponders[$0] } == responder
  }

  /// What it answers when it is asked, whether or not it would get so far.
  public func canBecomeFirstResponder(_ responder: ResponderID) -> Bool { accepts(responder) }

  /// What it answers when it is asked to let go.
  public func canResignFirstResponder(_ responder: ResponderID) -> Bool { canResign(responder) }

  mutating func changeFocus(_ effect: Effect, trace: inout some TraceSink) {
    switch effect {
    case .makeKey(let identifier):
      guard let window = tree.view(identifier: identifier) else { return }
      trace.emit(.responder(.keyWindow(from: keyWindow, to: window)))
      keyWindow = window
    case .becomeFirstResponder(let identifier):
      guard let responder = tree.responder(identifier: identifier) else { return }
      becomeFirst(responder, trace: &trace)
    case .resignFirstResponder(let identifier):
      guard let responder = tree.responder(identifier: identifier) else { return }
      resignFirst(responder, trace: &trace)
    default: return
    }
  }

  /// `resignFirstResponder`: says whether it did.
  mutating func resignFirst(_ responder: ResponderID, trace: inout some TraceSink) {
    let isFirst = isFirstResponder(responder)
    let succeeds = isFirst && canResign(responder)
    let isAssumed = isFirst && isResigningUnseen(of: responder)
    trace.emit(.responder(.resignFirstResponder(responder, succeeds)), isAssumed: isAssumed)
    guard succeeds else { return }
    let window = windowOfFocus(of: responder)
    trace.assuming(isAssumed) { setFirstResponder(nil, in: window, trace: &$0) }
  }

  /// `becomeFirstResponder`: says whether it did.
  mutating func becomeFirst(_ responder: ResponderID, trace: inout some TraceSink) {
    let succeeds = canBecomeFirst(responder)
    let window = windowOfFocus(of: responder)
    let present = window.flatMap { firstResponders[$0] }
    let isAssumed =
      window != nil && present != responder
      && (tree.traits(of: responder).overrides.canBecomeFirstResponder == .unknown
        || present.map { isResigningUnseen(of: $0) } ?? false)
    trace.emit(.responder(.becomeFirstResponder(responder, succeeds)), isAssumed: isAssumed)
    guard succeeds else { return }
    trace.assuming(isAssumed) { setFirstResponder(responder, in: window, trace: &$0) }
  }

  private func isResigningUnseen(of responder: ResponderID) -> Bool {
    tree.traits(of: responder).overrides.canResignFirstResponder == .unknown
  }

  /// UIKit: what leaves its window is first responder no more (B-122).
  mutating func forgetFirstResponder(in root: ViewID, trace: inout some TraceSink) {
    guard let window = tree.window(of: root), let first = firstResponders[window] else { return }
    let view: ViewID? =
      switch first {
      case .view(let view): view
      case .controller(let controller): tree[controller].view
      case .windowScene, .application, .applicationDelegate: nil
      }
    guard let view, tree.isDescendant(view, of: root) else { return }
    setFirstResponder(nil, in: window, trace: &trace)
  }

  /// The window whose first responder a responder would be; the key window for those in none.
  private func windowOfFocus(of responder: ResponderID) -> ViewID? {
    switch responder {
    case .view(let view): tree.window(of: view)
    case .controller(let controller):
      tree[controller].view.flatMap { tree.window(of: $0) }
    case .windowScene, .application, .applicationDelegate: keyWindow
    }
  }

  /// UIKit: it must be in a window (B-116) and say it can (B-115), and the present one must let go (B-117).
  private func canBecomeFirst(_ responder: ResponderID) -> Bool {
    guard let window = windowOfFocus(of: responder) else { return false }
    let present = firstResponders[window]
    if present == responder { return true }
    return accepts(responder) && (present.map { canResign($0) } ?? true)
  }

  /// UIKit: false unless overridden (B-115), but for text fields and text views.
  private func accepts(_ responder: ResponderID) -> Bool {
    switch tree.traits(of: responder).overrides.canBecomeFirstResponder {
    case .answer(let answer): return answer
    case nil, .unknown:
      guard case .view(let view) = responder else { return false }
      return tree.takesText(view)
    }
  }

  private func canResign(_ responder: ResponderID) -> Bool {
    tree.traits(of: responder).overrides.canResignFirstResponder != .answer(false)
  }

  private mutating func setFirstResponder(
    _ responder: ResponderID?, in window: ViewID?, trace: inout some TraceSink
  ) {
    guard let window, firstResponders[window] != responder else { return }
    let previous = firstResponders[window]
    trace.emit(.responder(.firstResponder(from: previous, to: responder)))
    firstResponders[window] = responder
    sendEditing(.editingDidEnd, of: previous, trace: &trace)
    sendEditing(.editingDidBegin, of: responder, trace: &trace)
  }

  private mutating func sendEditing(
    _ event: ControlEvent, of responder: ResponderID?, trace: inout some TraceSink
  ) {
    guard let view = responder?.viewID, tree[view].isKind(of: "UITextField") else { return }
    sendActions(event, of: view, trace: &trace)
  }
}
