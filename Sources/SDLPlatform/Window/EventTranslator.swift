internal import CSDL2
internal import Geometry
internal import PlatformInterface

/// Turns SDL's events into the platform's.
struct EventTranslator {
  /// What an event's numbers mean for the window at the moment.
  struct Context {
    let windowSize: Size
    let pixelScale: Double

    /// The window's own units for a point.
    let unitsPerPoint: Double
    let modifiers: Modifiers
  }

  /// Whether a touch device is a screen: a trackpad's contacts are no fingers on it.
  let isTouchScreen: (SDL_TouchID) -> Bool

  private var fingers = FingerTracker()

  init(isTouchScreen: @escaping (SDL_TouchID) -> Bool) {
    self.isTouchScreen = isTouchScreen
  }

  /// Most SDL events are one event or none; losing the focus takes the fingers away as well.
  ///
  /// Memory that comes with the event is freed here, so translate each event once.
  mutating func translate(_ event: SDL_Event, _ context: Context) -> [PlatformEvent] {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_QUIT: [.quit]
    case SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      mouse(event, context).map { [.mouse($0)] } ?? []
    case SDL_MOUSEWHEEL: [.wheel(wheel(event.wheel, context))]
    case SDL_FINGERDOWN: finger(event.tfinger, .down, context)
    case SDL_FINGERMOTION: finger(event.tfinger, .moved, context)
    case SDL_FINGERUP: finger(event.tfinger, .up, context)
    case SDL_KEYDOWN, SDL_KEYUP: [.key(key(event.key))]
    case SDL_TEXTINPUT: [.textInput(String(terminated: event.text.text))]
    case SDL_TEXTEDITING:
      [composition(String(terminated: event.edit.text), event.edit.start, event.edit.length)]
    case SDL_TEXTEDITING_EXT:
      [composition(owned(event.editExt.text), event.editExt.start, event.editExt.length)]
    case SDL_DROPFILE: [.fileDropped(owned(event.drop.file))]
    case SDL_DROPTEXT: [.textDropped(owned(event.drop.file))]
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: [.window(.exposed)]
    case SDL_WINDOWEVENT: window(event.window, context)
    default: []
    }
  }

  private func point(_ x: Int32, _ y: Int32, _ context: Context) -> Point {
    Point(Double(x), Double(y)) * (1 / context.unitsPerPoint)
  }

  private func mouse(_ event: SDL_Event, _ context: Context) -> MouseEvent? {
    let isMotion = event.type == SDL_MOUSEMOTION.rawValue
    // Fingers speak for themselves; a mouse made up from them would speak twice.
    guard (isMotion ? event.motion.which : event.button.which) != .max else { return nil }
    guard !isMotion else {
      return MouseEvent(
        .moved, at: point(event.motion.x, event.motion.y, context),
        modifiers: context.modifiers, milliseconds: Int(event.motion.timestamp))
    }
    guard let button = Self.button(event.button.button) else { return nil }
    let clicks = Int(event.button.clicks)
    return MouseEvent(
      event.type == SDL_MOUSEBUTTONDOWN.rawValue
        ? .down(button, clicks: clicks) : .up(button, clicks: clicks),
      at: point(event.button.x, event.button.y, context), modifiers: context.modifiers,
      milliseconds: Int(event.button.timestamp))
  }

  private static func button(_ number: UInt8) -> MouseEvent.Button? {
    switch Int32(number) {
    case SDL_BUTTON_LEFT: .left
    case SDL_BUTTON_MIDDLE: .middle
    case SDL_BUTTON_RIGHT: .right
    default: nil
    }
  }

  /// SDL counts a turn to the right as positive, which moves the content to the left.
  private func wheel(_ event: SDL_MouseWheelEvent, _ context: Context) -> WheelEvent {
    WheelEvent(
      delta: Point(-Double(event.preciseX), Double(event.preciseY)),
      at: point(event.mouseX, event.mouseY, context), modifiers: context.modifiers)
  }

  private mutating func finger(
    _ event: SDL_TouchFingerEvent, _ phase: FingerEvent.Phase, _ context: Context
  ) -> [PlatformEvent] {
    guard isTouchScreen(event.touchId) else { return [] }
    return fingers.translate(event, phase, windowSize: context.windowSize)
      .map { [.finger($0)] } ?? []
  }

  private func key(_ event: SDL_KeyboardEvent) -> KeyEvent {
    let isDown = event.type == SDL_KEYDOWN.rawValue
    return KeyEvent(
      !isDown ? .up : event.repeat != 0 ? .repeated : .down, Key(event.keysym.sym),
      modifiers: Modifiers(SDL_Keymod(rawValue: UInt32(event.keysym.mod))),
      milliseconds: Int(event.timestamp))
  }

  private func composition(_ text: String, _ start: Int32, _ length: Int32) -> PlatformEvent {
    .textEditing(
      TextComposition(
        text, caret: min(max(Int(start), 0), text.count),
        selectionLength: max(Int(length), 0)))
  }

  private mutating func window(
    _ event: SDL_WindowEvent, _ context: Context
  ) -> [PlatformEvent] {
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
      return [.window(.resized(context.windowSize, pixelScale: context.pixelScale))]
    case SDL_WINDOWEVENT_EXPOSED: return [.window(.exposed)]
    case SDL_WINDOWEVENT_FOCUS_GAINED: return [.window(.focusGained)]
    case SDL_WINDOWEVENT_FOCUS_LOST:
      let cancelled = fingers.cancelAll(milliseconds: Int(event.timestamp))
      return cancelled.map { .finger($0) } + [.window(.focusLost)]
    case SDL_WINDOWEVENT_LEAVE: return [.window(.pointerLeft)]
    default: return []
    }
  }

  /// The text of memory that SDL handed over.
  private func owned(_ text: UnsafeMutablePointer<CChar>?) -> String {
    guard let text else { return "" }
    defer { SDL_free(text) }
    return String(cString: text)
  }
}

extension String {
  /// The text of a C array, up to its zero.
  fileprivate init<Array>(terminated array: Array) {
    self = withUnsafeBytes(of: array) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
