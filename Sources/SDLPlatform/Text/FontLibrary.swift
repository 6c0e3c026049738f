public import PlatformInterface

/// The opened fonts of a catalog: measures text, and draws it for a canvas.
///
/// It is not for several threads at once; several threads may have one each.
public final class FontLibrary {
  public let catalog: FontCatalog

  /// Every face of the catalog at a size at which a whole pixel is next to nothing.
  private let measuring: [FontFile: OpenFont]
  private var drawing: [DrawingKey: OpenFont] = [:]
  private var runs = BoundedCache<RunKey, MeasuredRuns>(capacity: 8192)

  private struct DrawingKey: Hashable {
    let file: FontFile
    let size: PixelSize
  }

  private struct RunKey: Hashable {
    let face: FontFace
    let string: String
  }

  struct MeasuredRuns {
    let runs: [TextRun]

    /// In ems of the style's size.
    let widths: [Double]
    let width: Double
  }

  /// Opens the catalog's fonts; a file that is no font is an error.
  public init(_ catalog: FontCatalog) throws(SDLFailure) {
    self.catalog = catalog
    var measuring: [FontFile: OpenFont] = [:]
    for face in FontFace.allCases {
      for file in catalog.files(for: face) where measuring[file] == nil {
        measuring[file] = try OpenFont(file, pixelSize: Self.measuringSize, for: .measuring)
      }
    }
    self.measuring = measuring
  }

  static let measuringSize = PixelSize(1000)

  /// More sizes open at a time than this means that a size is being dragged.
  private static let mostDrawingFonts = 96

  func measuredRuns(of string: String, face: FontFace) -> MeasuredRuns {
    let key = RunKey(face: face, string: string)
    if let known = runs.value(for: key) { return known }
    let splitter = RunSplitter(catalog: catalog) { [measuring] file, scalar in
      measuring[file]?.hasGlyph(for: scalar) ?? false
    }
    let split = splitter.runs(of: string, face: face)
    let widths = split.map(width)
    let result = MeasuredRuns(runs: split, widths: widths, width: widths.reduce(0, +))
    runs.keep(result, for: key, cost: 1 + string.utf8.count / 64)
    return result
  }

  /// A run's width in ems of the style's size.
  func width(of run: TextRun) -> Double {
    let pixels = measuring[run.file]?.width(of: run.text) ?? 0
    return Double(pixels) / Self.measuringSize.pixels * run.file.sizeFactor
  }

  /// The font for drawing a face at a size in device pixels.
  func font(_ file: FontFile, _ size: PixelSize) throws(SDLFailure) -> OpenFont {
    let key = DrawingKey(file: file, size: size)
    if let font = drawing[key] { return font }
    if drawing.count >= Self.mostDrawingFonts { drawing.removeAll() }
    let font = try OpenFont(file, pixelSize: size, for: .drawing)
    drawing[key] = font
    return font
  }

  /// A length of the face's own font, for one point of size.
  private func metric(of style: TextStyle, _ pixels: (OpenFont) -> Int) -> Double {
    guard let file = catalog.files(for: style.face).first, let font = measuring[file] else {
      return 0
    }
    return Double(pixels(font)) / Self.measuringSize.pixels * file.sizeFactor * style.size
  }
}

extension FontLibrary: TextMeasuring {
  public func width(of string: String, style: TextStyle) -> Double {
    measuredRuns(of: string, face: style.face).width * style.size
  }

  public func ascent(of style: TextStyle) -> Double {
    metric(of: style) { $0.ascent }
  }

  public func descent(of style: TextStyle) -> Double {
    metric(of: style) { $0.descent }
  }

  public func capHeight(of style: TextStyle) -> Double {
    metric(of: style) { $0.metrics(of: "H")?.maxY ?? $0.ascent }
  }
}
