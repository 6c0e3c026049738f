internal import Geometry
internal import PlatformInterface

extension PixelLine {
  /// The line as a band with smooth edges, elbows and ends.
  func ribs() -> [Mesh.Rib] {
    guard points.count > 1 else { return [] }
    let normals = zip(points, points.dropFirst()).map { Outline.normal(from: $0, to: $1) }
    var ribs = startRibs(normal: normals[0])
    for index in normals.indices.dropFirst() {
      ribs += elbow(at: points[index], from: normals[index - 1], to: normals[index])
    }
    ribs += endRibs(normal: normals[normals.count - 1])
    return ribs
  }

  private var half: Double { width / 2 + spread }

  private func rib(at point: Point, normal: Point, coverage: Double = 1) -> Mesh.Rib {
    Mesh.Rib(
      left: point + normal * half, leftOutward: normal,
      right: point - normal * half, rightOutward: normal * -1, coverage: coverage)
  }

  private func startRibs(normal: Point) -> [Mesh.Rib] {
    let back = Point(normal.y, -normal.x)
    return Self.cap(endRibs(at: points[0], normal: normal, outward: back).reversed())
  }

  private func endRibs(normal: Point) -> [Mesh.Rib] {
    let ahead = Point(-normal.y, normal.x)
    return Self.cap(endRibs(at: points[points.count - 1], normal: normal, outward: ahead))
  }

  private static func cap(_ ribs: some Sequence<Mesh.Rib>) -> [Mesh.Rib] { Array(ribs) }

  /// The ribs of an end, the outermost last.
  private func endRibs(at end: Point, normal: Point, outward: Point) -> [Mesh.Rib] {
    guard cap != .round else { return roundEnd(at: end, normal: normal, outward: outward) }
    let reach = cap == .square ? half : 0
    // A dash shorter than the rims of its ends keeps them apart.
    let shortest = min(points[0].distance(to: points[1]), 1)
    let inside = min(Mesh.feather, shortest / 2 + reach)
    return [
      rib(at: end + outward * (reach - inside), normal: normal),
      rib(at: end + outward * (reach + Mesh.feather), normal: normal, coverage: 0),
    ]
  }

  private func roundEnd(at end: Point, normal: Point, outward: Point) -> [Mesh.Rib] {
    let steps = Shape.arcSteps(radius: half, tolerance: 0.05)
    return (0...steps).map { step in
      let (sine, cosine) = sineAndCosine(degrees: 90 * Double(step) / Double(steps))
      let left = outward * sine + normal * cosine
      let right = outward * sine - normal * cosine
      return Mesh.Rib(
        left: end + left * half, leftOutward: left, right: end + right * half, rightOutward: right)
    }
  }

  private func elbow(at point: Point, from first: Point, to second: Point) -> [Mesh.Rib] {
    let miter = Outline.miter(between: first, and: second)
    guard join == .round else { return [rib(at: point, normal: miter)] }
    let cross = first.x * second.y - first.y * second.x
    let dot = first.x * second.x + first.y * second.y
    let degrees = angle(of: Point(dot, cross))
    let steps = max(
      1,
      Int((abs(degrees) / 90 * Double(Shape.arcSteps(radius: half, tolerance: 0.05))).rounded(.up)))
    return (0...steps).map { step in
      let turn = AffineTransform.rotation(degrees: degrees * Double(step) / Double(steps))
      let normal = turn.apply(first)
      // Turning right, the arc is on the left of the way and the other side stays put.
      return degrees > 0
        ? Mesh.Rib(
          left: point + normal * half, leftOutward: normal,
          right: point - miter * half, rightOutward: miter * -1)
        : Mesh.Rib(
          left: point + miter * half, leftOutward: miter,
          right: point - normal * half, rightOutward: normal * -1)
    }
  }
}
