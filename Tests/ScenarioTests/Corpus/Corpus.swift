import Foundation

/// A collection of observations and examples beside the project, which not every checkout has.
///
/// `HITSCOPE_CORPUS` names its folder; without it the tests that read it don't run.
enum Corpus {
  static let root = ProcessInfo.processInfo.environment["HITSCOPE_CORPUS"]
    .map { URL(filePath: $0, directoryHint: .isDirectory) }

  static var isHere: Bool { root != nil }

  /// The observations of real UIKit in these areas, one a file.
  static func observations(of areas: [String]) throws -> [Observation] {
    try files(in: "truth/cases", ending: ".json").compactMap { file in
      let data = try Data(contentsOf: file)
      let area = try JSONDecoder().decode(Observation.Area.self, from: data).area
      return areas.contains(area) ? try JSONDecoder().decode(Observation.self, from: data) : nil
    }
  }

  /// A folder's files with this ending, sorted by name.
  static func files(in folder: String, ending: String) throws -> [URL] {
    guard let root else { return [] }
    return try FileManager.default
      .contentsOfDirectory(at: root.appending(path: folder), includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasSuffix(ending) }
      .sorted { $0.path < $1.path }
  }
}
