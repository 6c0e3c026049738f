public import Foundation

/// The files that ship with the program: strings and schemas.
public enum SandboxAssets {
  /// A shipped file's address, or nil where no such file ships; works from any working directory.
  public static func url(folder: String, file: String) -> URL? {
    let url = Bundle.module.bundleURL.appendingPathComponent(folder).appendingPathComponent(file)
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }
}
