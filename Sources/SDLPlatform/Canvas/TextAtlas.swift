internal import CSDL2

/// Text masks side by side on one texture, so that a window's text is drawn in few batches.
///
/// When it is full it starts over; masks still in use are uploaded again.
final class TextAtlas {
  let texture: Texture
  let side: Int

  private struct Shelf {
    let top: Int
    let height: Int
    var right: Int
  }

  private struct Place {
    /// Kept, so that no other mask gets its identity.
    let mask: Mask
    let x: Int
    let y: Int
  }

  private var places: [ObjectIdentifier: Place] = [:]
  private var shelves: [Shelf] = []
  private var nextTop = 0

  /// Free pixels between masks.
  private static let gap = 1

  /// The width of the white square in the first corner, from which plain colours are drawn.
  private static let whiteSide = 4

  /// The middle of the white square, in texture coordinates.
  var white: (u: Float, v: Float) {
    let middle = Float(Self.whiteSide) / 2 / Float(side)
    return (middle, middle)
  }

  init(renderer: OpaquePointer, side: Int) throws(SDLFailure) {
    self.side = side
    texture = try Texture(renderer: renderer, width: side, height: side)
    try clear()
  }

  /// Where the mask's first pixel is, or nil where there is no room for it now.
  func place(_ mask: Mask) throws(SDLFailure) -> (x: Int, y: Int)? {
    if let known = places[ObjectIdentifier(mask)] { return (known.x, known.y) }
    guard let (x, y) = findRoom(width: mask.width, height: mask.height) else { return nil }
    try texture.update(
      mask.coverage.map { UInt32($0) << 24 | 0x00FF_FFFF }, x: x, y: y, width: mask.width,
      height: mask.height)
    places[ObjectIdentifier(mask)] = Place(mask: mask, x: x, y: y)
    return (x, y)
  }

  /// Forgets all masks; what was placed before must have been drawn.
  func clear() throws(SDLFailure) {
    places.removeAll(keepingCapacity: true)
    let side = Self.whiteSide
    shelves = [Shelf(top: 0, height: side, right: side + Self.gap)]
    nextTop = side + Self.gap
    let white = [UInt32](repeating: .max, count: side * side)
    try texture.update(white, x: 0, y: 0, width: side, height: side)
  }

  private func findRoom(width: Int, height: Int) -> (x: Int, y: Int)? {
    let candidates = shelves.indices.filter { index in
      let shelf = shelves[index]
      // A shelf much higher than the mask would waste what is above it.
      return shelf.height >= height && shelf.height <= height + height / 3 + 2
        && shelf.right + width <= side
    }
    if let best = candidates.min(by: { shelves[$0].height < shelves[$1].height }) {
      let x = shelves[best].right
      shelves[best].right += width + Self.gap
      return (x, shelves[best].top)
    }
    guard nextTop + height <= side, width <= side else { return nil }
    let top = nextTop
    shelves.append(Shelf(top: top, height: height, right: width + Self.gap))
    nextTop += height + Self.gap
    return (0, top)
  }
}
