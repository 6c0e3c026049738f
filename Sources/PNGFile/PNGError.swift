/// Why a picture was not read or written.
public struct PNGError: Error, Hashable, CustomStringConvertible {
  public enum Source: Hashable, Sendable {
    case memory
    case file(String)
  }

  public enum Problem: Hashable, Sendable {
    /// With libpng's reason.
    case notRead(String)

    /// With libpng's reason, or the system's.
    case notWritten(String)
    case unsuitableSize(width: Int, height: Int)
  }

  public let source: Source
  public let problem: Problem

  init(_ source: Source, _ problem: Problem) {
    self.source = source
    self.problem = problem
  }

  public var description: String {
    let place =
      switch source {
      case .memory: "PNG data"
      case .file(let path): path
      }
    switch problem {
    case .notRead(let reason):
      return "\(place): not read as a PNG picture: \(reason)"
    case .notWritten(let reason):
      return "\(place): not written as a PNG picture: \(reason)"
    case .unsuitableSize(let width, let height):
      return "\(place): \(width) × \(height) pixels; a side is 1 to \(PNGFile.longestSide)"
    }
  }
}
