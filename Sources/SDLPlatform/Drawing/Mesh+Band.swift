internal import Geometry

extension Mesh {
  /// A cut across a band: its two edges, and the way outwards at each.
  struct Rib {
    var left: Point
    var leftOutward: Point
    var right: Point
    var rightOutward: Point

    /// 1, or 0 where the band itself ends.
    var coverage = 1.0
  }

  /// Adds the band that runs along the ribs, with both its edges smooth.
  mutating func addBand(_ ribs: [Rib], isClosed: Bool) {
    guard let first = ribs.first, ribs.count > 1 else { return }
    let start = addRib(first)
    var previous = start
    for rib in ribs.dropFirst() {
      let current = addRib(rib)
      connect(previous, current)
      previous = current
    }
    if isClosed { connect(previous, start) }
  }

  /// Four corners: the rim's outside and inside on the left, the same on the right.
  private mutating func addRib(_ rib: Rib) -> Int32 {
    let leftRim = rib.leftOutward * Self.feather
    let rightRim = rib.rightOutward * Self.feather
    let first = add(rib.left + leftRim, coverage: 0)
    _ = add(rib.left - leftRim, coverage: rib.coverage)
    _ = add(rib.right - rightRim, coverage: rib.coverage)
    _ = add(rib.right + rightRim, coverage: 0)
    return first
  }

  private mutating func connect(_ first: Int32, _ second: Int32) {
    for offset in Int32(0)..<3 {
      addQuad(first + offset, first + offset + 1, second + offset + 1, second + offset)
    }
  }
}
