internal import Geometry
internal import PlatformInterface

extension DisplayListRenderer {
  mutating func path(_ points: [Point], _ stroke: Stroke) {
    guard isVisible(points, stroke, head: 0) else { return }
    mesh.removeAll()
    draw(pixelLine(points, stroke), stroke)
    fillMesh(stroke.color)
  }

  mutating func arrow(_ points: [Point], _ stroke: Stroke, _ head: ArrowHead) {
    guard points.count > 1, isVisible(points, stroke, head: head.length) else { return }
    let line = pixelLine(points, stroke)
    guard let origin = line.points.dropLast().last, let end = line.points.last else { return }
    let direction = (end - origin) * (1 / max(origin.distance(to: end), 1e-9))
    mesh.removeAll()
    draw(line.shortened(by: shortening(head, line)), stroke)
    addHead(head, tip: end + sidestep(line), direction: direction, line: line)
    fillMesh(stroke.color)
  }

  /// How far an upright line's last stretch moves sideways to lie on whole pixels.
  private func sidestep(_ line: PixelLine) -> Point {
    guard line.isUpright, let origin = line.points.dropLast().last, let end = line.points.last,
      let moved = line.onPixels.points.last
    else { return .zero }
    let step = moved - end
    return PixelLine.isSame(origin.x, end.x) ? Point(step.x, 0) : Point(0, step.y)
  }

  /// How far before the tip the line ends, so that it doesn't stick out beside the tip.
  private func shortening(_ head: ArrowHead, _ line: PixelLine) -> Double {
    head.isFilled ? head.length * grid.scale / 2 : miterReach(head, line)
  }

  /// How far the corner of an open head reaches beyond the point where its barbs meet.
  private func miterReach(_ head: ArrowHead, _ line: PixelLine) -> Double {
    line.width / 2 / max(sineAndCosine(degrees: head.degrees).sine, 0.25)
  }

  private mutating func addHead(
    _ head: ArrowHead, tip: Point, direction: Point, line: PixelLine
  ) {
    let scaled = ArrowHead(
      length: head.length * grid.scale, degrees: head.degrees, isFilled: head.isFilled)
    guard head.isFilled else {
      let end = tip - direction * miterReach(head, line)
      addLine(
        scaled.points(tip: end, from: end - direction), width: line.width, spread: line.spread,
        cap: line.cap, join: line.join)
      return
    }
    let points = scaled.points(tip: tip, from: tip - direction)
    guard let outline = Outline(ConvexPolygon(points)) else { return }
    mesh.addFill(
      line.spread > 0
        ? Outline(ConvexPolygon(outline.offset(by: line.spread))) ?? outline : outline)
  }

  private func isVisible(_ points: [Point], _ stroke: Stroke, head: Double) -> Bool {
    guard stroke.color.alpha > 0, let box = Rect.bounding(points),
      points.allSatisfy({ !$0.x.isNaN && !$0.y.isNaN })
    else { return false }
    return !isHidden(box, margin: head + (stroke.width + stroke.spread) * Outline.miterLimit)
  }

  private func pixelLine(_ points: [Point], _ stroke: Stroke) -> PixelLine {
    PixelLine(
      points.map(grid.point), width: stroke.width * grid.scale,
      spread: stroke.spread * grid.scale, cap: stroke.cap, join: stroke.join)
  }

  /// Fills the line's upright parts and adds the others to the mesh.
  private mutating func draw(_ line: PixelLine, _ stroke: Stroke) {
    let isUpright = line.isUpright
    for part in parts(of: line, stroke.dash) {
      if isUpright && stroke.cap != .round && stroke.join != .round {
        for rect in part.rects() { canvas.fill(rect, stroke.color) }
      } else {
        mesh.addBand(isUpright ? part.onPixels.ribs() : part.ribs(), isClosed: false)
      }
    }
  }

  private func parts(of line: PixelLine, _ dash: Dash?) -> [PixelLine] {
    guard let dash, let splitter = DashSplitter(dash, scale: grid.scale) else { return [line] }
    return splitter.split(line.points).map { points in
      PixelLine(points, width: line.width, spread: line.spread, cap: line.cap, join: line.join)
    }
  }

  mutating func addLine(
    _ points: [Point], width: Double, spread: Double, cap: Stroke.Cap, join: Stroke.Join
  ) {
    let line = PixelLine(points, width: width, spread: spread, cap: cap, join: join)
    mesh.addBand(line.ribs(), isClosed: false)
  }
}

extension PixelLine {
  /// The line without its last stretch, of which it has to keep some.
  func shortened(by distance: Double) -> PixelLine {
    guard let end = points.last, let origin = points.dropLast().last else { return self }
    let length = origin.distance(to: end)
    let share = min(distance, length * 0.99) / length
    return PixelLine(
      points.dropLast() + [end + (origin - end) * share], width: width, spread: spread,
      cap: cap, join: join)
  }

  /// An upright line moved and widened to lie on whole pixels, as its rectangles do.
  var onPixels: PixelLine {
    let width = self.width.rounded()
    func moved(_ coordinate: Double) -> Double {
      (coordinate - width / 2).rounded() + width / 2
    }
    return PixelLine(
      points.map { Point(moved($0.x), moved($0.y)) }, width: width, spread: spread.rounded(),
      cap: cap, join: join)
  }
}

extension Rect {
  init(_ pixels: PixelRect) {
    self.init(
      Double(pixels.left), Double(pixels.top), Double(pixels.width), Double(pixels.height))
  }
}
