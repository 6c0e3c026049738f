import PlatformInterface

/// A clipboard of its own, where there is no window whose system has one.
final class NoClipboard: Clipboard {
  var text: String?
}
