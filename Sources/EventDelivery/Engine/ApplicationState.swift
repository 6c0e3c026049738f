/// `UIApplication.State`, under UIKit's names.
public enum ApplicationState: String, Hashable, Sendable, CaseIterable {
  case active
  case inactive
  case background
}
