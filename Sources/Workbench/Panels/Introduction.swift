import Foundation
import Geometry
import Localization
import PlatformInterface
import SceneFormat

/// What a scene says about itself: its title, and its summary in paragraphs.
struct Introduction {
  let scene: OpenScene

  private static let lineHeight = 18.0
  private static let gap = 8.0

  func hasText(_ phrases: Phrasebook) -> Bool { !paragraphs(phrases).isEmpty }

  /// The summary; each item of a numbered list is a paragraph of its own.
  func paragraphs(_ phrases: Phrasebook) -> [String] {
    guard let summary = scene.document.summary?.text(in: phrases.language.rawValue)
    else { return [] }
    var result: [String] = []
    var number = 1
    var rest = Substring(summary)
    while let start = rest.range(of: "\(number). ")?.lowerBound {
      let before = rest[..<start].trimmingCharacters(in: .whitespaces)
      if !before.isEmpty { result.append(before) }
      rest = rest[start...]
      number += 1
      guard rest.range(of: "\(number). ") != nil else { break }
    }
    let last = rest.trimmingCharacters(in: .whitespaces)
    return last.isEmpty ? result : result + [last]
  }

  /// As a part of the inspector.
  func draw(titled: Bool, _ flow: inout InspectorFlow, _ surface: inout Surface) {
    if titled {
      surface.label(
        scene.title(in: surface.phrases), in: flow.take(24), Typography.panelTitle,
        surface.theme.text1)
      flow.skip(4)
    }
    for paragraph in paragraphs(surface.phrases) {
      for line in surface.wrapped(paragraph, Typography.inspector, width: flow.width) {
        surface.label(
          line, in: flow.take(Self.lineHeight), Typography.inspector, surface.theme.text1)
      }
      flow.skip(Self.gap)
    }
    flow.skip(Self.gap)
  }

  /// Beside the device, as far as it fits there, while nothing else is shown.
  func draw(beside stage: StageLayout, on surface: inout Surface) {
    let gutter = Rect(
      stage.bounds.minX + 20, stage.strip.rect.maxY + 12,
      stage.device.outer.minX - stage.bounds.minX - 44, stage.bounds.height)
    guard gutter.width >= Metrics.Stage.gutter else { return }
    let paragraphs = paragraphs(surface.phrases).map {
      surface.wrapped($0, Typography.sceneRow, width: gutter.width)
    }
    let height = paragraphs.reduce(0) {
      $0 + Double($1.count) * Self.lineHeight + Self.gap
    }
    guard gutter.minY + height < stage.bounds.maxY - 12 else { return }
    var y = gutter.minY
    for lines in paragraphs {
      for line in lines {
        surface.label(
          line, in: Rect(gutter.minX, y, gutter.width, Self.lineHeight),
          Typography.sceneRow, surface.theme.text1)
        y += Self.lineHeight
      }
      y += Self.gap
    }
  }
}
