/// A lint finding that a scene wants nobody to hear of.
public struct LintSilence: Hashable, Sendable {
  public var code: String
  /// The view it is silent about; nil is all of them.
  public var view: String?

  public init(code: String, view: String? = nil) {
    self.code = code
    self.view = view
  }
}
