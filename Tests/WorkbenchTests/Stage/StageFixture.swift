import EventDelivery
import Foundation
import Geometry
import Localization
import PlatformInterface
import SceneFormat
import SceneLibrary
import TraceAnalysis

@testable import Workbench

/// A stage laid out without fonts or a window.
struct StageFixture {
  var model: StageModel
  var size = Self.large

  /// The stage of a window of 1440 × 900, and of one of 900 × 600.
  static let large = Size(904, 656)
  static let compact = Size(812, 468)

  /// A run after so many of its steps; all of them unless a number is given.
  init(_ run: DeliveryRun, shown: Int? = nil, language: Language = .english) throws {
    let shown = shown ?? run.events.count
    model = StageModel(
      tree: run.tree(after: shown > 0 ? TraceIndex(shown - 1) : nil),
      picture: DeliveryPicture(of: run, shown: shown), phrases: try Phrasebook(language),
      theme: .light)
  }

  var layout: StageLayout {
    StageView.layout(
      in: Rect(0, 0, size.width, size.height), model: model, text: FixedText())
  }

  var list: DisplayList {
    var list = DisplayList()
    StageView.draw(layout, into: &list)
    return list
  }

  /// A shipped scene with its input played, by the beginning of its file's name.
  static func shipped(_ name: String) throws -> DeliveryRun? {
    let url = SceneLibrary.scenes.first { $0.lastPathComponent.contains(name) }
    return try url.map { try run(of: SceneFile.scene($0.path)) }
  }

  static func run(of scene: SceneDocument) -> DeliveryRun {
    DeliveryRun.playing(scene.input ?? [], on: scene.tree)
  }
}

extension StageLayout {
  /// Pairs of labels and markers that meet; there should be none.
  var meetings: [String] {
    let rects = labelRects
    var result: [String] = []
    for (index, rect) in rects.enumerated() {
      for other in rects[(index + 1)...] where rect.intersects(other) {
        result.append("\(rect) meets \(other)")
      }
    }
    return result
  }

  func label(_ kind: StageLabel.Kind) -> PlacedLabel? {
    overlay.labels.first { $0.label.kind == kind }
  }

  func name(_ text: String) -> PlacedLabel? {
    overlay.labels.first { label in
      if case .name = label.label.kind { return label.label.text == text }
      return false
    }
  }
}
