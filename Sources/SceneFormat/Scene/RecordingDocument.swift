public import EventDelivery

/// A recording: a scene and the raw inputs that reached it.
public struct RecordingDocument: Sendable {
  public var scene: SceneDocument
  public var input: [InputItem]

  public init(scene: SceneDocument, input: [InputItem]) {
    self.scene = scene
    self.input = input
  }

  /// The scene with the recorded input as what Play does.
  public var sceneWithInput: SceneDocument {
    var result = scene
    result.input = input
    return result
  }

  /// What a run was given, on the scene it began with.
  public init(of run: DeliveryRun, scene: SceneDocument) {
    self.init(scene: scene, input: run.inputs.map { InputItem(raw: $0) })
    self.scene.tree = run.initialTree
    self.scene.input = nil
  }
}
