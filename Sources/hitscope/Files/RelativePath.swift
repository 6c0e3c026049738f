import Foundation

/// How one file names another.
enum RelativePath {
  /// The path to a file from the folder of another one.
  static func from(_ origin: String, to file: String) -> String {
    let folder = components(of: origin).dropLast()
    let target = components(of: file)
    let shared = zip(folder, target).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folder.count - shared)
    return (up + target.dropFirst(shared)).joined(separator: "/")
  }

  /// From the root on, with every link on the way to the last folder resolved.
  private static func components(of path: String) -> [String] {
    let url = URL(filePath: path).absoluteURL
    return url.deletingLastPathComponent().resolvingSymlinksInPath().pathComponents
      + [url.lastPathComponent]
  }
}
