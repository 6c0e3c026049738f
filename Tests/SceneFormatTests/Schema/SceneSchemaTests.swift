import EventDelivery
import Foundation
import SandboxAssets
import Testing

@testable import SceneFormat

@Suite struct SceneSchemaTests {
  private static func validator() throws -> SchemaValidator {
    let url = try #require(SandboxAssets.url(folder: "Schema", file: "scene.schema.json"))
    let document = try JSONReader.read([UInt8](Data(contentsOf: url)), file: url.lastPathComponent)
    return SchemaValidator(root: document.root)
  }

  @Test(arguments: PackageFiles.shipped(scenarios: false))
  func `a shipped scene is valid`(path: String) throws {
    let document = try JSONReader.read(FileBytes.read(path))

    #expect(try Self.validator().accepts(document.root))
  }

  @Test(arguments: PackageFiles.shipped(scenarios: true))
  func `a scene that a shipped scenario holds is valid`(path: String) throws {
    let document = try JSONReader.read(FileBytes.read(path))
    guard let scene = document.root["scene"], scene.kind == .object else { return }

    #expect(try Self.validator().accepts(scene))
  }

  @Test func `a scene with every key is valid as it is read and as it is written`() throws {
    let validator = try Self.validator()

    #expect(try validator.accepts(read(EveryKey.scene)))
    #expect(try validator.accepts(read(EveryKey.written)))
  }

  @Test(arguments: RejectedScene.all)
  func `a rejected scene is invalid unless its fault is beyond a schema`(
    rejected: RejectedScene
  ) throws {
    guard let value = try? read(rejected.text) else { return }

    #expect(try Self.validator().accepts(value) == rejected.isBeyondSchema)
  }

  @Test func `the schema's keys and names are those that the reader knows`() throws {
    let root = try Self.validator().root
    let definitions = try #require(root["$defs"])

    #expect(keys(root) == SceneKey.names.sorted())
    #expect(strings(definitions["viewKey"]) == ViewKey.names.sorted())
    #expect(strings(definitions["uikitClass"]) == ViewClass.catalogue.map(\.name).sorted())
    #expect(keys(definitions["recognizer"]) == RecognizerKey.names.sorted())
    #expect(strings(definitions["color"]?["anyOf"]) == SystemColors.names.sorted())
    #expect(strings(definitions["controlEvent"]) == ControlEvent.allCases.map(\.rawValue).sorted())
    let view = Set(keys(definitions["view"])).union(keys(definitions["window"]))
    #expect(view == Set(ViewKey.names))
    #expect(keys(definitions["windowOverrides"]) == OverrideKey.names.sorted())
    #expect(
      keys(definitions["viewOverrides"])
        == OverrideKey.names.filter { $0 != OverrideKey.sendEvent.rawValue }.sorted())
  }

  /// The names of an object's properties, in the order of the alphabet.
  private func keys(_ schema: JSONValue?) -> [String] {
    (schema?["properties"]?.members.map(\.key) ?? []).sorted()
  }

  /// The strings of an enumeration, or of the one among several schemas.
  private func strings(_ schema: JSONValue?) -> [String] {
    let all = schema?["enum"] ?? schema?.elements.compactMap { $0["enum"] }.first
    return (all?.elements.compactMap(\.string) ?? []).sorted()
  }
}
