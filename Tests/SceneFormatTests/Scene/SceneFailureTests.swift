import SceneFormat
import Testing

@Suite struct SceneFailureTests {
  @Test(arguments: RejectedScene.all)
  func `a scene that is wrong is told so in sentences`(rejected: RejectedScene) {
    let found = messages(ofScene: rejected.text)

    #expect(found == rejected.messages)
  }
}
