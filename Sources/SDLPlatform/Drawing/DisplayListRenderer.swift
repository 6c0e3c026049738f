internal import Geometry
internal import PlatformInterface

/// Turns a display list's commands into rectangles, meshes and masks on a canvas.
struct DisplayListRenderer<Surface: Canvas> {
  let canvas: Surface
  let grid: PixelGrid
  let text: TextRasterizer
  let images: ScaledImages
  let corners: CornerMasks

  /// Used again for every shape, so that drawing one allocates little.
  var mesh = Mesh()

  /// How far a chord may stray from its curve, in pixels.
  static var tolerance: Double { 0.06 }

  init(canvas: Surface, pixelScale: Double, caches: DrawingCaches) {
    self.canvas = canvas
    grid = PixelGrid(scale: pixelScale)
    text = caches.text
    images = caches.images
    corners = caches.corners
  }

  mutating func draw(_ list: DisplayList) throws(SDLFailure) {
    var clips = [canvas.bounds]
    canvas.clip = canvas.bounds
    for command in list.commands {
      switch command {
      case .fill(let shape, let color): fill(shape, color)
      case .stroke(let shape, let stroke): self.stroke(shape, stroke)
      case .path(let points, let stroke): path(points, stroke)
      case .arrow(let points, let stroke, let head): arrow(points, stroke, head)
      case .hatch(let shape, let hatch): self.hatch(shape, hatch)
      case .text(let line): try draw(line)
      case .image(let image, let rect): draw(image, rect)
      case .pushClip(let rect):
        canvas.clip = canvas.clip.intersection(grid.rect(rect))
        clips.append(canvas.clip)
      case .popClip:
        if clips.count > 1 { clips.removeLast() }
        canvas.clip = clips[clips.count - 1]
      }
    }
  }

  /// Whether nothing within `margin` points of the box can be seen.
  func isHidden(_ box: Rect, margin: Double = 0) -> Bool {
    canvas.clip.intersection(grid.rect(box.inset(by: -margin - 2 / grid.scale))).isEmpty
  }

  private mutating func hatch(_ shape: Shape, _ hatch: Hatch) {
    guard !isHidden(shape.boundingBox), let outline = outline(of: shape) else { return }
    mesh.removeAll()
    let area = ConvexPolygon(outline.points)
    let lines = HatchLines.areas(
      of: hatch, in: area, scale: grid.scale, visible: canvas.clip)
    for line in lines {
      if let outline = Outline(line) { mesh.addFill(outline) }
    }
    fillMesh(hatch.color)
  }

  private func draw(_ line: TextLine) throws(SDLFailure) {
    let size = line.style.size
    let above = Rect(line.baseline.x - size, line.baseline.y - 2 * size, 1e5, 3 * size)
    guard !isHidden(above), line.color.alpha > 0 else { return }
    for placed in try text.masks(for: line, pixelScale: grid.scale) {
      canvas.draw(placed.mask, left: placed.left, top: placed.top, line.color)
    }
  }

  private func draw(_ image: PixelImage, _ rect: Rect) {
    let target = grid.rect(rect)
    guard !isHidden(rect), !target.isEmpty else { return }
    let scaled = images.scaled(image, width: target.width, height: target.height)
    canvas.draw(scaled, left: target.left, top: target.top)
  }

  func fillMesh(_ color: Color) {
    if !mesh.isEmpty { canvas.fill(mesh, color) }
  }
}
