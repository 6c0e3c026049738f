import EventDelivery
import Foundation
import Geometry
import Localization
import SceneFormat
import SceneLibrary
import TestSupport
import Testing
import TraceAnalysis

@testable import Workbench

/// No label overlaps another, whatever the scene, the step and the size.
struct StageLabelTests {
  private static let sizes = [
    StageFixture.large, StageFixture.compact, Size(1300, 900), Size(560, 480),
  ]

  @Test(arguments: SceneLibrary.scenes.map(\.lastPathComponent))
  func `no labels of a shipped scene meet at any size`(name: String) throws {
    let run = try #require(try StageFixture.shipped(name))

    for language in Language.allCases {
      for size in Self.sizes {
        var fixture = try StageFixture(run, language: language)
        fixture.size = size
        let layout = fixture.layout

        #expect(layout.meetings == [], "\(language) at \(size)")
        #expect(Self.strays(in: layout) == [], "\(language) at \(size)")
      }
    }
  }

  @Test(arguments: SceneLibrary.scenes.map(\.lastPathComponent))
  func `no labels of a shipped scene meet at any step`(name: String) throws {
    let run = try #require(try StageFixture.shipped(name))

    for shown in 0...run.events.count {
      var fixture = try StageFixture(run, shown: shown)
      fixture.size = shown.isMultiple(of: 2) ? StageFixture.large : StageFixture.compact
      let layout = fixture.layout

      #expect(layout.meetings == [], "after \(shown) steps")
      #expect(Self.strays(in: layout) == [], "after \(shown) steps")
    }
  }

  @Test(arguments: 0..<60)
  func `no labels of a random scene meet`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let count = random.element(of: [1, 3, 8, 20, 60, 200])
    let tree = RandomTree.make(seed: seed, viewCount: count)
    let point = Point(random.halves(0...780) / 2, random.halves(0...1688) / 2)
    let tap = InputItem(action: .tap(.point(point), count: 1, fingers: 1))
    let run = DeliveryRun.playing([tap], on: tree)

    var fixture = try StageFixture(run)
    fixture.size = random.element(of: Self.sizes)
    fixture.model.mode = random.element(of: StageMode.allCases)
    fixture.model.selection = Array(tree.allViews).last.map(ResponderID.view)
    if random.happens(onceIn: 4) {
      fixture.model.zoom = .magnified(random.element(of: [0.4, 1.5, 3]), center: point)
    }
    let layout = fixture.layout

    #expect(layout.meetings == [])
    #expect(Self.strays(in: layout) == [])
  }

  @Test(arguments: 0..<20)
  func `at most twelve tags are on the stage, and the hit-test view always has its tab`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed + 500)
    let tree = RandomTree.make(seed: seed + 500, viewCount: 120)
    let point = Point(random.halves(0...780) / 2, random.halves(0...1688) / 2)
    let tap = InputItem(action: .tap(.point(point), count: 1, fingers: 1))
    let run = DeliveryRun.playing([tap], on: tree)

    let layout = try StageFixture(run).layout

    let tags = layout.overlay.labels.filter { [.refused, .notAsked].contains($0.label.kind) }
    #expect(tags.count <= 12)
    #expect((layout.label(.hitTab) != nil) == (layout.overlay.hit != nil))
  }

  @Test func `labels in a gutter are level with their views and in their order`() throws {
    let run = try #require(try StageFixture.shipped("which-view-is-hit"))
    var fixture = try StageFixture(run)
    fixture.size = Size(812, 380)

    let gutter = fixture.layout.overlay.labels.filter { $0.leader != nil }

    let byLabel = gutter.sorted { $0.rect.minY < $1.rect.minY }
    let byView = gutter.sorted {
      ($0.leader?.points.last?.y ?? 0) < ($1.leader?.points.last?.y ?? 0)
    }
    #expect(!gutter.isEmpty)
    #expect(byLabel == byView)
  }

  @Test func `a name stands only on what is seen of its view`() throws {
    let run = try #require(try StageFixture.shipped("which-view-is-hit"))

    let layout = try StageFixture(run).layout

    let c = try #require(layout.name("C"))
    let d = try #require(run.tree.view(identifier: "D"))
    let dBox = try #require(layout.scene.box(of: d))
    #expect(!c.rect.intersects(dBox))
    #expect(layout.name("E") == nil, "the tab has it")
  }

  @Test func `no name lies on a path`() throws {
    for url in SceneLibrary.scenes {
      let run = StageFixture.run(of: try SceneFile.scene(url.path))

      let overlay = try StageFixture(run).layout.overlay

      let segments = overlay.lines.flatMap { $0.route.segments.map { $0.rect(spread: 1) } }
      for label in overlay.labels {
        guard case .name = label.label.kind else { continue }
        #expect(!segments.contains { $0.intersects(label.rect) }, "\(label.label.text) in \(url)")
      }
    }
  }

  /// The labels that leave the stage.
  private static func strays(in layout: StageLayout) -> [String] {
    layout.overlay.labels.filter { !layout.bounds.contains($0.rect) }.map(\.label.text)
  }
}
