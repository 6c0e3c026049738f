import Foundation
import PNGFile
import PlatformInterface
import Testing

struct PNGFileTests {
  private static let image = PixelImage(
    width: 3, height: 2,
    pixels: [
      255, 0, 0, 255, 0, 255, 0, 128, 0, 0, 255, 0, 1, 2, 3, 4, 250, 251, 252, 253, 9, 8, 7, 255,
    ])

  /// A grey picture of one black pixel, as another program wrote it.
  private static let grey: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44,
    0x52, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x00, 0x00, 0x00, 0x00, 0x3A,
    0x7E, 0x9B, 0x55, 0x00, 0x00, 0x00, 0x0A, 0x49, 0x44, 0x41, 0x54, 0x78, 0xDA, 0x63, 0x60,
    0x00, 0x00, 0x00, 0x02, 0x00, 0x01, 0xE5, 0x27, 0xDE, 0xFC, 0x00, 0x00, 0x00, 0x00, 0x49,
    0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
  ]

  @Test func `a picture comes back as it was written`() throws {
    let bytes = try PNGFile.encode(Self.image)

    let read = try PNGFile.read(bytes)

    #expect(read == Self.image)
  }

  @Test func `equal pictures are equal files`() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).png").path
    defer { try? FileManager.default.removeItem(atPath: path) }

    try PNGFile.write(Self.image, path: path)

    let written = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(try Array(written) == PNGFile.encode(Self.image))
    #expect(try PNGFile.read(path: path) == Self.image)
  }

  @Test func `a grey picture is read as colour`() throws {
    let read = try PNGFile.read(Self.grey)

    #expect(read == PixelImage(width: 1, height: 1, pixels: [0, 0, 0, 255]))
  }

  @Test func `what is no picture is refused with a reason`() throws {
    let whole = try PNGFile.encode(Self.image)
    let broken: [[UInt8]] = [
      [], [0], Array("not a picture, though long enough".utf8), Array(whole.prefix(20)),
      Array(whole.prefix(whole.count / 2)),
    ]

    for bytes in broken {
      let error = #expect(throws: PNGError.self) { try PNGFile.read(bytes) }
      #expect(error?.source == .memory)
      guard case .notRead(let reason)? = error?.problem else {
        Issue.record("not a reading problem: \(String(describing: error))")
        continue
      }
      #expect(!reason.isEmpty)
    }
  }

  @Test func `a damaged byte never crashes`() throws {
    let whole = try PNGFile.encode(Self.image)

    for index in whole.indices {
      var bytes = whole
      bytes[index] ^= 0xFF
      #expect((try? PNGFile.read(bytes))?.width ?? 3 <= PNGFile.longestSide)
    }
  }

  @Test func `a picture that claims to be huge is refused before memory is taken`() throws {
    var bytes = Self.grey
    bytes.replaceSubrange(16..<24, with: [0, 1, 0, 0, 0, 1, 0, 0])
    // The header's checksum for that size.
    bytes.replaceSubrange(29..<33, with: [0x49, 0xEF, 0x6F, 0x3F])

    let error = #expect(throws: PNGError.self) { try PNGFile.read(bytes) }

    #expect(error?.problem == .unsuitableSize(width: 65_536, height: 65_536))
  }

  @Test func `a missing file is named`() throws {
    let error = #expect(throws: PNGError.self) { try PNGFile.read(path: "/nowhere/at all.png") }

    #expect(error?.source == .file("/nowhere/at all.png"))
    #expect(error?.description.hasPrefix("/nowhere/at all.png: not read") == true)
  }

  @Test func `a folder that is missing can't be written to`() throws {
    #expect(throws: PNGError.self) { try PNGFile.write(Self.image, path: "/nowhere/at all.png") }
  }

  @Test func `a picture that can't be written leaves what was there`() throws {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "kept-\(UUID().uuidString).png").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("precious".utf8).write(to: URL(filePath: path))
    let empty = PixelImage(width: 0, height: 0, pixels: [])

    #expect(throws: PNGError.self) { try PNGFile.write(empty, path: path) }

    #expect(FileManager.default.contents(atPath: path) == Data("precious".utf8))
  }

  @Test func `a device is written to and stays a device`() throws {
    try PNGFile.write(Self.image, path: "/dev/null")

    let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type]
    #expect(type as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test func `a picture without pixels is refused`() throws {
    let error = #expect(throws: PNGError.self) {
      try PNGFile.encode(PixelImage(width: 0, height: 0, pixels: []))
    }

    #expect(error?.problem == .unsuitableSize(width: 0, height: 0))
  }
}
