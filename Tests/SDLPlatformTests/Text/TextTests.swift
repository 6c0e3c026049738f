import Geometry
import PlatformInterface
import SDLPlatform
import Testing

struct TextTests {
  private let fonts: FontLibrary

  init() throws {
    fonts = try FontLibrary(FontCatalog.system())
  }

  private func draw(
    _ string: String, _ style: TextStyle, scale: Double = 1, x: Double = 10
  ) throws -> Picture {
    try Picture(300, 60, scale: scale) { $0.text(string, at: Point(x, 40), style, .black) }
  }

  @Test(arguments: FontFace.allCases, [1.0, 1.5, 2])
  func `drawn text is as wide as it measures`(face: FontFace, scale: Double) throws {
    let style = TextStyle(face, size: 12)
    let string = "HitscopeHH 命中 HHHHH"

    let picture = try draw(string, style, scale: scale)

    let box = try #require(picture.box)
    let end = (10 + fonts.width(of: string, style: style)) * scale
    #expect(abs(box.maxX - end) <= 2.5 * scale)
    #expect(box.minX >= 10 * scale)
  }

  @Test func `widths don't depend on how text is split`() {
    let style = TextStyle(.regular, size: 13)

    let whole = fonts.width(of: "收到 touch 了", style: style)
    let parts = ["收到", " touch ", "了"].map { fonts.width(of: $0, style: style) }

    #expect(abs(whole - parts.reduce(0, +)) < 0.01)
  }

  @Test func `widths grow evenly with the size`() {
    let small = fonts.width(of: "Responder chain", style: TextStyle(.medium, size: 11))
    let large = fonts.width(of: "Responder chain", style: TextStyle(.medium, size: 22))

    #expect(abs(large - 2 * small) < 1e-9)
  }

  @Test func `monospaced letters are all as wide`() {
    let style = TextStyle(.mono, size: 11)

    let narrow = fonts.width(of: "iiiiiiiiii", style: style)
    let wide = fonts.width(of: "WWWWWWWWWW", style: style)

    #expect(abs(narrow - wide) < 0.05)
  }

  @Test(arguments: [1.0, 2])
  func `capitals stand on the baseline and in the middle`(scale: Double) throws {
    let style = TextStyle(.semibold, size: 20)
    let rect = Rect(0, 10, 300, 40)
    let baseline = fonts.baseline(centeredIn: rect, style: style)

    let picture = try Picture(300, 60, scale: scale) { list in
      list.text("HHH", at: Point(10, baseline), style, .black)
    }

    let box = try #require(picture.box)
    #expect(box.maxY == (baseline * scale).rounded())
    #expect(abs(box.midY - rect.midY * scale) <= 1)
  }

  @Test(arguments: [
    "", " ", "\u{0}", "\n\n", "e\u{301}\u{302}\u{303}\u{304}\u{323}", "👩‍👩‍👧🇨🇳🏳️‍🌈", "\u{301}",
    "مرحبا", "नमस्ते", "\u{202E}abc", "\u{FFFF}\u{10FFFF}", String(repeating: "长", count: 4000),
    String(repeating: "wide ", count: 2000), "a" + String(repeating: "\u{301}", count: 500),
  ])
  func `any text is drawn or left out but never fatal`(string: String) throws {
    let style = TextStyle(.regular, size: 13)

    let picture = try draw(string, style)

    #expect(fonts.width(of: string, style: style).isFinite)
    #expect(picture.image.width == 300)
  }

  @Test func `accents above the font's lines don't move the baseline`() throws {
    let style = TextStyle(.regular, size: 20)

    let plain = try draw("H", style)
    let accented = try draw("HẤ\u{302}\u{301}", style)

    #expect(accented.column(12)[30...] == plain.column(12)[30...])
  }

  @Test func `a text wider than any texture is drawn to its end`() throws {
    let style = TextStyle(.mono, size: 11)
    let string = String(repeating: "x", count: 2000) + "H"
    let width = fonts.width(of: string, style: style)

    let picture = try draw(string, style, x: 280 - width)

    let letter = width / 2001
    let last = Array(picture.row(38)[Int(280 - letter)..<282])
    #expect(last.contains { $0 > 0.5 })
  }

  @Test func `text is truncated at the end or in the middle`() {
    let style = TextStyle(.medium, size: 13)
    let width = fonts.width(of: "checkout…", style: style) + 1

    let tail = fonts.truncated("checkoutButton", style: style, toWidth: width)
    let middle = fonts.truncated("checkoutButton", style: style, toWidth: width, .middle)
    let whole = fonts.truncated("buy", style: style, toWidth: width)

    #expect(tail == "checkout…")
    #expect(middle.hasPrefix("chec"))
    #expect(middle.hasSuffix("tton"))
    #expect(fonts.width(of: middle, style: style) <= width)
    #expect(whole == "buy")
    #expect(fonts.truncated("buy", style: style, toWidth: 2) == "")
  }
}
