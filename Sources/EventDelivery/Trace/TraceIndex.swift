/// A step's position in its trace; it only grows.
public struct TraceIndex: Hashable, Comparable, Sendable {
  public let position: Int

  @inlinable
  public init(_ position: Int) {
    self.position = position
  }

  @inlinable
  public static func < (left: TraceIndex, right: TraceIndex) -> Bool {
    left.position < right.position
  }
}
