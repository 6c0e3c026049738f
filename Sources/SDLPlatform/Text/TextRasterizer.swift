internal import Geometry
internal import PlatformInterface

/// Draws lines of text into masks, once for each text, style and pixel scale while it is in use.
final class TextRasterizer {
  struct PlacedMask {
    let mask: Mask
    let left: Int
    let top: Int
  }

  private struct LineKey: Hashable {
    let string: String
    let face: FontFace
    let size: PixelSize
  }

  /// A mask and where it starts, in pixels from the start of the line.
  private struct Piece {
    let mask: Mask
    let offset: Double
  }

  private let fonts: FontLibrary
  private var lines: BoundedCache<LineKey, [Piece]>

  /// The widest piece that is drawn at once, in pixels; it has to fit on a texture.
  private static let widestPiece = 1600.0

  init(fonts: FontLibrary, capacity: Int = 48 << 20) {
    self.fonts = fonts
    lines = BoundedCache(capacity: capacity)
  }

  /// The masks of a line, with the baseline on a whole pixel.
  func masks(for line: TextLine, pixelScale: Double) throws(SDLFailure) -> [PlacedMask] {
    let size = PixelSize(line.style.size * pixelScale)
    let key = LineKey(string: line.string, face: line.style.face, size: size)
    let pieces = try pieces(for: key)
    let grid = PixelGrid(scale: pixelScale)
    let baseline = grid.edge(line.baseline.y)
    return pieces.map { piece in
      let start = grid.edge(line.baseline.x + piece.offset / pixelScale)
      return PlacedMask(
        mask: piece.mask, left: start + piece.mask.left, top: baseline + piece.mask.top)
    }
  }

  private func pieces(for key: LineKey) throws(SDLFailure) -> [Piece] {
    if let known = lines.value(for: key) { return known }
    let pieces = try draw(key)
    let cost = pieces.reduce(256) { $0 + $1.mask.coverage.count }
    lines.keep(pieces, for: key, cost: cost)
    return pieces
  }

  private func draw(_ key: LineKey) throws(SDLFailure) -> [Piece] {
    let measured = fonts.measuredRuns(of: key.string, face: key.face)
    var pieces: [Piece] = []
    var offset = 0.0
    for (run, width) in zip(measured.runs, measured.widths) {
      let font = try fonts.font(
        run.file, PixelSize(key.size.pixels * run.file.sizeFactor))
      var end = offset
      for part in Self.parts(of: run, width: width * key.size.pixels) {
        if let mask = try font.mask(of: part.text) { pieces.append(Piece(mask: mask, offset: end)) }
        end += fonts.width(of: part) * key.size.pixels
      }
      offset += width * key.size.pixels
    }
    return pieces
  }

  /// The run, or where it is too wide the parts of it, cut between characters.
  private static func parts(of run: TextRun, width: Double) -> [TextRun] {
    guard width > widestPiece else { return [run] }
    let characters = Array(run.text)
    let length = max(1, Int(Double(characters.count) * widestPiece / 2 / width))
    return stride(from: 0, to: characters.count, by: length).map { start in
      TextRun(
        file: run.file,
        text: String(characters[start..<min(start + length, characters.count)]))
    }
  }
}
