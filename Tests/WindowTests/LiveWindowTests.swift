import EventDelivery
import Foundation
import Geometry
import TestSupport
import Testing

@testable import Workbench

/// Real clicks and keys on the real window.
@Suite(.serialized, .enabled(if: LiveWindow.canRun))
struct LiveWindowTests {
  @Test func `a click on a view is a tap, and the window shows whom it hit`() throws {
    var twin = try Twin()
    let url = try Twin.url("02-which-view-is-hit.json")
    twin.workbench.openFile(at: url)
    let window = try LiveWindow(url.path)

    try window.click(at: twin.middle(ofView: "E"))

    try window.waitForState { $0.contains("step 37 of 37 selected E") }
    #expect(window.title == "Which view is hit? — Hitscope")
  }

  @Test func `the keyboard steps back, and a click on the list opens another scene`() throws {
    var twin = try Twin()
    let window = try LiveWindow()
    twin.workbench.openFile(at: try Twin.url("02-which-view-is-hit.json"))

    try window.click(at: twin.middle(of: .sceneRow(1)))
    try window.waitForState { $0.contains("step 0 of 0") }
    try window.click(at: twin.middle(ofView: "E"))
    try window.waitForState { $0.contains("step 37 of 37") }
    try window.key("Left")

    try window.waitForState { $0.contains("step 36 of 37 selected application") }
  }

  @Test func `a drag in Edit moves a view and the tap is delivered to it again`() throws {
    var twin = try Twin()
    let url = try Twin.url("02-which-view-is-hit.json")
    twin.workbench.openFile(at: url)
    let window = try LiveWindow(url.path)
    try window.click(at: twin.windowPoint(Point(60, 720)))
    try window.waitForState { $0.contains("selected A") }

    try window.key("e")
    try window.drag(
      from: twin.windowPoint(Point(60, 560)), to: twin.windowPoint(Point(60, 700)))

    try window.waitForState { $0.hasPrefix("edit") && $0.contains("selected C") }
    try window.key("ctrl+z")
    try window.waitForState { !$0.isEmpty }
    #expect(window.isRunning)
  }

  @Test func `text typed into the search finds a view`() throws {
    let window = try LiveWindow(try Twin.url("02-which-view-is-hit.json").path)

    try window.key("ctrl+f")
    try window.type("uiwin")
    try window.key("Return")

    try window.waitForState { $0.contains("selected main") }
  }

  @Test func `the window can be made smaller down to 900 × 600`() throws {
    let window = try LiveWindow()

    try window.resize(to: Size(900, 600))

    try window.waitForState { $0.contains("size 900x600") }
  }

  @Test func `a window that nobody uses draws nothing and uses no processor time`() throws {
    let window = try LiveWindow(try Twin.url("02-which-view-is-hit.json").path)
    try window.move(to: Point(700, 400))
    // Whatever the pointer's arrival set off has settled when two readings agree.
    var before = -1
    _ = try LiveWindow.waitFor("rest") { () -> Bool? in
      defer { before = window.processorTime }
      Thread.sleep(forTimeInterval: 0.3)
      return window.processorTime == before ? true : nil
    }
    let drawn = window.states.count

    Thread.sleep(forTimeInterval: 2)

    // A hundredth of a second may belong to the system's own bookkeeping.
    #expect(window.processorTime - before <= 1)
    #expect(window.states.count == drawn)
  }

  @Test func `closing the window ends the program`() throws {
    let window = try LiveWindow()

    try window.key("ctrl+q")

    _ = try LiveWindow.waitFor("the end") { window.isRunning ? nil : true }
  }
}
