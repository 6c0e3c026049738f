import Foundation

/// Enough of a file's state to see that it was written again.
struct FileStamp: Hashable, Sendable {
  let modified: Date
  let size: Int

  /// Nil for a file that isn't there.
  init?(of url: URL) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    guard let modified = attributes?[.modificationDate] as? Date,
      let size = attributes?[.size] as? Int
    else { return nil }
    self.modified = modified
    self.size = size
  }
}
