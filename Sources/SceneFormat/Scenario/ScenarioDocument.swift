public import EventDelivery

/// A scenario: a scene, what is done to it, and what is expected to happen.
public struct ScenarioDocument: Sendable {
  public var title: LocalizedText?
  /// Where the case was reported.
  public var source: String?
  public var scene: SceneDocument
  /// The scene's file as the scenario names it; nil for one that the scenario holds itself.
  public var sceneFile: String?
  /// At least one; a scenario without `cases` has one without a title.
  public var cases: [ScenarioCase]

  public init(
    title: LocalizedText? = nil, source: String? = nil, scene: SceneDocument,
    sceneFile: String? = nil, cases: [ScenarioCase]
  ) {
    self.title = title
    self.source = source
    self.scene = scene
    self.sceneFile = sceneFile
    self.cases = cases
  }
}

/// An input and what is expected of it, on the scene as written.
public struct ScenarioCase: Sendable {
  public var title: LocalizedText?
  /// Nil is the scene's own input.
  public var input: [InputItem]?
  public var expectations: Expectations
  /// What is wrong with it, where a reader keeps cases that can't run.
  public private(set) var error: SceneError?

  public init(
    title: LocalizedText? = nil, input: [InputItem]? = nil, expectations: Expectations
  ) {
    self.title = title
    self.input = input
    self.expectations = expectations
  }

  init(title: LocalizedText?, error: SceneError) {
    self.init(title: title, expectations: Expectations())
    self.error = error
  }
}
