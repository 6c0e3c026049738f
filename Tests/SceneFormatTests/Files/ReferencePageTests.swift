import Testing

@testable import SceneFormat

/// The reference pages tell every key that a file may have.
@Suite struct ReferencePageTests {
  private func untold(_ keys: [String], in page: String) throws -> [String] {
    let text = try PackageFiles.text("Sources/SceneFormat/SceneFormat.docc/\(page)")
    return keys.filter { key in !text.contains("`\(key)`") && !text.contains(" \(key): ") }
  }

  @Test func `the scenes' page tells every key of scenes, inputs and edits`() throws {
    let keys = [
      SceneKey.names, ScreenKey.names, ApplicationKey.names, DelegateKey.names, LintKey.names,
      SilenceKey.names, ControllerKey.names, LayerKey.names, TransformKey.names,
      TargetActionKey.names, KeyCommandKey.names, ViewKey.names, OverrideKey.names,
      PointInsideKey.names, HitTestKey.names, MethodKey.names, RecognizerKey.names,
      RecognizerDelegateKey.names, RecognizerOverrideKey.names, AnswerKey.names, InputKey.names,
      TouchKey.names, DragKey.names, PinchKey.names, RotateKey.names, EffectKey.names,
      InsertKey.names, AddTargetKey.names, RemoveTargetKey.names, SendActionKey.names,
      RouteKey.names, AnimateKey.names, PresentKey.names, AddRecognizerKey.names,
      RecordingKey.names,
    ].flatMap { $0 }

    let missing = try untold(keys, in: "SceneFormat.md")

    #expect(missing == [])
  }

  @Test func `the scenarios' page tells every key of scenarios`() throws {
    let keys = [
      ScenarioKey.names, CaseKey.names, ExpectKey.names, LogKey.names, ConvertKey.names,
      ValueEntryKey.names, RangeKey.names, SpaceKey.names, PropertyNames.touch,
      PropertyNames.responder, PropertyNames.controller,
    ].flatMap { $0 }

    let missing = try untold(keys, in: "ScenarioFormat.md")

    #expect(missing == [])
  }
}
