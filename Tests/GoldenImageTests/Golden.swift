import Foundation
import PNGFile
import PlatformInterface
import Testing

/// A picture that was looked at and kept.
struct Golden {
  let name: String

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens")

  private var url: URL { Self.folder.appending(path: "\(name).png") }

  /// Nil where it isn't there and is to be recorded.
  func picture() throws -> PixelImage? {
    guard FileManager.default.fileExists(atPath: url.path) else {
      let records = ProcessInfo.processInfo.environment["RECORD"] == "missing"
      try #require(records, "\(url.path) isn't there: RECORD=missing draws it")
      return nil
    }
    return try PNGFile.read(path: url.path)
  }

  func record(_ picture: PixelImage) throws {
    try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    try PNGFile.write(picture, path: url.path)
  }

  /// Leaves what was drawn where a person can look at it.
  func keep(_ picture: PixelImage, besides difference: PictureDifference) throws {
    let place = FileManager.default.temporaryDirectory.appending(path: "hitscope-\(name).png")
    try PNGFile.write(picture, path: place.path)
    print("\(name): \(difference); what was drawn is \(place.path)")
  }
}

/// How two pictures differ.
struct PictureDifference: CustomStringConvertible {
  private let sizesAgree: Bool
  /// The pixels of which a channel differs by more than a rounding.
  private let pixels: Int
  private let total: Int

  init(_ first: PixelImage, _ second: PixelImage) {
    sizesAgree = first.width == second.width && first.height == second.height
    total = max(1, first.width * first.height)
    var pixels = 0
    if sizesAgree {
      for start in stride(from: 0, to: first.pixels.count, by: 4) {
        let differs = (start..<start + 4).contains {
          abs(Int(first.pixels[$0]) - Int(second.pixels[$0])) > 8
        }
        if differs { pixels += 1 }
      }
    }
    self.pixels = pixels
  }

  /// Whether nobody would see it: under one pixel in 20 000, as other font rasterizers round.
  var isNegligible: Bool { sizesAgree && pixels * 20_000 < total }

  var description: String {
    sizesAgree ? "\(pixels) of \(total) pixels differ" : "the sizes differ"
  }
}
