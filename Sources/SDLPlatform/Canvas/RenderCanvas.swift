internal import CSDL2
internal import PlatformInterface

/// Collects everything into a few large batches of triangles for SDL's renderer.
///
/// All of it, text included, comes from one texture, so a batch ends only where triangles have to
/// be cut by another clip, at a picture, or when the texture is full.
final class RenderCanvas: Canvas {
  private(set) var bounds: PixelRect
  var clip: PixelRect

  private let renderer: OpaquePointer
  private let atlas: TextAtlas
  private let pictures: PictureTextures
  private var vertices: [SDL_Vertex] = []
  private var indices: [Int32] = []

  /// The clip that the renderer applies to the batch; nil where all of it lies within its clip.
  private var scissor: PixelRect?

  /// The first call that failed, to be thrown at the end.
  private var failure: SDLFailure?

  init(renderer: OpaquePointer, atlas: TextAtlas, pictures: PictureTextures) {
    self.renderer = renderer
    self.atlas = atlas
    self.pictures = pictures
    bounds = PixelRect(left: 0, top: 0, right: 0, bottom: 0)
    clip = bounds
  }

  /// Begins a frame of a size in pixels.
  func begin(width: Int, height: Int) {
    bounds = PixelRect(left: 0, top: 0, right: width, bottom: height)
    clip = bounds
    failure = nil
  }

  /// Draws what is still waiting.
  func finish() throws(SDLFailure) {
    flush()
    use(scissor: nil)
    if let failure { throw failure }
  }

  func fill(_ rect: PixelRect, _ color: Color) {
    let area = rect.intersection(clip)
    guard !area.isEmpty else { return }
    use(scissor: nil)
    let white = atlas.white
    addQuad(area, color, u: (white.u, white.u), v: (white.v, white.v))
  }

  func fill(_ mesh: Mesh, _ color: Color) {
    use(scissor: clip.contains(mesh) ? nil : clip)
    let first = Int32(vertices.count)
    let white = atlas.white
    for vertex in mesh.vertices {
      let alpha = UInt8(Float(color.alpha) * vertex.coverage + 0.5)
      let color = SDL_Color(r: color.red, g: color.green, b: color.blue, a: alpha)
      _ = add(vertex.x, vertex.y, color, white.u, white.v)
    }
    for index in mesh.indices { indices.append(first + index) }
  }

  func draw(_ mask: Mask, left: Int, top: Int, _ color: Color) {
    let box = PixelRect(left: left, top: top, right: left + mask.width, bottom: top + mask.height)
    let area = box.intersection(clip)
    guard !area.isEmpty, let place = place(mask) else { return }
    use(scissor: nil)
    let side = Float(atlas.side)
    let x = place.x - left
    let y = place.y - top
    addQuad(
      area, color, u: (Float(x + area.left) / side, Float(x + area.right) / side),
      v: (Float(y + area.top) / side, Float(y + area.bottom) / side))
  }

  func draw(_ image: PixelImage, left: Int, top: Int) {
    use(scissor: clip)
    flush()
    attempt { () throws(SDLFailure) in
      let texture = try pictures.texture(for: image, renderer: renderer)
      var target = SDL_Rect(
        x: Int32(left), y: Int32(top), w: Int32(image.width), h: Int32(image.height))
      try check("SDL_RenderCopy", SDL_RenderCopy(renderer, texture.handle, nil, &target))
    }
  }

  /// Where the mask is on the texture; makes room for it where there is none.
  private func place(_ mask: Mask) -> (x: Int, y: Int)? {
    attempt { () throws(SDLFailure) in
      if let place = try atlas.place(mask) { return place }
      flush()
      try atlas.clear()
      return try atlas.place(mask)
    } ?? nil
  }

  private func addQuad(
    _ area: PixelRect, _ color: Color, u: (Float, Float), v: (Float, Float)
  ) {
    let color = SDL_Color(r: color.red, g: color.green, b: color.blue, a: color.alpha)
    let (left, right) = (Float(area.left), Float(area.right))
    let (top, bottom) = (Float(area.top), Float(area.bottom))
    let first = add(left, top, color, u.0, v.0)
    let second = add(right, top, color, u.1, v.0)
    let third = add(right, bottom, color, u.1, v.1)
    let fourth = add(left, bottom, color, u.0, v.1)
    addTriangle(first, second, third)
    addTriangle(first, third, fourth)
  }

  private func add(_ x: Float, _ y: Float, _ color: SDL_Color, _ u: Float, _ v: Float) -> Int32 {
    vertices.append(
      SDL_Vertex(
        position: SDL_FPoint(x: x, y: y), color: color, tex_coord: SDL_FPoint(x: u, y: v)))
    return Int32(vertices.count - 1)
  }

  private func addTriangle(_ first: Int32, _ second: Int32, _ third: Int32) {
    indices.append(first)
    indices.append(second)
    indices.append(third)
  }

  private func use(scissor wanted: PixelRect?) {
    guard wanted != scissor else { return }
    flush()
    scissor = wanted
    attempt { () throws(SDLFailure) in
      guard let wanted else {
        try check("SDL_RenderSetClipRect", SDL_RenderSetClipRect(renderer, nil))
        return
      }
      var rect = SDL_Rect(
        x: Int32(wanted.left), y: Int32(wanted.top), w: Int32(max(0, wanted.width)),
        h: Int32(max(0, wanted.height)))
      try check("SDL_RenderSetClipRect", SDL_RenderSetClipRect(renderer, &rect))
    }
  }

  private func flush() {
    guard !indices.isEmpty else { return }
    attempt { () throws(SDLFailure) in
      try check(
        "SDL_RenderGeometry",
        SDL_RenderGeometry(
          renderer, atlas.texture.handle, vertices, Int32(vertices.count), indices,
          Int32(indices.count)))
    }
    vertices.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
  }

  /// Does what may fail, unless something has failed before.
  @discardableResult
  private func attempt<Result>(_ body: () throws(SDLFailure) -> Result) -> Result? {
    guard failure == nil else { return nil }
    do throws(SDLFailure) {
      return try body()
    } catch {
      failure = error
      return nil
    }
  }
}

extension PixelRect {
  /// Whether the whole mesh lies within.
  fileprivate func contains(_ mesh: Mesh) -> Bool {
    let x = Float(left)...Float(max(left, right))
    let y = Float(top)...Float(max(top, bottom))
    return mesh.vertices.allSatisfy { x.contains($0.x) && y.contains($0.y) }
  }
}
