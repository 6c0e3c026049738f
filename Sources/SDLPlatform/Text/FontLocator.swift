internal import CSDL2

/// Finds font files by name in the folders where systems keep them.
struct FontLocator {
  let directories: [String]

  /// Debian's folders first, then other Linux systems', Homebrew's and macOS's own.
  static let systemDirectories = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter",
    "/usr/share/fonts/truetype/wqy", "/usr/share/fonts/truetype/dejavu",
    "/usr/share/fonts/inter", "/usr/share/fonts/rsms-inter-fonts",
    "/usr/share/fonts/wqy-microhei", "/usr/share/fonts/wqy-microhei-fonts",
    "/usr/share/fonts/dejavu", "/usr/share/fonts/TTF", "/usr/share/fonts/OTF",
    "/usr/share/fonts/dejavu-sans-fonts", "/usr/share/fonts/dejavu-sans-mono-fonts",
    "/usr/local/share/fonts", "/Library/Fonts", "/System/Library/Fonts",
    "/System/Library/Fonts/Supplemental",
  ]

  /// The system's folders, and before them the user's own.
  static var system: FontLocator {
    guard let home = SDL_getenv("HOME").map({ String(cString: $0) }) else {
      return FontLocator(directories: systemDirectories)
    }
    let own = ["\(home)/.local/share/fonts", "\(home)/.fonts", "\(home)/Library/Fonts"]
    return FontLocator(directories: own + systemDirectories)
  }

  /// The first of the candidates that exists; their paths are file names.
  func first(_ candidates: [FontFile]) -> FontFile? {
    for candidate in candidates {
      for directory in directories {
        let path = "\(directory)/\(candidate.path)"
        if isReadable(path) {
          return FontFile(
            path: path, index: candidate.index, sizeFactor: candidate.sizeFactor)
        }
      }
    }
    return nil
  }

  private func isReadable(_ path: String) -> Bool {
    guard let stream = SDL_RWFromFile(path, "rb") else { return false }
    return SDL_RWclose(stream) == 0
  }
}
