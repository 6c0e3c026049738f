internal import CPNG
internal import Foundation
public import PlatformInterface

/// Reads and writes PNG pictures, in memory and in files.
///
/// Every kind of PNG is read as eight-bit RGBA. Equal pictures are written as equal bytes: nothing
/// about time or machine goes into the file.
public enum PNGFile {
  /// The longest side that is read or written, in pixels: what a picture claims to measure is not
  /// a reason to use up the memory.
  public static let longestSide = 16_384

  /// `PNG_FORMAT_RGBA`, a macro that Swift doesn't import.
  private static let rgba = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)

  public static func read(_ bytes: [UInt8]) throws(PNGError) -> PixelImage {
    try decode(source: .memory) { png in
      bytes.withUnsafeBytes {
        png_image_begin_read_from_memory(&png, $0.baseAddress, $0.count)
      }
    }
  }

  public static func read(path: String) throws(PNGError) -> PixelImage {
    try decode(source: .file(path)) { png in
      png_image_begin_read_from_file(&png, path)
    }
  }

  public static func encode(_ image: PixelImage) throws(PNGError) -> [UInt8] {
    var png = try header(of: image, source: .memory)
    defer { png_image_free(&png) }
    var size = 0
    // libpng's simplified API tells the size first and writes the second time.
    guard png_image_write_to_memory(&png, nil, &size, 0, image.pixels, 0, nil) != 0 else {
      throw PNGError(.memory, .notWritten(png.reason))
    }
    var bytes = [UInt8](repeating: 0, count: size)
    guard png_image_write_to_memory(&png, &bytes, &size, 0, image.pixels, 0, nil) != 0 else {
      throw PNGError(.memory, .notWritten(png.reason))
    }
    return bytes
  }

  /// Writes the whole picture, or leaves what was there; a device or a pipe is written to, not replaced.
  public static func write(_ image: PixelImage, path: String) throws(PNGError) {
    let bytes: [UInt8]
    do {
      bytes = try encode(image)
    } catch {
      throw PNGError(.file(path), error.problem)
    }
    if isSpecial(path) { return try stream(bytes, to: path) }
    do {
      let url = URL(filePath: path).resolvingSymlinksInPath()
      try Data(bytes).write(to: url, options: .atomic)
    } catch {
      throw PNGError(.file(path), .notWritten(explanation(of: error)))
    }
  }

  /// Whether a path names a device, a pipe or an open stream, whatever that stream leads to.
  private static func isSpecial(_ path: String) -> Bool {
    var status = stat()
    let isThere = stat(path, &status) == 0
    return path.hasPrefix("/dev/") || (isThere && status.st_mode & S_IFMT != S_IFREG)
  }

  private static func stream(_ bytes: [UInt8], to path: String) throws(PNGError) {
    guard let file = fopen(path, "wb") else {
      throw PNGError(.file(path), .notWritten(String(cString: strerror(errno))))
    }
    let written = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, written == bytes.count else {
      throw PNGError(.file(path), .notWritten(String(cString: strerror(errno))))
    }
  }

  /// What the system says went wrong.
  private static func explanation(of error: any Error) -> String {
    let outer = error as NSError
    let inner = outer.userInfo[NSUnderlyingErrorKey] as? NSError
    let code = [outer, inner].compactMap { $0 }.first { $0.domain == NSPOSIXErrorDomain }?.code
    return code.map { String(cString: strerror(Int32($0))) } ?? outer.localizedDescription
  }

  private static func decode(
    source: PNGError.Source, begin: (inout png_image) -> Int32
  ) throws(PNGError) -> PixelImage {
    var png = png_image()
    png.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&png) }
    guard begin(&png) != 0 else { throw PNGError(source, .notRead(png.reason)) }
    let width = Int(png.width)
    let height = Int(png.height)
    try check(width: width, height: height, source: source)
    png.format = rgba
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    guard png_image_finish_read(&png, nil, &pixels, 0, nil) != 0 else {
      throw PNGError(source, .notRead(png.reason))
    }
    return PixelImage(width: width, height: height, pixels: pixels)
  }

  private static func header(
    of image: PixelImage, source: PNGError.Source
  ) throws(PNGError) -> png_image {
    try check(width: image.width, height: image.height, source: source)
    var png = png_image()
    png.version = png_uint_32(PNG_IMAGE_VERSION)
    png.width = png_uint_32(image.width)
    png.height = png_uint_32(image.height)
    png.format = rgba
    return png
  }

  private static func check(
    width: Int, height: Int, source: PNGError.Source
  ) throws(PNGError) {
    guard (1...longestSide).contains(width), (1...longestSide).contains(height) else {
      throw PNGError(source, .unsuitableSize(width: width, height: height))
    }
  }
}

extension png_image {
  /// What libpng says went wrong.
  fileprivate var reason: String {
    withUnsafeBytes(of: message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
