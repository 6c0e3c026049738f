internal import CSDL2
public import Geometry
public import PlatformInterface

/// A window that draws display lists and reports what happens to it.
///
/// It does nothing by itself: it sleeps in `events(timeout:)` and draws in `draw(_:)`. Use it on the
/// main thread only.
public final class SDLWindow {
  public let clipboard: any Clipboard = SystemClipboard()

  private let window: OpaquePointer

  /// The window's own units for a point.
  private let unitsPerPoint: Double
  private let cursors = SystemCursors()
  private var presenter: (any Presenter)?
  private var translator: EventTranslator
  private var shown = DisplayList()

  public init(_ configuration: WindowConfiguration, fonts: FontLibrary) throws(SDLFailure) {
    let isTouchScreen =
      configuration.isTouchScreen ?? { device in
        SDL_GetTouchDeviceType(device) == SDL_TOUCH_DEVICE_DIRECT
      }
    translator = EventTranslator(isTouchScreen: isTouchScreen)
    Self.setHints()
    try check("SDL_InitSubSystem", SDL_InitSubSystem(SDL_INIT_VIDEO))
    unitsPerPoint = configuration.unitsPerPoint ?? Self.systemUnitsPerPoint
    do throws(SDLFailure) {
      window = try Self.open(configuration, unitsPerPoint: unitsPerPoint)
    } catch {
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw error
    }
    // SDL starts with text input on; keys are to be keys until a text field is edited.
    SDL_StopTextInput()
    SDL_EnableScreenSaver()
    if configuration.drawing != .processor {
      presenter = try AcceleratedPresenter(
        window: window, fonts: fonts, acceptsProcessor: configuration.drawing == .device)
    }
    if presenter == nil { presenter = SoftwarePresenter(window: window, fonts: fonts) }
  }

  deinit {
    presenter = nil
    SDL_DestroyWindow(window)
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  /// In points.
  public var size: Size {
    let (width, height) = unitSize
    return Size(
      Double(width) / unitsPerPoint, Double(height) / unitsPerPoint)
  }

  /// Device pixels for a point.
  public var pixelScale: Double {
    get throws(SDLFailure) {
      let pixels = try presenter?.pixelSize.width ?? 0
      let units = max(unitSize.width, 1)
      return Double(pixels) / Double(units) * unitsPerPoint
    }
  }

  /// Whether the graphics device draws.
  public var isAccelerated: Bool { presenter is AcceleratedPresenter }

  /// On the clock of the events.
  public var milliseconds: Int { Int(SDL_GetTicks64()) }

  public var title: String {
    get { String(cString: SDL_GetWindowTitle(window)) }
    set { if newValue != title { SDL_SetWindowTitle(window, newValue) } }
  }

  public var cursor: CursorShape = .arrow {
    didSet { if cursor != oldValue { cursors.show(cursor) } }
  }

  /// Where text is being typed, in points, or nil where keys don't make text.
  ///
  /// The candidates of an input method are shown beside it.
  public var textInputArea: Rect? {
    didSet { if textInputArea != oldValue { updateTextInput(wasTyping: oldValue != nil) } }
  }

  /// Waits for something to happen and answers all that has happened, in order.
  ///
  /// Sleeps without using the processor until an event comes, or for at most `timeout`
  /// milliseconds; nil is for ever, and 0 only looks. The answer is empty when time ran out, and
  /// when what happened is of no concern.
  public func events(timeout: Int? = nil) throws(SDLFailure) -> [PlatformEvent] {
    var event = SDL_Event()
    // SDL takes -1 for ever, and doesn't tell failing from running out of time.
    let limit = timeout.map { Int32(min(max($0, 0), Int(Int32.max))) } ?? -1
    var found = SDL_WaitEventTimeout(&event, limit)
    var events: [PlatformEvent] = []
    while found != 0 {
      if event.type == SDL_RENDER_DEVICE_RESET.rawValue { try presenter?.reset() }
      events += translator.translate(event, try context)
      found = SDL_PollEvent(&event)
    }
    return events
  }

  /// Shows the list.
  public func draw(_ list: DisplayList) throws(SDLFailure) {
    shown = list
    try presenter?.present(list, pixelScale: pixelScale)
  }

  /// What the window shows, in device pixels.
  public func screenshot() throws(SDLFailure) -> PixelImage {
    guard let presenter else { return PixelImage(width: 0, height: 0, pixels: []) }
    return try presenter.picture(of: shown, pixelScale: pixelScale)
  }

  private var unitSize: (width: Int32, height: Int32) {
    var (width, height) = (Int32(0), Int32(0))
    SDL_GetWindowSize(window, &width, &height)
    return (width, height)
  }

  private var context: EventTranslator.Context {
    get throws(SDLFailure) {
      EventTranslator.Context(
        windowSize: size, pixelScale: try pixelScale,
        unitsPerPoint: unitsPerPoint, modifiers: Modifiers(SDL_GetModState()))
    }
  }

  private func updateTextInput(wasTyping: Bool) {
    guard let area = textInputArea else {
      SDL_StopTextInput()
      return
    }
    let units = PixelGrid(scale: unitsPerPoint).rect(area)
    var rect = SDL_Rect(
      x: Int32(units.left), y: Int32(units.top), w: Int32(units.width), h: Int32(units.height))
    SDL_SetTextInputRect(&rect)
    if !wasTyping { SDL_StartTextInput() }
  }
}
