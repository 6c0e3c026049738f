import Geometry
import PlatformInterface
import SDLPlatform

/// A picture with everything a display list can draw, to be looked at and to be compared.
struct Gallery {
  static let size = Size(900, 620)

  let fonts: any TextMeasuring

  private let ink = Color(hex: 0x16181D)
  private let secondary = Color(hex: 0x4B515B)
  private let down = Color(hex: 0x0B5CC4)
  private let up = Color(hex: 0xB4440A)
  private let hit = Color(hex: 0x08704F)
  private let refused = Color(hex: 0x565C66)

  var list: DisplayList {
    var list = DisplayList()
    list.fill(Rect(origin: .zero, size: Self.size), Color(hex: 0xF4F5F7))
    addPanel(&list)
    addDevice(&list)
    addPaths(&list)
    addText(&list)
    addTurned(&list)
    addSmall(&list)
    return list
  }

  private func addPanel(_ list: inout DisplayList) {
    let edge = Stroke(Color(hex: 0xD5D9DF), width: 1, placement: .inside)
    for (index, radius) in [0.0, 3, 4, 5, 6, 8, 10, 14].enumerated() {
      let rect = Rect(16 + Double(index) * 62, 16, 54, 28)
      list.fill(rect, radius: radius, .white)
      list.stroke(rect, radius: radius, edge)
    }
    list.fill(Rect(520, 16, 60, 28), radius: 6, down)
    list.stroke(Rect(518, 14, 64, 32), radius: 9, Stroke(down, width: 2, placement: .outside))
    let toggle = Rect(600, 21, 30, 18)
    list.fill(.capsule(toggle), down)
    list.fill(.circle(center: Point(621, 30), radius: 7), .white)
    let check = [Point(605, 30), Point(608, 33), Point(613, 27)]
    list.path(check, Stroke(.white, width: 2).rounded)
    list.fill(.capsule(Rect(640, 21, 30, 18)), Color(hex: 0x7E858F))
    list.fill(.circle(center: Point(649, 30), radius: 7), .white)
    list.fill(.capsule(Rect(690, 28, 100, 4)), Color(hex: 0xD5D9DF))
    list.fill(.capsule(Rect(690, 28, 80, 4)), down)
    list.fill(.circle(center: Point(770, 30), radius: 8), .white)
    list.stroke(
      .circle(center: Point(770, 30), radius: 8),
      Stroke(Color(hex: 0x7E858F), width: 1, placement: .inside))
    for (index, radius) in [2.0, 3, 4, 5].enumerated() {
      list.fill(.circle(center: Point(810 + Double(index) * 16, 30), radius: radius), ink)
    }
  }

  private func addDevice(_ list: inout DisplayList) {
    let bezel = Rect(16, 64, 280, 440)
    list.fill(bezel.inset(by: 8), Color(hex: 0xF2F1F6))
    list.clip(to: bezel.inset(by: 8)) { list in
      list.fill(Rect(30, 100, 340, 110), Color(hex: 0xF7E6A4))
      list.hatch(.rect(Rect(30, 100, 340, 110)), Hatch(Color(hex: 0xD9C988)))
      list.clip(to: Rect(30, 220, 180, 400)) { list in
        list.fill(Rect(40, 230, 400, 120), Color(hex: 0x32AFC7))
        list.hatch(
          .roundedRect(Rect(50, 240, 100, 80), radius: 16), Hatch(.white, spacing: 6, width: 2))
      }
      list.stroke(
        Rect(60, 370, 120, 60), Stroke(refused, width: 1.5, dash: Dash(on: 2, off: 3)))
      list.stroke(Rect(200, 370, 70, 60), Stroke(hit, width: 2, dash: Dash(on: 7, off: 4)))
      for corner in Rect(200, 370, 70, 60).corners {
        let handle = Rect(corner.x - 4, corner.y - 4, 8, 8)
        list.fill(handle, .white)
        list.stroke(handle, Stroke(hit, width: 2, placement: .inside))
      }
      let view = Rect(80, 446, 90, 30)
      list.fill(view, Color(hex: 0xAF52DE))
      list.stroke(
        view, radius: 3, Stroke(hit, width: 4, placement: .outside).casing(.white, spread: 1.5))
      list.stroke(view, radius: 3, Stroke(hit, width: 4, placement: .outside))
    }
    list.stroke(
      bezel, radius: 26, Stroke(Color(hex: 0x1B1D22), width: 8, placement: .inside))
  }

  private func addPaths(_ list: inout DisplayList) {
    let open = ArrowHead(length: 7, degrees: 36, isFilled: false)
    let filled = ArrowHead(length: 9, degrees: 26, isFilled: true)
    list.fill(Rect(312, 64, 160, 200), Color(hex: 0x32AFC7))
    let way = [Point(330, 90), Point(330, 240), Point(400, 240), Point(400, 190)]
    let solid = Stroke(down, width: 2)
    list.arrow(way, solid.casing(.white, spread: 1.5), open)
    list.arrow(way, solid, open)
    let back = [Point(440, 80), Point(440, 150), Point(360, 150)]
    let dashed = Stroke(up, width: 3, dash: Dash(on: 7, off: 4))
    list.arrow(back, dashed.casing(.white, spread: 1.5), filled)
    list.arrow(back, dashed, filled)
    for (index, end) in [Point(60, 0), Point(60, 20), Point(60, 60), Point(20, 60)].enumerated() {
      let start = Point(490, 80)
      let stroke = Stroke([down, up, hit, refused][index], width: [1, 1.5, 2, 3][index])
      list.line(from: start, to: start + end, stroke)
      var dashed = stroke
      dashed.dash = Dash(on: 7, off: 4)
      list.line(from: start + Point(80, 0), to: start + Point(80, 0) + end, dashed)
    }
    marker(&list, at: Point(330, 90), "2", round: false, down)
    marker(&list, at: Point(440, 80), "1", round: true, up)
    marker(&list, at: Point(400, 180), "3", round: false, refused)
    list.stroke(
      Rect(490, 160, 120, 40), radius: 8, Stroke(refused, width: 1, dash: Dash(on: 4, off: 3)))
    list.stroke(
      .capsule(Rect(490, 210, 74, 20)), Stroke(refused, width: 1.5, dash: Dash(on: 2, off: 3)))
    list.fill(.capsule(Rect(576, 210, 64, 20)), refused)
    list.text("✕ outside", at: Point(583, 224), TextStyle(.semibold, size: 11), .white)
    finger(&list, at: Point(600, 110))
  }

  private func marker(
    _ list: inout DisplayList, at center: Point, _ number: String, round: Bool, _ color: Color
  ) {
    let rect = Rect(center.x - 9, center.y - 9, 18, 18)
    list.fill(rect.inset(by: -2), radius: round ? 11 : 5, .white)
    list.fill(rect, radius: round ? 9 : 3, color)
    let style = TextStyle(.semibold, size: 11)
    let x = rect.midX - fonts.width(of: number, style: style) / 2
    let y = fonts.baseline(centeredIn: rect, style: style)
    list.text(number, at: Point(x, y), style, .white)
  }

  private func finger(_ list: inout DisplayList, at center: Point) {
    let disc = Shape.circle(center: center, radius: 13)
    list.fill(disc, ink.opacity(0.26))
    list.stroke(disc, Stroke(.white, width: 3, placement: .inside))
    list.stroke(disc, Stroke(ink, width: 1, placement: .outside))
    list.fill(.circle(center: center, radius: 2), ink)
  }

  private func addText(_ list: inout DisplayList) {
    let lines: [(String, TextStyle, Color)] = [
      ("The tap goes to E.", TextStyle(.semibold, size: 20), ink),
      ("B is in front, but the point is outside it.", TextStyle(.regular, size: 13), secondary),
      ("buy 收到了触摸。点落在外扩 20 的 pointInside 区域里", TextStyle(.medium, size: 13), ink),
      ("Which view is hit? Asking order", TextStyle(.semibold, size: 14), ink),
      ("UIViewController UIWindow AppDelegate", TextStyle(.regular, size: 11), secondary),
      ("Illegal fly fit 0123456789 éàüñ Å ✓✕→", TextStyle(.regular, size: 12), ink),
      ("0.050   hitTest B (260, 300) nil outside", TextStyle(.mono, size: 11), ink),
      ("else { return nil } // 返回", TextStyle(.monoBold, size: 11), ink),
      ("e\u{301}\u{323} Z͑ͫ̓ 👩‍👩‍👧 🇨🇳 \u{0}x\ty\n", TextStyle(.bold, size: 12), ink),
    ]
    var y = 80.0
    for (text, style, color) in lines {
      list.text(text, at: Point(656, y), style, color)
      y += style.size * 1.7
    }
    list.fill(Rect(650, 262, 240, 50), radius: 8, Color(hex: 0x16181D))
    list.text("pointInside 外扩 20", at: Point(662, 282), TextStyle(.semibold, size: 12), .white)
    list.text(
      "72 × 36 → 112 × 76", at: Point(662, 300), TextStyle(.regular, size: 12),
      Color(hex: 0xB9C0CA))
  }

  private func addTurned(_ list: inout DisplayList) {
    let turn = AffineTransform.rotation(degrees: 17).then(.translation(430, 320))
    let view = Rect(-20, 0, 120, 70)
    let shape = Shape.polygon(ConvexPolygon(view, transformedBy: turn))
    list.fill(shape, Color(hex: 0xE8C9A0))
    list.hatch(shape, Hatch(refused.opacity(0.4)))
    list.stroke(shape, Stroke(refused, width: 1.5))
    let outline = Shape.roundedRect(view.offset(by: Point(150, -30)), radius: 12).outline()
    let rounded = Shape.polygon(ConvexPolygon(outline.points.map(turn.apply)))
    list.fill(rounded, Color(hex: 0xAFC6E9))
    list.stroke(rounded, Stroke(hit, width: 4, placement: .outside).casing(.white, spread: 1.5))
    list.stroke(rounded, Stroke(hit, width: 4, placement: .outside))
    let dashed = Shape.polygon(
      ConvexPolygon(view.offset(by: Point(40, 90)), transformedBy: turn))
    list.stroke(dashed, Stroke(hit, width: 2, dash: Dash(on: 7, off: 4)))
    list.fill(.ellipse(Rect(600, 420, 120, 60)), Color(hex: 0xD9C2E6))
    list.stroke(.ellipse(Rect(600, 420, 120, 60)), Stroke(ink, width: 1.5))
    list.stroke(.ellipse(Rect(740, 420, 60, 60)), Stroke(up, width: 2, dash: Dash(on: 7, off: 4)))
    list.image(Self.picture, in: Rect(820, 420, 60, 60))
  }

  private func addSmall(_ list: inout DisplayList) {
    for step in 0..<36 {
      let turn = AffineTransform.rotation(degrees: Double(step) * 10)
      let center = Point(380, 540)
      let width = 0.5 + Double(step) / 12
      list.line(
        from: center + turn.apply(Point(12, 0)), to: center + turn.apply(Point(55, 0)),
        Stroke(ink, width: width))
    }
    let pentagon = [
      Point(460, 500), Point(474, 500), Point(474, 509), Point(467, 516), Point(460, 509),
    ]
    list.fill(.polygon(ConvexPolygon(pentagon)), ink)
    list.line(from: Point(467, 500), to: Point(467, 600), Stroke(ink, width: 1.5))
    for index in 0..<8 {
      let rect = Rect(490 + Double(index) * 12, 520, 9, 14)
      list.fill(rect, radius: 3, index < 5 ? down : .white)
      list.stroke(rect, radius: 3, Stroke(down, width: 1.5, placement: .inside))
    }
    let triangle = [Point(500, 560), Point(508, 560), Point(504, 566)]
    list.fill(.polygon(ConvexPolygon(triangle)), secondary)
    let cross = [[Point(520, 558), Point(528, 566)], [Point(528, 558), Point(520, 566)]]
    for line in cross { list.path(line, Stroke(secondary, width: 2)) }
    list.stroke(.circle(center: Point(545, 560), radius: 5), Stroke(secondary, width: 1.5))
    list.line(from: Point(549, 564), to: Point(553, 568), Stroke(secondary, width: 1.5).rounded)
    for index in 0..<10 {
      list.fill(Rect(600 + Double(index) * 20.3, 520.4, 10.5, 10.5), ink)
      list.line(
        from: Point(600 + Double(index) * 20.3, 540), to: Point(600 + Double(index) * 20.3, 560),
        Stroke(ink, width: 1))
    }
  }

  /// A picture of eight by eight pixels, half of them see-through.
  static var picture: PixelImage {
    let pixels = (0..<64).flatMap { index -> [UInt8] in
      let isDark = (index + index / 8).isMultiple(of: 2)
      return [UInt8(index * 4), 80, UInt8(255 - index * 4), isDark ? 255 : 90]
    }
    return PixelImage(width: 8, height: 8, pixels: pixels)
  }
}
