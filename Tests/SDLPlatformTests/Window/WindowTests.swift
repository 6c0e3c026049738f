import CSDL2
import Geometry
import PlatformInterface
import Testing

@testable import SDLPlatform

extension EventTests {
  /// Windows of the offscreen driver, one after the other with the events' tests.
  @Suite(.serialized)
  struct WindowTests {
    private let fonts: FontLibrary

    init() throws {
      SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "offscreen", SDL_HINT_OVERRIDE)
      fonts = try FontLibrary(FontCatalog.system())
    }

    private func open(
      _ drawing: WindowConfiguration.Drawing, scale: Double = 1
    ) throws -> SDLWindow {
      var configuration = WindowConfiguration(title: "Hitscope")
      configuration.size = Gallery.size
      configuration.unitsPerPoint = scale
      configuration.drawing = drawing
      return try SDLWindow(configuration, fonts: fonts)
    }

    @Test(arguments: [1.0, 1.5])
    func `the processor's window shows what the canvas draws`(scale: Double) throws {
      let window = try open(.processor, scale: scale)
      let list = Gallery(fonts: fonts).list

      try window.draw(list)

      let expected = try OffscreenCanvas(fonts: fonts)
        .draw(list, size: window.size, pixelScale: scale)
      #expect(!window.isAccelerated)
      #expect(try window.screenshot() == expected)
    }

    @Test(arguments: [1.0, 1.5])
    func `the graphics device draws what the processor draws`(scale: Double) throws {
      let window = try open(.device, scale: scale)
      // Without OpenGL there is no device here to be compared.
      guard window.isAccelerated else { return }
      let list = Gallery(fonts: fonts).list

      try window.draw(list)

      let expected = try OffscreenCanvas(fonts: fonts)
        .draw(list, size: window.size, pixelScale: scale)
      let shown = try window.screenshot()
      #expect(try #require(shown.largestDifference(from: expected)) <= 3)
    }

    @Test func `the texture starts over when it is full`() throws {
      let window = try open(.device)
      guard window.isAccelerated else { return }
      var list = DisplayList()
      for index in 0..<60 {
        list.text(
          "\(index) QWERTZ \(index)", at: Point(5, 200), TextStyle(.bold, size: 140), .black)
        list.fill(Rect(0, 0, 900, 620), Color.white)
      }
      list.text("last", at: Point(10, 50), TextStyle(.bold, size: 30), .black)

      try window.draw(list)

      let expected = try OffscreenCanvas(fonts: fonts)
        .draw(list, size: window.size, pixelScale: 1)
      let shown = try window.screenshot()
      #expect(try #require(shown.largestDifference(from: expected)) <= 3)
    }

    @Test func `a window is no smaller than its minimum`() throws {
      var configuration = WindowConfiguration(title: "Small")
      configuration.size = Size(100, 100)
      configuration.drawing = .processor

      let window = try SDLWindow(configuration, fonts: fonts)

      #expect(window.size.width >= 900)
      #expect(window.size.height >= 600)
    }

    @Test func `title and clipboard are the system's`() throws {
      let window = try open(.processor)

      window.title = "它的标题"
      window.clipboard.text = "<UIView: 0x1; frame = (0 0; 10 10)>"

      #expect(window.title == "它的标题")
      #expect(window.clipboard.text == "<UIView: 0x1; frame = (0 0; 10 10)>")
      window.clipboard.text = nil
      #expect(window.clipboard.text == nil)
    }

    @Test func `keys make text only where text is edited`() throws {
      let window = try open(.processor)

      #expect(SDL_IsTextInputActive() == SDL_FALSE)
      window.textInputArea = Rect(10, 10, 100, 28)
      #expect(SDL_IsTextInputActive() == SDL_TRUE)
      window.textInputArea = nil
      #expect(SDL_IsTextInputActive() == SDL_FALSE)
    }

    @Test(arguments: CursorShape.allCases)
    func `every cursor can be shown`(shape: CursorShape) throws {
      let window = try open(.processor)

      window.cursor = shape

      #expect(window.cursor == shape)
    }

    @Test func `waiting for nothing ends in time with nothing`() throws {
      let window = try open(.processor)
      _ = try window.events(timeout: 0)

      #expect(try window.events(timeout: 1).isEmpty)
    }
  }
}
