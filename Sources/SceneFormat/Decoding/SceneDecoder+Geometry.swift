import EventDelivery
import Geometry

extension SceneDecoder {
  /// So many finite numbers, or nil after noting what is wrong.
  mutating func numbers(_ value: JSONValue, count: Int, expected: ValueShape) -> [Double]? {
    guard value.kind == .array, value.count == count,
      value.elements.allSatisfy({ $0.kind == .number })
    else {
      reportType(of: value, expected: expected)
      return nil
    }
    let numbers = value.elements.compactMap { number($0) }
    return numbers.count == count ? numbers : nil
  }

  mutating func point(_ value: JSONValue) -> Point? {
    numbers(value, count: 2, expected: .point).map { Point($0[0], $0[1]) }
  }

  mutating func size(_ value: JSONValue) -> Size? {
    numbers(value, count: 2, expected: .size).map { Size($0[0], $0[1]) }
  }

  mutating func rect(_ value: JSONValue) -> Rect? {
    numbers(value, count: 4, expected: .rect).map { Rect($0[0], $0[1], $0[2], $0[3]) }
  }

  mutating func insets(_ value: JSONValue) -> Insets? {
    numbers(value, count: 4, expected: .insets).map {
      Insets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    }
  }

  /// Six numbers, or a rotation, a scale and a translation, which are applied in the order
  /// scale, rotation, translation: the translation is in the superview's points.
  mutating func transform(_ value: JSONValue) -> AffineTransform? {
    guard value.kind == .object else {
      return numbers(value, count: 6, expected: .transform).map {
        AffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
      }
    }
    var scale: AffineTransform? = .identity
    var rotation: Double? = 0
    var translation: Point? = .zero
    for member in value.members {
      switch key(member, of: TransformKey.self) {
      case .scale: scale = self.scale(member.value)
      case .rotation: rotation = number(member.value)
      case .translation: translation = point(member.value)
      case nil: break
      }
    }
    guard let scale, let rotation, let translation else { return nil }
    return scale.then(.rotation(degrees: rotation))
      .then(.translation(translation.x, translation.y))
  }

  private mutating func scale(_ value: JSONValue) -> AffineTransform? {
    if value.kind == .number { return number(value).map { .scale($0, $0) } }
    return numbers(value, count: 2, expected: .scale).map { .scale($0[0], $0[1]) }
  }

  /// The geometry that a view's keys say together; a fallback frame where none of them does.
  mutating func geometry(of object: JSONValue, fallback: Rect) -> ViewGeometry {
    var frame: Rect?
    var bounds: Rect?
    var center: Point?
    var contentOffset: Point?
    var anchorPoint = Point(0.5, 0.5)
    var transform = AffineTransform.identity
    for member in object.members {
      switch ViewKey(rawValue: member.key) {
      case .frame: frame = rect(member.value)
      case .bounds: bounds = rect(member.value)
      case .center: center = point(member.value)
      case .contentOffset: contentOffset = point(member.value)
      case .transform: transform = self.transform(member.value) ?? .identity
      case .layer: anchorPoint = self.anchorPoint(member.value) ?? anchorPoint
      default: break
      }
    }
    let isPlaced = bounds != nil || center != nil
    var geometry = ViewGeometry(
      frame: frame ?? (isPlaced ? .zero : fallback), transform: transform,
      anchorPoint: anchorPoint)
    if let bounds { geometry.bounds = bounds }
    if let center { geometry.center = center }
    if let contentOffset {
      noteConflict(bounds: bounds, contentOffset: contentOffset, in: object)
      geometry.bounds.origin = contentOffset
    }
    return geometry
  }

  /// A scroll view's offset is its bounds' origin; a scene may give both only if they agree.
  private mutating func noteConflict(bounds: Rect?, contentOffset: Point, in object: JSONValue) {
    guard let bounds, bounds.origin != contentOffset else { return }
    report(.key(.conflicting(key: "bounds", other: "contentOffset")), at: object)
  }

  private mutating func anchorPoint(_ layer: JSONValue) -> Point? {
    layer["anchorPoint"].flatMap { point($0) }
  }
}
