import EventDelivery
import Foundation
import SceneFormat
import SceneLibrary
import Testing
import TraceAnalysis

/// What the story of a touch quotes is what the engine says.
struct LifeOfATouchTests {
  private static let article = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/EventDelivery/EventDelivery.docc/LifeOfATouch.md")

  /// The article's blocks of transcript lines.
  private static func quotes() throws -> [[String]] {
    let text = try String(contentsOf: article, encoding: .utf8)
    let parts = text.components(separatedBy: "```")
    return parts.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map { part in
      part.element.split(separator: "\n").map(String.init)
    }
  }

  private static func transcript(of name: String) throws -> [String] {
    let scene = try #require(SceneLibrary.scenes.first { $0.lastPathComponent == name })
    let document = try SceneReader.scene([UInt8](Data(contentsOf: scene)))
    let run = DeliveryRun.playing(document.input ?? [], on: document.tree)
    let transcript = Transcript(tree: run.tree)
    return run.events.map { transcript.line($0) }
  }

  @Test func `every quoted line is in the transcript, in that order`() throws {
    let transcripts = try ["02-which-view-is-hit.json", "01-enlarge-a-hit-area.json"]
      .map { try Self.transcript(of: $0) }

    for quote in try Self.quotes() {
      let isSaid = transcripts.contains { Self.says($0, quote) }
      #expect(isSaid, "\(quote)")
    }
  }

  private static func says(_ transcript: [String], _ quote: [String]) -> Bool {
    var rest = transcript[...]
    for line in quote {
      guard let place = rest.firstIndex(of: line) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }
}
