internal import Geometry
internal import PlatformInterface

extension DisplayListRenderer {
  /// Larger discs than this many pixels aren't worth being kept as masks.
  private static var largestMask: Int { 128 }

  mutating func fill(_ shape: Shape, _ color: Color) {
    guard color.alpha > 0, !isHidden(shape.boundingBox) else { return }
    if let rect = uprightRect(shape) {
      canvas.fill(grid.rect(rect), color)
    } else if let corners = corners(of: shape) {
      for rect in corners.rects { canvas.fill(rect, color) }
      drawCorners(corners, thickness: nil, color)
    } else if let outline = outline(of: shape) {
      mesh.removeAll()
      mesh.addFill(outline)
      fillMesh(color)
    }
  }

  mutating func stroke(_ shape: Shape, _ stroke: Stroke) {
    let reach = stroke.width + stroke.spread
    guard stroke.color.alpha > 0, !isHidden(shape.boundingBox, margin: reach) else { return }
    if let rect = uprightRect(shape) {
      self.stroke(rect, stroke)
      return
    }
    mesh.removeAll()
    switch shape {
    case .rect: break
    case .roundedRect(let rect, let radius):
      strokeRounded(rect, radius: radius, stroke)
    case .ellipse(let rect):
      let pixels = grid.rect(rect)
      addCurvedStroke(
        rect, radii: Size(Double(pixels.width) / 2, Double(pixels.height) / 2), stroke)
    case .polygon(let polygon): addPolygonStroke(polygon, stroke)
    }
    fillMesh(stroke.color)
  }

  /// The rectangle that the shape is, where it has neither curves nor slanted edges.
  func uprightRect(_ shape: Shape) -> Rect? {
    switch shape {
    case .rect(let rect): return rect
    case .roundedRect(let rect, let radius): return radius > 0 ? nil : rect
    case .ellipse: return nil
    case .polygon(let polygon):
      let points = polygon.points
      guard points.count == 4 else { return nil }
      let isUpright = points.indices.allSatisfy { index in
        let next = points[(index + 1) % 4]
        return PixelLine.isSame(points[index].x, next.x)
          || PixelLine.isSame(points[index].y, next.y)
      }
      return isUpright ? polygon.boundingBox : nil
    }
  }

  /// The shape in device pixels, with its upright edges on whole ones; nil where it has no area.
  func outline(of shape: Shape) -> Outline? {
    switch shape {
    case .rect(let rect): return curved(grid.rect(rect), radii: .zero)
    case .roundedRect(let rect, let radius):
      let pixels = grid.rect(rect)
      let radius = radiusInPixels(radius, pixels)
      return curved(pixels, radii: Size(radius, radius))
    case .ellipse(let rect):
      let pixels = grid.rect(rect)
      return curved(pixels, radii: Size(Double(pixels.width) / 2, Double(pixels.height) / 2))
    case .polygon(let polygon):
      return Outline(ConvexPolygon(polygon.points.map(grid.point)))
    }
  }

  /// The shape's corners, where it is a rounded rectangle that has them apart, or a small disc.
  private func corners(of shape: Shape) -> CornerArcs? {
    switch shape {
    case .rect, .polygon: return nil
    case .roundedRect(let rect, let radius):
      let pixels = grid.rect(rect)
      return CornerArcs(pixels, radius: radiusInPixels(radius, pixels))
    case .ellipse(let rect):
      let pixels = grid.rect(rect)
      guard pixels.width == pixels.height, pixels.width <= Self.largestMask else { return nil }
      return CornerArcs(pixels, radius: Double(pixels.width) / 2)
    }
  }

  /// At most half the shorter side.
  private func radiusInPixels(_ radius: Double, _ pixels: PixelRect) -> Double {
    min(max(radius * grid.scale, 0), Double(min(pixels.width, pixels.height)) / 2)
  }

  private func curved(_ pixels: PixelRect, radii: Size) -> Outline? {
    guard !pixels.isEmpty else { return nil }
    guard radii != .zero else { return Outline(ConvexPolygon(Rect(pixels).corners)) }
    return Outline(Rect(pixels), radii: radii, steps: Self.steps(for: radii))
  }

  private static func steps(for radii: Size) -> Int {
    Shape.arcSteps(radius: max(radii.width, radii.height), tolerance: tolerance)
  }

  private mutating func stroke(_ rect: Rect, _ stroke: Stroke) {
    let pixels = grid.rect(rect)
    let (outer, inner) = grid.outsets(of: stroke)
    guard let dash = stroke.dash, let splitter = DashSplitter(dash, scale: grid.scale) else {
      for piece in pixels.inset(by: -outer).around(pixels.inset(by: -inner)) {
        canvas.fill(piece, stroke.color)
      }
      return
    }
    let middle = Rect(pixels).inset(by: -Double(outer + inner) / 2)
    for dash in splitter.split(polygon: middle.corners) {
      let line = PixelLine(
        dash, width: Double(outer - inner), spread: 0, cap: .butt, join: .miter)
      for piece in line.rects() { canvas.fill(piece, stroke.color) }
    }
  }

  private mutating func strokeRounded(_ rect: Rect, radius: Double, _ stroke: Stroke) {
    let pixels = grid.rect(rect)
    let radius = radiusInPixels(radius, pixels)
    let (outer, inner) = grid.outsets(of: stroke)
    let outerRadius = radius + Double(outer)
    guard stroke.dash == nil, outerRadius > 0,
      let corners = CornerArcs(
        pixels.inset(by: -outer), radius: outerRadius, atLeast: outer - inner)
    else {
      addCurvedStroke(rect, radii: Size(radius, radius), stroke)
      return
    }
    for piece in corners.sides(thickness: outer - inner) { canvas.fill(piece, stroke.color) }
    drawCorners(corners, thickness: outer - inner, stroke.color)
  }

  private func drawCorners(_ corners: CornerArcs, thickness: Int?, _ color: Color) {
    let steps = Self.steps(for: Size(corners.radius, corners.radius))
    let masks = self.corners.masks(for: corners, thickness: thickness, steps: steps)
    for (mask, square) in zip(masks, corners.squares) {
      canvas.draw(mask, left: square.left, top: square.top, color)
    }
  }

  private mutating func addCurvedStroke(_ rect: Rect, radii: Size, _ stroke: Stroke) {
    let pixels = Rect(grid.rect(rect))
    let (outer, inner) = grid.outsets(of: stroke)
    func outline(_ outset: Double) -> Outline {
      Outline(
        pixels.inset(by: -outset),
        radii: Size(max(0, radii.width + outset), max(0, radii.height + outset)),
        steps: Self.steps(for: Size(radii.width + Double(outer), radii.height + Double(outer))))
    }
    guard let dash = stroke.dash, let splitter = DashSplitter(dash, scale: grid.scale) else {
      addBand(outer: outline(Double(outer)), inner: outline(Double(inner)))
      return
    }
    let middle = outline(Double(outer + inner) / 2)
    for dash in splitter.split(closed: middle.points) {
      addLine(dash, width: Double(outer - inner), spread: 0, cap: .butt, join: .miter)
    }
  }

  private mutating func addPolygonStroke(_ polygon: ConvexPolygon, _ stroke: Stroke) {
    guard let outline = Outline(ConvexPolygon(polygon.points.map(grid.point))) else { return }
    let width = max(1, stroke.width * grid.scale)
    let spread = stroke.spread * grid.scale
    let outer =
      switch stroke.placement {
      case .inside: 0.0
      case .centered: width / 2
      case .outside: width
      }
    guard let dash = stroke.dash, let splitter = DashSplitter(dash, scale: grid.scale) else {
      addBand(of: outline, from: outer + spread, to: outer - width - spread)
      return
    }
    for dash in splitter.split(polygon: outline.offset(by: outer - width / 2)) {
      addLine(dash, width: width, spread: spread, cap: .butt, join: .miter)
    }
  }

  private mutating func addBand(of outline: Outline, from outer: Double, to inner: Double) {
    let ribs = outline.points.indices.map { index in
      let outward = outline.outward[index]
      return Mesh.Rib(
        left: outline.points[index] + outward * outer, leftOutward: outward,
        right: outline.points[index] + outward * inner, rightOutward: outward * -1)
    }
    mesh.addBand(ribs, isClosed: true)
  }

  /// The band between two outlines with as many points.
  private mutating func addBand(outer: Outline, inner: Outline) {
    let ribs = outer.points.indices.map { index in
      Mesh.Rib(
        left: outer.points[index], leftOutward: outer.outward[index],
        right: inner.points[index], rightOutward: inner.outward[index] * -1)
    }
    mesh.addBand(ribs, isClosed: true)
  }
}
