public import EventDelivery
public import Geometry

/// Delivery's answer for every pixel of a screen at once: which view a touch-down there would hit.
///
/// A pixel stands for its centre.
public struct HitMap: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// Pixels per point.
  public let scale: Double
  /// A view's index for each pixel, row by row; -1 where nobody answers.
  private(set) var cells: [Int32]

  static let nobody: Int32 = -1

  init(width: Int, height: Int, scale: Double, cells: [Int32]) {
    self.width = width
    self.height = height
    self.scale = scale
    self.cells = cells
  }

  /// The map of a scene as it is now, with so many pixels a point.
  public init(of tree: ViewTree, scale: Double = 1) {
    var painter = HitMapPainter(tree: tree, scale: scale)
    painter.paintWindows()
    self = painter.map
  }

  /// Who is hit at a pixel; nil where nobody is.
  public subscript(x: Int, y: Int) -> ViewID? {
    let index = cells[y * width + x]
    return index == Self.nobody ? nil : ViewID(index: index)
  }

  /// The point on the screen that a pixel stands for.
  public func center(x: Int, y: Int) -> Point {
    Point((Double(x) + 0.5) / scale, (Double(y) + 0.5) / scale)
  }

  /// Where a view can be touched: how much of the screen, and the box around it.
  public struct Reach: Hashable, Sendable {
    public let view: ViewID
    /// In square points.
    public var area: Double
    /// On the screen, in points.
    public var box: Rect
  }

  /// Every view that some pixel hits, in the order of their IDs.
  public func reaches() -> [Reach] {
    var boxes: [Int32: PixelBox] = [:]
    for y in 0..<height {
      var x = 0
      while x < width {
        let view = cells[y * width + x]
        var end = x + 1
        while end < width, cells[y * width + end] == view { end += 1 }
        if view != Self.nobody { boxes[view, default: PixelBox()].add(x..<end, row: y) }
        x = end
      }
    }
    return boxes.keys.sorted().compactMap { view in
      boxes[view].map { $0.reach(of: ViewID(index: view), scale: scale) }
    }
  }

  private struct PixelBox {
    var count = 0
    var minX = Int.max
    var maxX = 0
    var minY = Int.max
    var maxY = 0

    mutating func add(_ columns: Range<Int>, row: Int) {
      count += columns.count
      minX = min(minX, columns.lowerBound)
      maxX = max(maxX, columns.upperBound)
      minY = min(minY, row)
      maxY = max(maxY, row + 1)
    }

    func reach(of view: ViewID, scale: Double) -> Reach {
      let box = Rect(
        Double(minX) / scale, Double(minY) / scale, Double(maxX - minX) / scale,
        Double(maxY - minY) / scale)
      return Reach(view: view, area: Double(count) / (scale * scale), box: box)
    }
  }
}
