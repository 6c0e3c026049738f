import Foundation
import Geometry
import TestSupport
import Testing

/// The built program in a window on the tests' own screen, used as a user's hands use it.
final class LiveWindow {
  private let process = Process()
  private let report: URL
  private let identifier: String
  /// Where the window's contents begin on the screen.
  private let origin: Point

  /// Whether there is a screen, and a hand to click on it.
  static var isPossible: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["DISPLAY"]?.isEmpty == false && tool != nil
  }

  /// The same; the first to ask says so in the run's report.
  static let canRun: Bool = {
    if isPossible {
      RunReport.ran("window")
    } else {
      RunReport.notRun("window", because: "there is no screen or no xdotool")
    }
    return isPossible
  }()

  private static let tool: String? = ["/usr/bin/xdotool", "/usr/local/bin/xdotool"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Opens the window and waits until its first picture is drawn.
  init(_ arguments: String...) throws {
    report = FileManager.default.temporaryDirectory
      .appending(path: "hitscope-window-\(UUID().uuidString)")
    process.executableURL = Self.folder.appending(path: "hitscope-window")
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment["HITSCOPE_WINDOW_REPORT"] = report.path
    environment["SDL_VIDEODRIVER"] = "x11"
    environment["LC_ALL"] = "C"
    process.environment = environment
    try process.run()
    let pid = process.processIdentifier
    identifier = try Self.waitFor("the window") {
      try Self.xdotool("search", "--onlyvisible", "--pid", "\(pid)").split(separator: "\n").last
        .map(String.init)
    }
    let place = try Self.xdotool("getwindowgeometry", "--shell", identifier)
    origin = Point(Self.number("X", in: place), Self.number("Y", in: place))
    _ = try waitForState { !$0.isEmpty }
  }

  deinit {
    kill(process.processIdentifier, SIGKILL)
    try? FileManager.default.removeItem(at: report)
  }

  // MARK: - Hands

  func move(to point: Point) throws {
    let place = origin + point
    try Self.xdotool("mousemove", "\(Int(place.x.rounded()))", "\(Int(place.y.rounded()))")
  }

  func click(at point: Point) throws {
    try move(to: point)
    try Self.xdotool("click", "1")
  }

  func rightClick(at point: Point) throws {
    try move(to: point)
    try Self.xdotool("click", "3")
  }

  func drag(from start: Point, to end: Point) throws {
    try move(to: start)
    try Self.xdotool("mousedown", "1")
    for step in 1...6 { try move(to: start + (end - start) * (Double(step) / 6)) }
    try Self.xdotool("mouseup", "1")
  }

  func key(_ name: String) throws { try Self.xdotool("key", name) }

  func type(_ text: String) throws { try Self.xdotool("type", text) }

  func resize(to size: Size) throws {
    try Self.xdotool("windowsize", identifier, "\(Int(size.width))", "\(Int(size.height))")
  }

  func close() throws { try Self.xdotool("windowclose", identifier) }

  // MARK: - Eyes

  /// A line for each picture drawn so far.
  var states: [String] {
    let text = (try? String(contentsOf: report, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  /// Waits until the latest picture shows what is wanted.
  @discardableResult
  func waitForState(_ isWanted: (String) -> Bool) throws -> String {
    do {
      return try Self.waitFor("a state") { states.last.flatMap { isWanted($0) ? $0 : nil } }
    } catch {
      Issue.record("the latest picture shows: \(states.last ?? "nothing")")
      throw error
    }
  }

  var title: String {
    ((try? Self.xdotool("getwindowname", identifier)) ?? "")
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  var isRunning: Bool { process.isRunning }

  /// Hundredths of a second of processor time used so far.
  var processorTime: Int {
    let path = "/proc/\(process.processIdentifier)/stat"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    return fields.count > 12 ? (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0) : 0
  }

  // MARK: - Waiting

  struct NeverHappened: Error {
    let what: String
  }

  /// Waits for a condition, not for a time; gives up after a while.
  static func waitFor<Result>(
    _ what: String, _ result: () throws -> Result?
  ) throws -> Result {
    let deadline = Date(timeIntervalSinceNow: 30)
    while Date() < deadline {
      if let result = try result() { return result }
      Thread.sleep(forTimeInterval: 0.02)
    }
    throw NeverHappened(what: what)
  }

  /// What the tool prints; the arguments are words without quotes.
  @discardableResult
  private static func xdotool(_ arguments: String...) throws -> String {
    let line = ([try #require(tool)] + arguments).joined(separator: " ")
    // A pipe of the system's own: Foundation's processes may wait for a run loop that nobody runs.
    let pipe = try #require(popen("\(line) 2>/dev/null", "r"))
    defer { pclose(pipe) }
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&chunk, 1, chunk.count, pipe), count > 0 {
      output += chunk[..<count]
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func number(_ name: String, in text: String) -> Double {
    let line = text.split(separator: "\n").first { $0.hasPrefix(name + "=") }
    return line.flatMap { Double($0.dropFirst(name.count + 1)) } ?? 0
  }

  /// Where the build put the programs.
  private static let folder: URL = {
    let bundles = CommandLine.arguments.filter { $0.contains(".xctest") }
    var place = URL(filePath: bundles.first ?? CommandLine.arguments[0])
    while place.path != "/" {
      place.deleteLastPathComponent()
      let program = place.appending(path: "hitscope-window").path
      if FileManager.default.isExecutableFile(atPath: program) { return place }
    }
    return place
  }()
}
