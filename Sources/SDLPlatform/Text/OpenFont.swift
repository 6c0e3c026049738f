internal import CSDL2
internal import CSDL2TTF

/// A face opened at one size in device pixels.
final class OpenFont {
  enum Purpose {
    /// Hinted lightly, up and down only, so that letters keep their shapes and distances.
    case drawing

    /// Not hinted at all, so that widths grow evenly with the size.
    case measuring
  }

  private let font: OpaquePointer

  init(_ file: FontFile, pixelSize: PixelSize, for purpose: Purpose) throws(SDLFailure) {
    font = try FontLock.shared.locked { () throws(SDLFailure) in
      try check("TTF_Init", TTF_Init())
      do throws(SDLFailure) {
        // One point at a density of 72 times the size is the size, whole or not.
        return try check(
          "TTF_OpenFontIndexDPI(\"\(file.path)\")",
          TTF_OpenFontIndexDPI(file.path, 1, file.index, pixelSize.density, pixelSize.density))
      } catch {
        TTF_Quit()
        throw error
      }
    }
    TTF_SetFontHinting(
      font, purpose == .drawing ? TTF_HINTING_LIGHT_SUBPIXEL : TTF_HINTING_NONE)
    TTF_SetFontKerning(font, 1)
  }

  deinit {
    FontLock.shared.locked {
      TTF_CloseFont(font)
      // SDL_ttf counts its users.
      TTF_Quit()
    }
  }

  /// From the top of its lines to the baseline, in pixels.
  var ascent: Int { Int(TTF_FontAscent(font)) }

  /// From the baseline to the bottom of its lines, in pixels.
  var descent: Int { -Int(TTF_FontDescent(font)) }

  func hasGlyph(for scalar: Unicode.Scalar) -> Bool {
    TTF_GlyphIsProvided32(font, scalar.value) != 0
  }

  /// How far the glyph reaches left, right, below and above the start of its baseline, in pixels.
  func metrics(of scalar: Unicode.Scalar) -> (minX: Int, maxX: Int, minY: Int, maxY: Int)? {
    var (minX, maxX, minY, maxY) = (Int32(0), Int32(0), Int32(0), Int32(0))
    guard TTF_GlyphMetrics32(font, scalar.value, &minX, &maxX, &minY, &maxY, nil) == 0 else {
      return nil
    }
    return (Int(minX), Int(maxX), Int(minY), Int(maxY))
  }

  /// The advance in pixels, or 0 for what can't be laid out.
  func width(of text: String) -> Int {
    var width: Int32 = 0
    return TTF_SizeUTF8(font, text, &width, nil) == 0 ? Int(width) : 0
  }

  /// The text in white, or nil for text without ink or width.
  func mask(of text: String) throws(SDLFailure) -> Mask? {
    guard width(of: text) > 0 else { return nil }
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    let surface = try check("TTF_RenderUTF8_Blended", TTF_RenderUTF8_Blended(font, text, white))
    defer { SDL_FreeSurface(surface) }
    let height = Int(surface.pointee.h)
    let overhang = text.unicodeScalars.first.flatMap { metrics(of: $0)?.minX } ?? 0
    return Mask(
      trimming: Self.coverage(of: surface.pointee), width: Int(surface.pointee.w),
      height: height, left: min(0, overhang), top: -ascent - risen(text, height: height))
  }

  /// The alpha of a surface with four bytes a pixel and alpha in the highest one.
  private static func coverage(of surface: SDL_Surface) -> [UInt8] {
    guard let pixels = surface.pixels else { return [] }
    let (width, height) = (Int(surface.w), Int(surface.h))
    return [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
      for y in 0..<height {
        let row = (pixels + y * Int(surface.pitch)).assumingMemoryBound(to: UInt32.self)
        for x in 0..<width { buffer[y * width + x] = UInt8(truncatingIfNeeded: row[x] >> 24) }
      }
      count = width * height
    }
  }

  /// How far SDL_ttf moved the baseline down because something stands above the font's lines.
  private func risen(_ text: String, height: Int) -> Int {
    let excess = height - Int(TTF_FontHeight(font))
    guard excess > 0 else { return 0 }
    let lowest = text.unicodeScalars.compactMap { metrics(of: $0)?.minY }.min() ?? 0
    let below = max(0, -lowest - (Int(TTF_FontHeight(font)) - ascent))
    return max(0, excess - below)
  }
}
