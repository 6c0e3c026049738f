import Geometry
import PlatformInterface
import TestSupport
import Testing

@testable import Workbench

/// Finding places for labels, apart from any scene.
struct LabelPlacementTests {
  private static let area = Rect(0, 0, 400, 300)

  private func placement(taken: [Rect] = [], lines: [Rect] = []) -> LabelPlacement {
    var occupancy = Occupancy(area: Self.area)
    for rect in taken { occupancy.take(rect) }
    return LabelPlacement(
      area: Self.area, device: Rect(150, 10, 100, 280), occupancy: occupancy, lines: lines)
  }

  private func request(
    _ places: [Rect], lines: LabelRequest.Lines = .ignore,
    fallback: LabelRequest.Fallback = .drop
  ) -> LabelRequest {
    let label = StageLabel(kind: .word, text: "word", style: Typography.tag)
    return LabelRequest(label: label, places: places, lines: lines, fallback: fallback)
  }

  @Test func `a label takes the first of its places that is free`() {
    var placement = placement(taken: [Rect(0, 0, 50, 20)])

    placement.place([request([Rect(10, 5, 40, 16), Rect(10, 40, 40, 16)])])

    #expect(placement.placed.map(\.rect) == [Rect(10, 40, 40, 16)])
  }

  @Test func `an earlier label keeps a later one away`() {
    var placement = placement()
    let place = Rect(10, 40, 40, 16)

    placement.place([request([place]), request([place])])

    #expect(placement.placed.count == 1)
    #expect(placement.dropped.count == 1)
  }

  @Test func `text keeps off lines where it must, and covers them where it may`() {
    let line = Rect(0, 45, 400, 3)
    let onLine = Rect(10, 40, 40, 16)
    var placement = placement(lines: [line])

    placement.place([
      request([onLine], lines: .avoid), request([onLine], lines: .avoidIfPossible),
    ])

    #expect(placement.placed.map(\.rect) == [onLine])
    #expect(placement.dropped.count == 1)
  }

  @Test func `no label leaves the area`() {
    var placement = placement()

    placement.place([request([Rect(380, 10, 40, 16), Rect(-2, 10, 40, 16)])])

    #expect(placement.placed.isEmpty)
  }

  @Test func `what is never dropped stands at the free place nearest to its own`() throws {
    var placement = placement(taken: [Rect(100, 100, 100, 100)])

    placement.place([request([Rect(120, 110, 40, 16)], fallback: .anywhere)])

    let rect = try #require(placement.placed.first?.rect)
    #expect(!rect.intersects(Rect(100, 100, 100, 100)))
    #expect(rect.center.distance(to: Point(140, 118)) < 60)
  }

  @Test func `a tag without room goes to the nearer gutter with a line to its view`() throws {
    var placement = placement()
    let wish = GutterWish(
      box: Rect(160, 100, 20, 40), text: "D outside", size: Size(80, 20), isDotted: false)

    placement.place([request([], fallback: .gutter(wish, squares: []))])

    let label = try #require(placement.placed.first)
    #expect(label.rect.maxX == 150 - Metrics.Stage.gutterLabelGap)
    #expect(label.leader?.points.last == Point(161, label.rect.midY))
    #expect(label.label.text == "D outside")
  }

  @Test func `labels in one gutter are stacked apart in the order of their views`() {
    var placement = placement()
    let wishes = [130.0, 100, 115].map { y in
      GutterWish(
        box: Rect(160, y, 20, 10), text: "\(Int(y))", size: Size(80, 20), isDotted: false)
    }

    placement.place(wishes.map { request([], fallback: .gutter($0, squares: [])) })

    let stacked = placement.placed.sorted { $0.rect.minY < $1.rect.minY }
    #expect(stacked.map(\.label.text) == ["100", "115", "130"])
    for (upper, lower) in zip(stacked, stacked.dropFirst()) {
      #expect(lower.rect.minY - upper.rect.maxY >= Metrics.Stage.labelGap)
    }
  }

  @Test func `with nowhere to go only a tag's square is left`() {
    let full = [Rect(0, 0, 150, 300), Rect(250, 0, 150, 300)]
    var placement = placement(taken: full)
    let wish = GutterWish(
      box: Rect(160, 100, 20, 40), text: "F not asked", size: Size(80, 20), isDotted: true)
    let square = Rect(161, 110, 18, 18)

    placement.place([request([], fallback: .gutter(wish, squares: [square]))])

    #expect(placement.placed.map(\.rect) == [square])
    #expect(placement.placed.map(\.isSquare) == [true])
  }

  @Test(arguments: 0..<100)
  func `no two rectangles meet whatever is asked for`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let taken = (0..<random.element(of: [0, 3, 12])).map { _ in rect(&random) }
    var placement = placement(taken: taken)

    for _ in 0..<40 {
      let places = (0..<6).map { _ in rect(&random) }
      let wish = GutterWish(
        box: rect(&random), text: "wish", size: Size(60, 20), isDotted: false)
      let fallback: LabelRequest.Fallback =
        random.element(of: [
          .drop, .anywhere, .gutter(wish, squares: [rect(&random)]),
        ])
      placement.place([request(places, fallback: fallback)])
    }

    let placed = placement.placed.map(\.rect)
    for (index, rect) in placed.enumerated() {
      #expect(Self.area.contains(rect))
      #expect(!taken.contains { $0.intersects(rect) })
      #expect(!placed[(index + 1)...].contains { $0.intersects(rect) })
    }
  }

  private func rect(_ random: inout SeededGenerator) -> Rect {
    Rect(
      random.halves(-40...800) / 2, random.halves(-40...600) / 2,
      random.element(of: [18, 40, 90]), random.element(of: [16, 20, 40]))
  }
}
