import EventDelivery
import Foundation
import Geometry
import TestSupport
import Testing

@testable import Workbench

/// On what tells why: the held queue, the hit map, the views under the pointer.
///
/// Part of the same suite: two windows at once would take each other's clicks.
extension LiveWindowTests {
  @Test func `events wait while the queue is held, and a turn takes one`() throws {
    var twin = try Twin()
    let url = try Twin.url("02-which-view-is-hit.json")
    twin.workbench.openFile(at: url)
    let window = try LiveWindow(url.path)

    try window.click(at: twin.middle(of: .hold))
    try window.waitForState { $0.hasSuffix("holding 0") }
    try window.click(at: twin.middle(ofView: "E"))
    try window.waitForState { $0.hasSuffix("holding 2") }
    try window.key("n")

    try window.waitForState { $0.hasSuffix("holding 1") }
  }

  @Test func `the hit map's button colours the app, and a click on a view still is a tap`() throws {
    var twin = try Twin()
    let url = try Twin.url("02-which-view-is-hit.json")
    twin.workbench.openFile(at: url)
    let window = try LiveWindow(url.path)

    try window.click(at: twin.middle(of: .hitMap))
    try window.waitForState { $0.hasSuffix("hit map") }
    try window.click(at: twin.middle(ofView: "E"))

    try window.waitForState { $0.contains("step 37 of 37 selected E") }
  }

  @Test func `the right button asks why not this one, and the keyboard chooses`() throws {
    var twin = try Twin()
    let url = try Twin.url("02-which-view-is-hit.json")
    twin.workbench.openFile(at: url)
    let window = try LiveWindow(url.path)

    try window.rightClick(at: twin.middle(ofView: "E"))
    try window.key("Down")
    try window.key("Return")

    // F is in front of E there, and its parent refuses.
    try window.waitForState { $0.contains("step 0 of 0 selected F") }
  }
}
