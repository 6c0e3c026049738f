/// A moment of virtual time, in seconds since the input's start; it comes from inputs, never from a clock.
public struct Timestamp: Hashable, Comparable, Sendable {
  public let seconds: Double

  @inlinable
  public init(seconds: Double) {
    self.seconds = seconds
  }

  public static let zero = Timestamp(seconds: 0)

  @inlinable
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.seconds < right.seconds
  }

  @inlinable
  public static func + (time: Timestamp, seconds: Double) -> Timestamp {
    Timestamp(seconds: time.seconds + seconds)
  }

  /// The seconds from the right moment to the left one.
  @inlinable
  public static func - (left: Timestamp, right: Timestamp) -> Double {
    left.seconds - right.seconds
  }
}
