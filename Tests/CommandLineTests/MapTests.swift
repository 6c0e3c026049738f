import Foundation
import Testing

/// `hitscope map` tells who is hit where.
struct MapTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    try desk.put(
      "s.json",
      """
      { format: "hitscope.scene/1", screen: { width: 80, height: 80 }, view: { id: "page", frame: [0, 0, 80, 60], subviews: [
        { id: "buy", class: "UIButton", frame: [20, 20, 40, 20] },
        { id: "gone", isHidden: true, frame: [0, 0, 80, 60] } ] } }
      """)
  }

  @Test func `the text tells areas and boxes, and ends in the grid`() throws {
    let outcome = try desk.program.run("map", "s.json")

    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(
      outcome.output == """
        w  window  1600 pt²  in [0, 60, 80, 20]
        p  page  4000 pt²  in [0, 0, 80, 60]
        b  buy  800 pt²  in [20, 20, 40, 20]
        -  gone  can be touched nowhere
        nobody handles what hits page: 4000 pt², in [0, 0, 80, 60]
        nobody handles what hits window: 1600 pt², in [0, 60, 80, 20]

        a letter for 10×20 pt
        pppppppp
        ppbbbbpp
        pppppppp
        wwwwwwww

        """)
  }

  @Test func `the JSON has areas, boxes, dead zones and the grid`() throws {
    let outcome = try desk.program.run("map", "s.json", "--format", "json")

    let object = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let views = try #require(object["views"] as? [[String: Any]])
    let button = try #require(views.first { $0["view"] as? String == "buy" })
    #expect(button["area"] as? Double == 800)
    #expect(object["unreached"] as? [String] == ["gone"])
    #expect(button["box"] as? [Double] == [20, 20, 40, 20])
    #expect((object["deadZones"] as? [[String: Any]])?.count == 2)
    #expect((object["grid"] as? [String])?.count == 4)
  }

  @Test func `the picture has a pixel a point, or as many as are asked for`() throws {
    let outcome = try desk.program.run("map", "s.json", "-o", "map.png", "--scale", "2")

    #expect(outcome.status == 0)
    #expect(outcome.output == "")
    let bytes = [UInt8](try desk.data("map.png"))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(bytes[16..<24] == [0, 0, 0, 160, 0, 0, 0, 160])
  }
}
