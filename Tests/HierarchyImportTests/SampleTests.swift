import Foundation
import HierarchyImport
import Testing

/// Published files with the scene and the remarks that are expected of each.
///
/// `RECORD=missing` writes what is expected of a file that has nothing beside it; read it before it is
/// kept.
struct SampleTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Samples")

  private static func files(_ kind: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: kind).path)
    return (names ?? []).filter { !$0.hasSuffix(".expected") }.sorted().map { "\(kind)/\($0)" }
  }

  @Test(arguments: files("recdesc") + files("ib") + files("outlines"))
  func `a published file gives the expected scenes and remarks`(_ name: String) throws {
    let file = Self.folder.appending(path: name)
    let expected = file.appendingPathExtension("expected")
    let bytes = try Array(Data(contentsOf: file))

    let found = try Self.description(of: bytes)

    let isMissing = !FileManager.default.fileExists(atPath: expected.path)
    if isMissing, ProcessInfo.processInfo.environment["RECORD"] == "missing" {
      try Data(found.utf8).write(to: expected)
    }
    let text = try String(contentsOf: expected, encoding: .utf8)
    #expect(found.split(separator: "\n") == text.split(separator: "\n"))
  }

  /// Every scene of a file with its remarks.
  private static func description(of bytes: [UInt8]) throws -> String {
    let first = try HierarchyImporter.open(bytes)
    let names = first.sceneNames.isEmpty ? [nil] : first.sceneNames.map { Optional($0) }
    return try names.map { name in
      let scene = try HierarchyImporter.open(bytes, scene: name)
      #expect(try Reading.outlineOfCleanScene(scene) == Reading.outline(scene))
      let remarks = Reading.remarks(scene).filter { !$0.hasPrefix("otherScenes") }
      return (["== \(name ?? "the scene")"] + Reading.outline(scene) + ["--"] + remarks)
        .joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }
}
