import SceneFormat

extension LintSilence {
  /// Reads `CODE` or `CODE:ID`; nil where the code is none.
  init?(argument: String) {
    let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let code = parts.first.map(String.init), LintCodes.all.contains(code) else { return nil }
    self.init(code: code, view: parts.count > 1 ? String(parts[1]) : nil)
  }

  /// Whether it is silent about a finding of that code about that view.
  func covers(code: String, view: String) -> Bool {
    self.code == code && (self.view == nil || self.view == view)
  }
}
