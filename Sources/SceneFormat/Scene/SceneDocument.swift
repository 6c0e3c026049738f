public import EventDelivery

/// A scene as a file holds it: everything to be shown and, if it says so, what Play does.
public struct SceneDocument: Sendable {
  public var title: LocalizedText?
  public var summary: LocalizedText?
  public var tree: ViewTree
  public var lintSilences: [LintSilence]
  /// What Play does; nil where the scene says nothing.
  public var input: [InputItem]?
  /// What was kept and isn't run.
  public var warnings: [SceneWarning]
  /// The ids of views by their addresses in a dump, in lower case.
  public var addresses: [String: String] = [:]
  /// Where in the file its views, controllers and recognizers stand.
  public var places = SourcePlaces()

  public init(
    title: LocalizedText? = nil, summary: LocalizedText? = nil, tree: ViewTree,
    lintSilences: [LintSilence] = [], input: [InputItem]? = nil, warnings: [SceneWarning] = []
  ) {
    self.title = title
    self.summary = summary
    self.tree = tree
    self.lintSilences = lintSilences
    self.input = input
    self.warnings = warnings
  }
}
