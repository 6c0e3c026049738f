import CSDL2
import Geometry
import PlatformInterface
import Testing

@testable import SDLPlatform

/// Events are pushed into SDL's own queue and read through a window of the offscreen driver.
@Suite(.serialized)
struct EventTests {
  private static let screen: SDL_TouchID = 7
  private static let trackpad: SDL_TouchID = 8

  private let window: SDLWindow

  init() throws {
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "offscreen", SDL_HINT_OVERRIDE)
    var configuration = WindowConfiguration(title: "Events")
    configuration.size = Size(1000, 700)
    configuration.drawing = .processor
    configuration.isTouchScreen = { $0 == Self.screen }
    window = try SDLWindow(configuration, fonts: FontLibrary(FontCatalog.system()))
    _ = try window.events(timeout: 0)
  }

  /// What the window reports for an event that SDL would have sent.
  private func report(
    _ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void = { _ in }
  ) throws -> [PlatformEvent] {
    var event = SDL_Event()
    event.type = type.rawValue
    fill(&event)
    #expect(SDL_PushEvent(&event) == 1)
    return try window.events(timeout: 0).map(\.withoutTime)
  }

  private func finger(
    _ type: SDL_EventType, _ identifier: Int64, _ x: Float, _ y: Float,
    device: SDL_TouchID = screen
  ) throws -> [PlatformEvent] {
    try report(type) { event in
      event.tfinger.touchId = device
      event.tfinger.fingerId = identifier
      event.tfinger.x = x
      event.tfinger.y = y
    }
  }

  @Test func `a mouse button has its place and clicks`() throws {
    let events = try report(SDL_MOUSEBUTTONDOWN) { event in
      event.button.button = UInt8(SDL_BUTTON_LEFT)
      event.button.clicks = 2
      event.button.x = 120
      event.button.y = 45
    }

    #expect(
      events == [
        .mouse(MouseEvent(.down(.left, clicks: 2), at: Point(120, 45)))
      ])
  }

  @Test func `a mouse made up from a finger is ignored`() throws {
    let events = try report(SDL_MOUSEMOTION) { $0.motion.which = .max }

    #expect(events.isEmpty)
  }

  @Test func `a wheel moves the content with it`() throws {
    let events = try report(SDL_MOUSEWHEEL) { event in
      event.wheel.preciseX = 0.5
      event.wheel.preciseY = -2
      event.wheel.mouseX = 10
      event.wheel.mouseY = 20
    }

    #expect(events == [.wheel(WheelEvent(delta: Point(-0.5, -2), at: Point(10, 20)))])
  }

  @Test func `fingers keep the smallest free number`() throws {
    let size = window.size
    let first = try finger(SDL_FINGERDOWN, 901, 0.5, 0.5)
    let second = try finger(SDL_FINGERDOWN, 902, 0.25, 0.1)
    let moved = try finger(SDL_FINGERMOTION, 901, 0.75, 0.5)
    let lifted = try finger(SDL_FINGERUP, 901, 0.75, 0.5)
    let third = try finger(SDL_FINGERDOWN, 950, 0, 0)

    func event(_ phase: FingerEvent.Phase, _ number: Int, _ x: Double, _ y: Double)
      -> [PlatformEvent]
    {
      let position = Point(x * size.width, y * size.height)
      return [.finger(FingerEvent(phase, finger: number, at: position))]
    }
    #expect(first == event(.down, 1, 0.5, 0.5))
    #expect(second == event(.down, 2, 0.25, Double(Float(0.1))))
    #expect(moved == event(.moved, 1, 0.75, 0.5))
    #expect(lifted == event(.up, 1, 0.75, 0.5))
    #expect(third == event(.down, 1, 0, 0))
  }

  @Test func `a trackpad's contacts are no fingers`() throws {
    #expect(try finger(SDL_FINGERDOWN, 5, 0.5, 0.5, device: Self.trackpad).isEmpty)
    #expect(try finger(SDL_FINGERUP, 5, 0.5, 0.5, device: Self.trackpad).isEmpty)
  }

  @Test func `a finger that was not seen coming down is ignored`() throws {
    #expect(try finger(SDL_FINGERMOTION, 77, 0.5, 0.5).isEmpty)
    #expect(try finger(SDL_FINGERUP, 77, 0.5, 0.5).isEmpty)
  }

  @Test func `losing the focus takes the fingers away`() throws {
    _ = try finger(SDL_FINGERDOWN, 1, 0.5, 0.5)
    _ = try finger(SDL_FINGERDOWN, 2, 0, 0)

    let events = try report(SDL_WINDOWEVENT) { event in
      event.window.event = UInt8(SDL_WINDOWEVENT_FOCUS_LOST.rawValue)
    }

    let middle = Point(window.size.width / 2, window.size.height / 2)
    #expect(
      events == [
        .finger(FingerEvent(.cancelled, finger: 1, at: middle)),
        .finger(FingerEvent(.cancelled, finger: 2, at: .zero)),
        .window(.focusLost),
      ])
    #expect(try finger(SDL_FINGERUP, 1, 0.5, 0.5).isEmpty)
  }

  @Test(arguments: [
    (SDLK_a.rawValue, Key.character("a")), (SDLK_SLASH.rawValue, .character("/")),
    (SDLK_SPACE.rawValue, .space), (SDLK_KP_ENTER.rawValue, .enter),
    (SDLK_F6.rawValue, .function(6)), (SDLK_RALT.rawValue, .alt),
    (SDLK_PRINTSCREEN.rawValue, .other("PrintScreen")),
  ])
  func `keys are named`(code: UInt32, key: Key) throws {
    let events = try report(SDL_KEYDOWN) { event in
      event.key.keysym.sym = SDL_Keycode(code)
      event.key.keysym.mod = UInt16(KMOD_LSHIFT.rawValue | KMOD_RCTRL.rawValue)
    }

    #expect(
      events == [.key(KeyEvent(.down, key, modifiers: [.shift, .control]))])
  }

  @Test func `a held key repeats and a released one is up`() throws {
    let repeated = try report(SDL_KEYDOWN) { event in
      event.key.keysym.sym = SDL_Keycode(SDLK_LEFT.rawValue)
      event.key.repeat = 1
    }
    let released = try report(SDL_KEYUP) { event in
      event.key.keysym.sym = SDL_Keycode(SDLK_LEFT.rawValue)
    }

    #expect(repeated == [.key(KeyEvent(.repeated, .left))])
    #expect(released == [.key(KeyEvent(.up, .left))])
  }

  @Test func `typed and composed text arrives whole`() throws {
    let typed = try report(SDL_TEXTINPUT) { event in
      withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: "触摸 é".utf8) }
    }
    let composed = try report(SDL_TEXTEDITING) { event in
      withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: "chu'mo".utf8) }
      event.edit.start = 3
      event.edit.length = 2
    }
    let long = String(repeating: "长", count: 40)
    let extended = try report(SDL_TEXTEDITING_EXT) { event in
      event.editExt.text = SDL_strdup(long)
      event.editExt.start = 99
    }

    #expect(typed == [.textInput("触摸 é")])
    #expect(composed == [.textEditing(TextComposition("chu'mo", caret: 3, selectionLength: 2))])
    #expect(extended == [.textEditing(TextComposition(long, caret: 40))])
  }

  @Test func `dropped files and text arrive`() throws {
    let file = try report(SDL_DROPFILE) { $0.drop.file = SDL_strdup("/tmp/场景.json") }
    let text = try report(SDL_DROPTEXT) { $0.drop.file = SDL_strdup("<UIView: 0x1>") }

    #expect(file == [.fileDropped("/tmp/场景.json")])
    #expect(text == [.textDropped("<UIView: 0x1>")])
  }

  @Test func `a window tells what became of it`() throws {
    func windowEvent(_ kind: SDL_WindowEventID) throws -> [PlatformEvent] {
      try report(SDL_WINDOWEVENT) { $0.window.event = UInt8(kind.rawValue) }
    }

    #expect(
      try windowEvent(SDL_WINDOWEVENT_SIZE_CHANGED)
        == [.window(.resized(window.size, pixelScale: 1))])
    #expect(try windowEvent(SDL_WINDOWEVENT_EXPOSED) == [.window(.exposed)])
    #expect(try windowEvent(SDL_WINDOWEVENT_FOCUS_GAINED) == [.window(.focusGained)])
    #expect(try windowEvent(SDL_WINDOWEVENT_LEAVE) == [.window(.pointerLeft)])
    #expect(try windowEvent(SDL_WINDOWEVENT_MOVED).isEmpty)
    #expect(try report(SDL_RENDER_TARGETS_RESET) == [.window(.exposed)])
    #expect(try report(SDL_QUIT) == [.quit])
  }

  @Test func `several events come in order`() throws {
    var first = SDL_Event()
    first.type = SDL_QUIT.rawValue
    SDL_PushEvent(&first)

    let events = try report(SDL_DROPTEXT) { $0.drop.file = SDL_strdup("x") }

    #expect(events == [.quit, .textDropped("x")])
  }
}

extension PlatformEvent {
  /// The same event at no time: SDL stamps what is pushed with its own.
  fileprivate var withoutTime: PlatformEvent {
    switch self {
    case .mouse(var event):
      event.milliseconds = 0
      return .mouse(event)
    case .finger(var event):
      event.milliseconds = 0
      return .finger(event)
    case .key(var event):
      event.milliseconds = 0
      return .key(event)
    default: return self
    }
  }
}
