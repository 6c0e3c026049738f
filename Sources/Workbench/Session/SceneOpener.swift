import Foundation
import SceneFormat

/// Reads scenes from files and texts; whatever goes wrong comes back as a notice.
enum SceneOpener {
  /// Longer files are no scenes.
  static let largestFile = 64 << 20

  static func scene(at url: URL) -> Result<OpenScene, Notice> {
    let size = try? FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int
    if let size, size > largestFile {
      return .failure(Notice(.error, [.tooLarge(file: url.lastPathComponent)]))
    }
    guard let data = try? Data(contentsOf: url) else {
      return .failure(Notice(.error, [.unreadable(file: url.path)]))
    }
    return scene(Array(data), file: url.lastPathComponent, source: .file(url))
  }

  static func scene(text: String) -> Result<OpenScene, Notice> {
    scene(Array(text.utf8), file: nil, source: .text)
  }

  static func scene(
    _ bytes: [UInt8], file: String?, source: SceneSource
  ) -> Result<OpenScene, Notice> {
    do throws(SceneError) {
      return .success(OpenScene(try SceneReader.scene(bytes, file: file), source: source))
    } catch {
      return .failure(Notice(error: error))
    }
  }
}
