import CSDL2
import EventDelivery
import Foundation
import Geometry
import PlatformInterface
import SDLPlatform
import Testing
import TraceAnalysis

@testable import Workbench

/// Fingers of a touch screen, from SDL's own queue to the trace.
///
/// SDL's queue is one for the process, so they run only where the window tests have one of their own.
@Suite(
  .serialized,
  .enabled(
    if: LiveWindow.isPossible
      && ProcessInfo.processInfo.environment["HITSCOPE_TEST_REPORT"] != nil))
struct FingerTests {
  private static let screen: SDL_TouchID = 7

  private func push(
    _ type: SDL_EventType, _ identifier: Int64, at point: Point, in size: Size
  ) {
    var event = SDL_Event()
    event.type = type.rawValue
    event.tfinger.touchId = Self.screen
    event.tfinger.fingerId = identifier
    event.tfinger.x = Float(point.x / size.width)
    event.tfinger.y = Float(point.y / size.height)
    #expect(SDL_PushEvent(&event) == 1)
  }

  @Test func `two fingers on the screen are two touches of the trace`() throws {
    var configuration = WindowConfiguration(title: "Fingers")
    configuration.isTouchScreen = { $0 == Self.screen }
    let window = try SDLWindow(configuration, fonts: FontLibrary(FontCatalog.system()))
    var twin = try Twin(size: window.size)
    twin.workbench.openFile(at: try Twin.url("02-which-view-is-hit.json"))
    _ = try window.events(timeout: 0)

    let first = try twin.middle(ofView: "E")
    let second = try twin.middle(ofView: "D")
    push(SDL_FINGERDOWN, 901, at: first, in: window.size)
    push(SDL_FINGERDOWN, 902, at: second, in: window.size)
    push(SDL_FINGERUP, 901, at: first, in: window.size)
    push(SDL_FINGERUP, 902, at: second, in: window.size)
    for event in try window.events(timeout: 0) {
      twin.workbench.handle(event, at: window.milliseconds)
    }

    let transcript = Transcript(tree: twin.workbench.session.run.tree)
    let log = twin.workbench.session.run.events.map { transcript.words($0) }
    #expect(log.contains("touch 1 view E window main gestures []"))
    #expect(log.contains("touch 2 view D window main gestures []"))
    #expect(log.contains("event 4 queued touches {2 ended}"))
  }
}
