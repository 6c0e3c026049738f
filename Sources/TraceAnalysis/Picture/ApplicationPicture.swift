public import EventDelivery

/// What the application is doing at a step, beside delivering events.
public struct ApplicationPicture: Hashable, Sendable {
  /// Whether it is in front and gets events.
  public internal(set) var isActive = true
  /// Whether the run loop takes nothing from the queue.
  public internal(set) var isQueueHeld = false
  /// Until when the main thread is busy; in the past where it isn't.
  public internal(set) var busyUntil = Timestamp.zero
  /// How deeply `beginIgnoringInteractionEvents` is nested.
  public internal(set) var ignoringDepth = 0
  public internal(set) var keyWindow: ViewID?
  /// The key window's first responder, which events without a location start at.
  public internal(set) var firstResponder: ResponderID?
  /// Every window's first responder.
  public internal(set) var firstResponders: [ResponderID] = []

  /// The state before any input.
  public init(of tree: ViewTree) {
    keyWindow = tree.windows.first { tree[$0].window?.isKeyWindow == true } ?? tree.windows.first
    ignoringDepth = tree.application.isIgnoringInteractionEvents ? 1 : 0
  }

  public var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }
}

/// The changes of the application's state that a trace tells.
struct ApplicationChanges: Sendable {
  private var isActive = true
  private var isHeld = false
  private var busyUntil = Timestamp.zero
  private var ignoringChange = 0
  private var hasChangedKey = false
  private var keyWindow: ViewID?
  private var firstResponders: [ResponderID] = []

  mutating func take(_ step: QueueStep) {
    switch step {
    case .busy(let until): busyUntil = until
    case .held(let isHeld): self.isHeld = isHeld
    case .stage, .notForwarded, .queued, .merged, .dequeued, .dropped: break
    }
  }

  mutating func take(_ step: ResponderStep) {
    switch step {
    case .system(.willResignActive, _): isActive = false
    case .system(.didBecomeActive, _): isActive = true
    case .keyWindow(_, let window):
      hasChangedKey = true
      keyWindow = window
    case .firstResponder(let old, let new):
      firstResponders.removeAll { $0 == old || $0 == new }
      if let new { firstResponders.append(new) }
    case .system, .routed, .called, .text, .keyCommand, .nobody, .becomeFirstResponder,
      .resignFirstResponder:
      break
    }
  }

  mutating func take(_ step: EffectStep) {
    switch step {
    case .applied(.beginIgnoringInteractionEvents): ignoringChange += 1
    case .applied(.endIgnoringInteractionEvents): ignoringChange -= 1
    case .applied, .failed, .animationEnded: break
    }
  }

  /// The state on the tree as it is then.
  func state(on tree: ViewTree) -> ApplicationPicture {
    var state = ApplicationPicture(of: tree)
    state.isActive = isActive
    state.isQueueHeld = isHeld
    state.busyUntil = busyUntil
    state.ignoringDepth = max(0, state.ignoringDepth + ignoringChange)
    if hasChangedKey { state.keyWindow = keyWindow }
    state.firstResponders = firstResponders
    state.firstResponder = firstResponders.last { responder in
      Self.window(of: responder, in: tree).map { $0 == state.keyWindow } ?? true
    }
    return state
  }

  /// The window whose first responder it is; nil for those in none, which are the key window's.
  private static func window(of responder: ResponderID, in tree: ViewTree) -> ViewID? {
    switch responder {
    case .view(let view): tree.window(of: view)
    case .controller(let controller): tree[controller].view.flatMap { tree.window(of: $0) }
    case .windowScene, .application, .applicationDelegate: nil
    }
  }
}
