import Testing

/// Dependencies point one way only: what each target may import.
struct ImportTests {
  /// A target's folder and the modules it may import, its own package's and the system's.
  struct Rule: CustomTestStringConvertible {
    let folder: String
    let modules: Set<String>

    var testDescription: String { folder }

    init(_ folder: String, _ modules: Set<String>) {
      self.folder = folder
      self.modules = modules
    }
  }

  private static let engine: Set<String> = ["Geometry", "EventDelivery"]
  private static let model = engine.union(["TraceAnalysis", "SceneFormat"])
  private static let shipped: Set<String> = ["SandboxAssets", "SceneLibrary"]

  /// Foundation is missing where the code must stay free of everything outside the package.
  private static let rules = [
    Rule("Sources/Geometry", []),
    Rule("Sources/EventDelivery", ["Geometry"]),
    Rule("Sources/TraceAnalysis", engine),
    Rule("Sources/PlatformInterface", ["Geometry"]),
    Rule("Sources/SceneFormat", engine.union(["TraceAnalysis", "Foundation"])),
    Rule(
      "Sources/HierarchyImport",
      engine.union(["SceneFormat"])),
    Rule("Sources/CodeExport", engine.union(["TraceAnalysis"])),
    Rule(
      "Sources/Localization",
      model.union(["HierarchyImport", "SandboxAssets", "Foundation"])),
    Rule(
      "Sources/Workbench",
      model.union(shipped).union([
        "HierarchyImport", "Localization", "PlatformInterface", "Foundation",
      ])),
    Rule("Sources/PNGFile", ["CPNG", "PlatformInterface", "Foundation"]),
    Rule(
      "Sources/SDLPlatform",
      ["CSDL2", "CSDL2TTF", "PNGFile", "Geometry", "PlatformInterface", "Foundation"]),
    Rule(
      "Sources/hitscope",
      model.union(shipped)
        .union([
          "HierarchyImport", "CodeExport", "Localization", "PNGFile", "PlatformInterface",
          "Foundation",
        ])
        .union(systemLibraries)),
    Rule(
      "Sources/hitscope-window",
      model.union(shipped).union([
        "Localization", "PlatformInterface", "Workbench", "SDLPlatform", "PNGFile", "Foundation",
      ])),
    Rule("Sources/hitscope-bench", model.union(["Foundation"])),
    Rule("Assets", ["Foundation"]),
    Rule("Scenes", ["Foundation"]),
  ]

  private static let systemLibraries: Set<String> = ["Glibc", "Darwin"]

  /// The only files of the model that may call the C library: for sine, cosine and arc tangent, for
  /// exponentials, and to read a file.
  private static let systemCallers: Set<String> = [
    "Sources/Geometry/Trigonometry.swift", "Sources/Geometry/Exponentials.swift",
    "Sources/SceneFormat/Files/FileBytes.swift",
  ]

  @Test(arguments: rules)
  func `a target imports only what the architecture lets it`(_ rule: Rule) throws {
    let files = try Checkout.files(in: rule.folder, ending: ".swift")

    let imports = files.flatMap { file in file.lines.compactMap { Self.module($0, in: file) } }

    let foreign = imports.filter { found in
      let allowed =
        Self.systemCallers.contains(found.path)
        ? rule.modules.union(Self.systemLibraries) : rule.modules
      return !allowed.contains(found.module)
    }
    #expect(foreign.map { "\($0.path) imports \($0.module)" } == [])
  }

  @Test func `every target has its rule`() throws {
    let folders = try Checkout.names(in: "Sources").map { "Sources/\($0)" }

    let written = try folders.filter { try !Checkout.files(in: $0, ending: ".swift").isEmpty }

    #expect(Set(written).subtracting(Self.rules.map(\.folder)) == [])
  }

  /// The module that a line imports, if it is an import line.
  private static func module(
    _ line: Substring, in file: Checkout.TextFile
  ) -> (path: String, module: String)? {
    guard line.contains("import ") else { return nil }
    let pattern =
      /\s*(?:@\w+\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|let|var|typealias)\s+)?(\w+).*/
    guard let match = line.wholeMatch(of: pattern) else { return nil }
    return (file.path, String(match.1))
  }
}
