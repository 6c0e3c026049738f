import Foundation
import Testing

/// The built program, run as a user's shell runs it.
struct Program {
  /// What a run came to.
  struct Outcome: Equatable {
    let status: Int32
    let output: String
    let errors: String

    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  /// The folder that the program runs in.
  let directory: URL
  /// No display, and English, unless said otherwise.
  var environment: [String: String] = [:]

  /// Runs `hitscope`.
  func run(_ arguments: String..., input: String? = nil) throws -> Outcome {
    try run(Self.path, arguments, input: input)
  }

  /// Runs a line of the shell, in which `$HITSCOPE` is the program.
  func shell(_ line: String) throws -> Outcome {
    try run("/bin/sh", ["-c", line], input: nil)
  }

  private func run(_ path: String, _ arguments: [String], input: String?) throws -> Outcome {
    let place = directory.appending(path: ".run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: place) }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.environment = allVariables
    process.standardInput = try file("in", in: place, holding: input ?? "")
    process.standardOutput = try file("out", in: place, holding: "")
    process.standardError = try file("err", in: place, holding: "")
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: try String(contentsOf: place.appending(path: "out"), encoding: .utf8),
      errors: try String(contentsOf: place.appending(path: "err"), encoding: .utf8))
  }

  private var allVariables: [String: String] {
    var variables = [
      "PATH": "/usr/bin:/bin", "TMPDIR": directory.path, "HITSCOPE": Self.path, "LANG": "C.UTF-8",
    ]
    for name in ["HOME", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "TSAN_OPTIONS", "ASAN_OPTIONS"] {
      variables[name] = ProcessInfo.processInfo.environment[name]
    }
    return variables.merging(environment) { $1 }
  }

  private func file(_ name: String, in place: URL, holding text: String) throws -> FileHandle {
    let url = place.appending(path: name)
    try Data(text.utf8).write(to: url)
    return try FileHandle(forUpdating: url)
  }

  /// Beside the bundle of the tests.
  static let path = folder.appending(path: "hitscope").path

  /// Where the build put the programs.
  static let folder: URL = {
    let bundles = CommandLine.arguments.filter { $0.contains(".xctest") }
    var place = URL(filePath: bundles.first ?? CommandLine.arguments[0])
    while place.path != "/", !isProgram(place.appending(path: "hitscope")) {
      place.deleteLastPathComponent()
    }
    return place
  }()

  private static func isProgram(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && !isFolder.boolValue
  }
}
