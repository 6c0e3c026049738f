/// Why a view does or doesn't get a touch, as a scenario expects it to be explained.
public struct WhyExpectation: Hashable, Sendable {
  /// A name as the commands take it: an id, an address, an `accessibilityIdentifier` or a text.
  public var view: String
  /// The touch's number in the order they came down, from 1; nil is the last one.
  public var touch: Int?
  /// A stable code; nil where the scenario doesn't say.
  public var cause: String?
  /// Whose fault it is; nil where the scenario doesn't say.
  public var culprit: String?

  public init(
    view: String, touch: Int? = nil, cause: String? = nil, culprit: String? = nil
  ) {
    self.view = view
    self.touch = touch
    self.cause = cause
    self.culprit = culprit
  }
}
