import Testing

/// `hitscope tap` delivers a tap and prints the trace.
struct TapTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    try desk.put("scene.json", Desk.scene)
  }

  @Test func `a tap at a point is told from the queue to the action`() throws {
    let outcome = try desk.program.run("tap", "scene.json", "80", "130")

    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(
      outcome.output == """
        0.000 event 1 queued touches {1 began}
        0.000 event 1 dequeued
        0.000   hitTest window (80, 130)
        0.000     pointInside window (80, 130) yes
        0.000     hitTest page (80, 130)
        0.000       pointInside page (80, 130) yes
        0.000       hitTest second (60, -370) nil interaction disabled
        0.000       hitTest first (60, -270) nil interaction disabled
        0.000       hitTest panel (60, 30)
        0.000         pointInside panel (60, 30) yes
        0.000         hitTest buy (50, 20)
        0.000           pointInside buy (50, 20) yes
        0.000           hitTest label (50, 20) nil interaction disabled
        0.000         hitTest buy -> buy
        0.000       hitTest panel -> buy
        0.000     hitTest page -> buy
        0.000   hitTest window -> buy
        0.000   touch 1 view buy window window gestures []
        0.000   application sendEvent 1
        0.000     window window sendEvent 1
        0.000       buy touchesBegan {1}
        0.000       buy beginTracking {1} yes
        0.000       buy highlighted yes
        0.000       buy touchDown
        0.050 event 2 queued touches {1 ended}
        0.050 event 2 dequeued
        0.050   application sendEvent 2
        0.050     window window sendEvent 2
        0.050       buy touchesEnded {1}
        0.050       buy endTracking {1}
        0.050       buy highlighted no
        0.050       buy touchUpInside
        0.050       buy action bought: > appDelegate
        0.050       buy primaryActionTriggered

        """)
  }

  @Test(arguments: ["buy", "Buy", "label"])
  func `an id, a control's own label and a text name the same place`(_ name: String) throws {
    let byPoint = try desk.program.run("tap", "scene.json", "80", "130")

    let byName = try desk.program.run("tap", "scene.json", name)

    #expect(byName == byPoint)
  }

  @Test func `an accessibility identifier names a view`() throws {
    let byPoint = try desk.program.run("tap", "scene.json", "120", "200")

    let byName = try desk.program.run("tap", "scene.json", "the-panel")

    #expect(byName.status == 0)
    #expect(byName == byPoint)
  }

  @Test func `a name that fits several is refused with the list`() throws {
    let outcome = try desk.program.run("tap", "scene.json", "Twin")

    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(
      outcome.errors == """
        hitscope: "Twin" fits several; name one of them by its id:
          first  UILabel  [20, 400, 100, 20]
          second  UILabel  [20, 500, 100, 20]

        """)
  }

  @Test func `a name that fits nothing brings the nearest`() throws {
    let outcome = try desk.program.run("tap", "scene.json", "panle")

    #expect(outcome.status == 64)
    #expect(
      outcome.errors == "hitscope: nothing in the scene is called \"panle\"; "
        + "the nearest is \"panel\"\n")
  }

  @Test func `a responder that is nowhere can't be tapped`() throws {
    let outcome = try desk.program.run("tap", "scene.json", "appDelegate")

    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("\"appDelegate\" has no view, and so no place to tap"))
  }

  @Test func `taps, fingers and the time they stay down can be asked for`() throws {
    let outcome = try desk.program.run(
      "tap", "scene.json", "200", "700", "--count", "2", "--fingers", "2", "--hold", "0.5")

    let queued = outcome.lines.filter { $0.contains(" queued ") }
    #expect(
      queued == [
        "0.000 event 1 queued touches {1 began, 2 began}",
        "0.500 event 2 queued touches {1 ended, 2 ended}",
        "0.600 event 3 queued touches {1 began, 2 began}",
        "1.100 event 4 queued touches {1 ended, 2 ended}",
      ])
  }

  @Test func `a tap beside the screen is delivered to nobody and is fine`() throws {
    let outcome = try desk.program.run("tap", "scene.json", "-10", "-10.5")

    #expect(outcome.status == 0)
    #expect(outcome.output.contains("hitTest window (-10, -10.5) nil outside"))
  }

  @Test func `a scene comes through a pipe too`() throws {
    let byName = try desk.program.run("tap", "scene.json", "buy")

    let piped = try desk.program.run("tap", "-", "buy", input: Desk.scene)

    #expect(piped == byName)
  }
}
