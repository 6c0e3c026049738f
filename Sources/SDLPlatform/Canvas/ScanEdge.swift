/// A corner in units of 1/256 pixel.
struct ScanPoint {
  let x: Int
  let y: Int

  static let shift = 8
  static let one = 1 << shift

  /// Coordinates beyond this many pixels are brought back to it, so that products fit in 64 bits.
  private static let farthest: Float = 1e6

  init(_ vertex: Mesh.Vertex) {
    x = Self.fixed(vertex.x)
    y = Self.fixed(vertex.y)
  }

  private static func fixed(_ value: Float) -> Int {
    Int((min(max(value, -farthest), farthest) * Float(one)).rounded())
  }

  /// Positive for corners that run clockwise on the screen.
  static func doubledArea(_ first: ScanPoint, _ second: ScanPoint, _ third: ScanPoint) -> Int {
    (second.x - first.x) * (third.y - first.y) - (second.y - first.y) * (third.x - first.x)
  }
}

/// One side of a triangle: its distance from pixel centres, positive inside.
struct ScanEdge {
  /// How the distance changes from column to column and from row to row.
  let stepX: Int
  let stepY: Int
  private let atZero: Int

  /// 0 where centres exactly on the edge belong to the triangle, else 1.
  private let threshold: Int

  /// From a corner to the next one clockwise.
  init(_ start: ScanPoint, _ end: ScanPoint) {
    let dx = end.x - start.x
    let dy = end.y - start.y
    stepX = -dy * ScanPoint.one
    stepY = dx * ScanPoint.one
    let half = ScanPoint.one / 2
    atZero = dx * (half - start.y) - dy * (half - start.x)
    let isTop = dy == 0 && dx > 0
    let isLeft = dy < 0
    threshold = isTop || isLeft ? 0 : 1
  }

  func distance(_ x: Int, _ y: Int) -> Int {
    atZero + x * stepX + y * stepY
  }

  /// What the columns have to make up for in a row for its centres to be inside.
  func missing(row: Int) -> Int {
    threshold - atZero - row * stepY
  }
}

/// An edge on its way down the rows: where it is crossed in each, without dividing again.
struct ScanWalk {
  private enum Side {
    /// Columns from the crossing on are inside.
    case left

    /// Columns before the crossing are inside.
    case right

    /// The edge is horizontal: a row is inside as a whole or not at all.
    case level
  }

  private let side: Side

  /// The crossing: the first column of the inside or of the outside.
  private var column: Int

  /// How far the crossing lies before the column, in 1/divisor; on a level edge what is missing.
  private var rest: Int
  private let divisor: Int
  private let columnStep: Int
  private let restStep: Int

  @inline(__always)
  init(_ edge: ScanEdge, row: Int) {
    let missing = edge.missing(row: row)
    guard edge.stepX != 0 else {
      (side, column, rest) = (.level, 0, missing)
      (divisor, columnStep, restStep) = (1, 0, -edge.stepY)
      return
    }
    // On the right the first column outside is the one whose distance is one too small.
    let isLeft = edge.stepX > 0
    let value = isLeft ? missing : 1 - missing
    let change = isLeft ? -edge.stepY : edge.stepY
    side = isLeft ? .left : .right
    divisor = abs(edge.stepX)
    column = Self.quotient(value, divisor, rounded: .up)
    rest = column &* divisor &- value
    columnStep = Self.quotient(change, divisor, rounded: .down)
    restStep = change &- columnStep &* divisor
  }

  @inline(__always)
  func narrow(_ first: inout Int, _ last: inout Int) {
    switch side {
    case .left: first = max(first, column)
    case .right: last = min(last, column)
    case .level: if rest > 0 { last = first }
    }
  }

  @inline(__always)
  mutating func step() {
    guard side != .level else {
      rest &+= restStep
      return
    }
    column &+= columnStep
    rest &-= restStep
    if rest < 0 {
      column &+= 1
      rest &+= divisor
    }
  }

  /// An exact quotient, found in floating point and put right, which is quicker than dividing.
  @inline(__always)
  private static func quotient(
    _ value: Int, _ divisor: Int, rounded rule: FloatingPointRoundingRule
  ) -> Int {
    var result = Int((Double(value) / Double(divisor)).rounded(rule))
    if rule == .up {
      if result &* divisor < value { result &+= 1 }
      if (result &- 1) &* divisor >= value { result &-= 1 }
    } else {
      if result &* divisor > value { result &-= 1 }
      if (result &+ 1) &* divisor <= value { result &+= 1 }
    }
    return result
  }
}
