import Foundation
import PlatformInterface
import SDLPlatform
import TestSupport

/// The font files that the golden pictures were drawn with, by their contents.
enum PinnedFonts {
  private static var list: URL { Golden.folder.appending(path: "fonts.txt") }

  /// Whether the pictures can be compared here; the first to ask says so in the run's report.
  static let areHere: Bool = {
    guard let difference else {
      RunReport.ran("golden pictures")
      return true
    }
    RunReport.notRun("golden pictures", because: difference)
    return false
  }()

  /// What keeps the pictures from being compared here; nil where nothing does.
  private static let difference: String? = {
    guard let here = try? lines() else { return "a font is missing" }
    guard let pinned = try? String(contentsOf: list, encoding: .utf8) else {
      guard ProcessInfo.processInfo.environment["RECORD"] == "missing" else {
        return "\(list.path) isn't there"
      }
      try? FileManager.default.createDirectory(
        at: Golden.folder, withIntermediateDirectories: true)
      try? here.write(to: list, atomically: true, encoding: .utf8)
      return nil
    }
    return pinned == here ? nil : "the fonts are other files than those of the pictures"
  }()

  /// A line a file: a hash of its contents and its name.
  private static func lines() throws -> String {
    let catalog = try FontCatalog.system()
    let files = Set(FontFace.allCases.flatMap { catalog.files(for: $0) }.map(\.path))
    return try files.sorted().map { path in
      let data = try Data(contentsOf: URL(filePath: path))
      return "\(hash(data)) \(URL(filePath: path).lastPathComponent)\n"
    }.joined()
  }

  /// FNV-1a in 64 bits: enough to tell one release of a font from another.
  private static func hash(_ data: Data) -> String {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in data { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
