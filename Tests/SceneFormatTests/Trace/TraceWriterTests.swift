import EventDelivery
import SceneFormat
import Testing

@Suite struct TraceWriterTests {
  private func lines(_ scene: SceneDocument) throws -> [String] {
    let run = DeliveryRun.playing(scene.input ?? [], on: scene.tree)
    let writer = TraceWriter(run: run, scene: scene)
    let bytes = [writer.header()] + run.events.map { writer.line($0) }
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `a trace begins with the scene and the raw input, then has a line a step`() throws {
    let document = try scene(
      """
      {format: 'hitscope.scene/1', title: 'T', view: {id: 'v', subviews: [
        {class: 'UIButton', id: 'b', frame: [0, 0, 44, 44],
         actions: [{event: 'touchDown', action: 'go:'}]}, {id: 'hidden', isHidden: true}]},
       input: [{touches: [{finger: 1, phase: 'began', point: 'b'}]}]}
      """.replacing("id: 'v',", with: "id: 'v', frame: [0, 0, 99, 99],"))

    let lines = try lines(document)

    #expect(
      lines == [
        #"{"format":"hitscope.trace/1","scene":{"format":"hitscope.scene/1","title":"T","windows":[{"id":"window","subviews":[{"id":"v","frame":[0,0,99,99],"subviews":[{"class":"UIButton","id":"b","frame":[0,0,44,44],"actions":[{"event":"touchDown","action":"go:"}]},{"id":"hidden","isHidden":true}]}]}]},"input":[{"at":0,"touches":[{"finger":1,"phase":"began","point":[22,22]}]}]}"#,
        #"{"n":0,"t":0,"event":1,"step":"queued","fingers":[1],"phases":["began"],"points":[[22,22]]}"#,
        #"{"n":1,"t":0,"event":1,"step":"dequeued"}"#,
        #"{"n":2,"parent":1,"t":0,"event":1,"step":"hitTest","view":"window","point":[22,22]}"#,
        #"{"n":3,"parent":2,"t":0,"event":1,"step":"pointInside","view":"window","point":[22,22],"answer":true}"#,
        #"{"n":4,"parent":2,"t":0,"event":1,"step":"hitTest","view":"v","point":[22,22]}"#,
        #"{"n":5,"parent":4,"t":0,"event":1,"step":"pointInside","view":"v","point":[22,22],"answer":true}"#,
        #"{"n":6,"parent":4,"t":0,"event":1,"step":"hitTestRefused","view":"hidden","point":[22,22],"reason":"hidden"}"#,
        #"{"n":7,"parent":4,"t":0,"event":1,"step":"hitTest","view":"b","point":[22,22]}"#,
        #"{"n":8,"parent":7,"t":0,"event":1,"step":"pointInside","view":"b","point":[22,22],"answer":true}"#,
        #"{"n":9,"parent":4,"t":0,"event":1,"step":"hitTestAnswer","view":"b","answer":"b"}"#,
        #"{"n":10,"parent":2,"t":0,"event":1,"step":"hitTestAnswer","view":"v","answer":"b"}"#,
        #"{"n":11,"parent":1,"t":0,"event":1,"step":"hitTestAnswer","view":"window","answer":"b"}"#,
        #"{"n":12,"parent":1,"t":0,"event":1,"step":"bound","finger":1,"view":"b","window":"window","gestureRecognizers":[]}"#,
        #"{"n":13,"parent":1,"t":0,"event":1,"step":"applicationSendEvent"}"#,
        #"{"n":14,"parent":13,"t":0,"event":1,"step":"windowSendEvent","window":"window"}"#,
        #"{"n":15,"parent":14,"t":0,"event":1,"step":"call","responder":"b","method":"touchesBegan","fingers":[1],"disposition":"handled"}"#,
        #"{"n":16,"parent":14,"t":0,"event":1,"step":"beginTracking","control":"b","finger":1,"answer":true}"#,
        #"{"n":17,"parent":14,"t":0,"event":1,"step":"highlighted","control":"b","value":true}"#,
        #"{"n":18,"parent":14,"t":0,"event":1,"step":"controlEvent","control":"b","controlEvent":"touchDown"}"#,
        #"{"n":19,"parent":14,"t":0,"event":1,"step":"action","sender":"b","action":"go:","nilTarget":true,"asked":["b","v","window","application","appDelegate"],"outcome":"nobody"}"#,
      ])
  }

  @Test func `every step of every key is a flat line that is read back`() throws {
    let document = try scene(EveryKey.scene)

    let lines = try lines(document)

    for (index, line) in lines.dropFirst().enumerated() {
      let value = try read(line)
      #expect(value["n"]?.number == Double(index))
      #expect(value["step"]?.string != nil)
      #expect(line == SceneFormatTests.line(value))
    }
  }

  @Test func `the grammar's page tells every step and every key`() throws {
    let page = try PackageFiles.text("Sources/SceneFormat/SceneFormat.docc/TraceFormat.md")

    let missing = TraceWriter.stepNames.filter { !page.contains("| `\($0)` |") }
    let untold = TraceWriter.keyNames.filter { !page.contains("`\($0)`") }

    #expect(missing == [])
    #expect(untold == [])
  }
}
