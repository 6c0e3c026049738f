import EventDelivery
import Geometry
import PlatformInterface
import Testing
import TraceAnalysis

@testable import Workbench

/// Motion follows the state and holds nothing up.
struct MotionTests {
  @Test func `a step forward grows its segment and comes to rest`() throws {
    var sandbox = try moving()
    sandbox.key(.home)
    sandbox.wait(1000)

    sandbox.key(.right)
    let begins = sandbox.workbench.motion?.kind
    sandbox.wait(1000)

    #expect(begins == .step)
    #expect(sandbox.workbench.motion == nil)
    #expect(sandbox.workbench.nextDeadline == nil)
  }

  @Test func `input ends a motion at once in its final state`() throws {
    var sandbox = try moving()
    sandbox.key(.home)
    sandbox.wait(1000)
    sandbox.key(.right)

    sandbox.key(.left)

    #expect(sandbox.workbench.motion == nil)
    #expect(sandbox.session.cursor.shown == 0)
  }

  @Test func `fast steps don't move`() throws {
    var sandbox = try moving()
    sandbox.key(.home)
    sandbox.wait(1000)
    sandbox.key(.right)
    sandbox.wait(100)

    sandbox.key(.right)

    #expect(sandbox.workbench.motion == nil)
  }

  @Test func `with reduced motion nothing moves`() throws {
    var sandbox = try moving()
    sandbox.workbench.perform(.toggleMotion, at: sandbox.now)
    sandbox.key(.home)
    sandbox.wait(1000)

    sandbox.key(.right)

    #expect(sandbox.workbench.motion == nil)
  }

  @Test func `a drawer comes out from behind its rail`() throws {
    var sandbox = try moving(size: Size(900, 600))

    try sandbox.click(.rail(.hierarchy))
    sandbox.wait(60)
    let start = try sandbox.target(.tree).frame.minX
    sandbox.wait(1000)

    #expect(start < sandbox.picture.layout.leadingDrawer.minX)
    #expect(try sandbox.target(.tree).frame.minX == sandbox.picture.layout.leadingDrawer.minX)
  }

  private func moving(size: Size = Size(1440, 900)) throws -> Sandbox {
    var sandbox = try Sandbox(shopScene, size: size)
    sandbox.workbench.movesPictures = true
    try sandbox.tap("buy")
    sandbox.wait(1000)
    return sandbox
  }
}
