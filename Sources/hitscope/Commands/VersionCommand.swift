/// Says which version this is.
struct VersionCommand: Command {
  /// As CHANGELOG.md counts them.
  static let version = "0.1.0"

  func run(on console: Console) -> ExitStatus {
    console.result("hitscope \(Self.version)")
    return .success
  }
}
