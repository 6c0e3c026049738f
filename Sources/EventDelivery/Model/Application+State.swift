extension Application {
  /// `UIApplication.State`, under UIKit's names.
  public enum State: String, Hashable, Sendable, CaseIterable {
    case active
    case inactive
    case background
  }
}
