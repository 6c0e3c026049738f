// swift-tools-version: 6.2

import PackageDescription

/// A system library: on Debian its headers are found by name, on macOS through Homebrew's pkg-config.
func systemLibrary(_ name: String, pkgConfig: String, brew: String) -> Target {
  #if os(macOS)
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.brew([brew])])
  #else
  .systemLibrary(name: name)
  #endif
}

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], path: String? = nil,
  exclude: [String] = [], resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path, exclude: exclude, resources: resources,
    swiftSettings: settings)
}

func program(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], exclude: exclude,
    swiftSettings: settings)
}

/// `HITSCOPE_TESTS=GeometryTests,ScenarioTests swift test` builds those tests alone: all of them take
/// minutes.
let chosenTests = Context.environment["HITSCOPE_TESTS"]?.split(separator: ",").map(String.init)

let package = Package(
  name: "Hitscope",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "hitscope", targets: ["hitscope"]),
    .executable(name: "hitscope-window", targets: ["hitscope-window"]),
  ],
  targets: [
    systemLibrary("CSDL2", pkgConfig: "sdl2", brew: "sdl2"),
    systemLibrary("CSDL2TTF", pkgConfig: "SDL2_ttf", brew: "sdl2_ttf"),
    systemLibrary("CPNG", pkgConfig: "libpng", brew: "libpng"),

    library("Geometry"),
    library("EventDelivery", ["Geometry"], exclude: ["EventDelivery.docc"]),
    library("TraceAnalysis", ["Geometry", "EventDelivery"]),
    library(
      "SceneFormat", ["Geometry", "EventDelivery", "TraceAnalysis"],
      exclude: ["SceneFormat.docc"]),
    library("HierarchyImport", ["Geometry", "EventDelivery", "SceneFormat"]),
    library(
      "Localization",
      [
        "Geometry", "EventDelivery", "TraceAnalysis", "SceneFormat", "HierarchyImport",
        "SandboxAssets",
      ]),
    library("CodeExport", ["Geometry", "EventDelivery", "TraceAnalysis"]),
    library("PlatformInterface", ["Geometry"]),
    library(
      "Workbench",
      [
        "Geometry", "EventDelivery", "TraceAnalysis", "SceneFormat", "HierarchyImport",
        "Localization", "PlatformInterface", "SandboxAssets", "SceneLibrary",
      ]),
    library("PNGFile", ["CPNG", "PlatformInterface"]),
    library("SDLPlatform", ["CSDL2", "CSDL2TTF", "PNGFile", "Geometry", "PlatformInterface"]),
    library("SandboxAssets", path: "Assets", resources: [.copy("Strings"), .copy("Schema")]),
    library(
      "SceneLibrary", path: "Scenes",
      resources: [
        .copy("Lessons"), .copy("Recipes"), .copy("Gestures"), .copy("Regressions"),
      ]),

    program(
      "hitscope",
      [
        "Geometry", "EventDelivery", "TraceAnalysis", "SceneFormat", "HierarchyImport",
        "CodeExport", "Localization", "PNGFile", "PlatformInterface", "SandboxAssets",
        "SceneLibrary",
      ]),
    program(
      "hitscope-window",
      [
        "Geometry", "PlatformInterface", "SceneFormat", "Localization", "Workbench",
        "SDLPlatform", "PNGFile", "SceneLibrary",
      ]),
    program("hitscope-bench", ["Geometry", "EventDelivery", "TraceAnalysis"]),

    library(
      "TestSupport",
      [
        "Geometry", "EventDelivery", "TraceAnalysis", "SceneFormat", "PlatformInterface", "PNGFile",
      ],
      path: "Tests/TestSupport"),
    tests("GeometryTests", ["Geometry"]),
    tests("EventDeliveryTests", ["Geometry", "EventDelivery", "TraceAnalysis", "SceneFormat"]),
    tests("TraceAnalysisTests", ["Geometry", "EventDelivery", "TraceAnalysis", "SceneFormat"]),
    tests(
      "CodeExportTests",
      ["Geometry", "EventDelivery", "SceneFormat", "SceneLibrary", "CodeExport"]),
    tests(
      "SceneFormatTests",
      ["Geometry", "EventDelivery", "TraceAnalysis", "SceneFormat", "SandboxAssets"]),
    tests(
      "HierarchyImportTests", ["Geometry", "EventDelivery", "SceneFormat", "HierarchyImport"],
      exclude: ["Samples"]),
    tests("LocalizationTests", ["Localization", "EventDelivery", "SceneFormat"]),
    tests(
      "ScenarioTests",
      [
        "Geometry", "SceneFormat", "HierarchyImport", "SceneLibrary", "EventDelivery",
        "TraceAnalysis",
      ]),
    tests(
      "WorkbenchTests",
      [
        "Geometry", "EventDelivery", "TraceAnalysis", "SceneFormat", "Localization",
        "PlatformInterface", "Workbench", "SceneLibrary",
      ]),
    tests(
      "SDLPlatformTests", ["CSDL2", "Geometry", "PlatformInterface", "PNGFile", "SDLPlatform"]),
    tests(
      "GoldenImageTests",
      [
        "Geometry", "PlatformInterface", "PNGFile", "SDLPlatform", "Workbench", "SceneLibrary",
        "Localization",
      ], exclude: ["Goldens", "Scenes"]),
    tests(
      "CommandLineTests",
      ["hitscope", "hitscope-window", "EventDelivery", "TraceAnalysis", "SceneFormat"]),
    tests(
      "WindowTests",
      [
        "hitscope-window", "CSDL2", "Geometry", "EventDelivery", "TraceAnalysis", "Localization",
        "PlatformInterface", "SDLPlatform", "SceneLibrary", "Workbench",
      ]),
    tests("ArchitectureTests", []),
  ],
  swiftLanguageModes: [.v6]
)

if let chosenTests {
  package.targets.removeAll { $0.type == .test && !chosenTests.contains($0.name) }
}
