import SceneFormat
import Testing

@Suite struct JSONReaderTests {
  @Test(
    arguments: [
      ("{}", "{}"),
      ("[1,2,]", "[1,2]"),
      ("{a:1,}", #"{"a":1}"#),
      ("// c\n/* d\n*/ { /**/ a /* x */ : // y\n 'b' }", #"{"a":"b"}"#),
      (
        "{$_a1: null, ünïcode: true, \\u0061bc: false}",
        #"{"$_a1":null,"ünïcode":true,"abc":false}"#
      ),
      ("{null: 1, Infinity: 2, true: 3}", #"{"null":1,"Infinity":2,"true":3}"#),
      ("'it\\'s \"x\"'", #""it's \"x\"""#),
      (
        #""\b\f\n\r\t\v\0\x41\u00e9\ud83d\ude00\q\/""#,
        #""\u0008\u000c\n\r\t\u000b\u0000Aé😀q/""#
      ),
      ("'a\\\nb\\\r\nc\\\u{2028}d'", #""abcd""#),
      ("'a\u{2028}b\tc'", #""a\u2028b\tc""#),
      ("[.5, 5., +1, -0, 0x1F, -0XfF, 1e3, 1.5E-2, 0, 007.]", nil),
      (
        "[.5, 5., +1, -0, 0x1F, -0XfF, 1e3, 1.5E-2, 0.25, 5.e1]",
        "[0.5,5,1,-0,31,-255,1000,0.015,0.25,50]"
      ),
      ("\u{FEFF}\u{A0}\u{3000}\u{2029}\t\u{B}\u{C}[\u{FEFF}]", "[]"),
      ("123456789012345678901234567890", "1.2345678901234568e+29"),
      ("0.1", "0.1"),
      ("0x1fffffffffffff8", "1.4411518807585587e+17"),
      ("1e-999", "0"),
    ] as [(String, String?)])
  func `JSON5 is read as its specification says`(text: String, expected: String?) {
    let found = try? line(read(text))

    #expect(found == expected)
  }

  @Test func `infinite numbers and those that are none are read as numbers`() throws {
    let values = try read("[Infinity, -Infinity, +Infinity, NaN, -NaN]").elements.map(\.number)

    #expect(values[0...2] == [.infinity, -.infinity, .infinity])
    #expect(values[3]?.isNaN == true && values[4]?.isNaN == true)
  }

  @Test func `values and keys know their line, column, byte and path`() throws {
    let root = try read("{\r\n  名: [1,\r\t{'b c': 2}] }")

    let outer = try #require(root.members.first { _ in true })
    let inner = try #require(outer.value.elements.first { $0.kind == .object })
    let member = try #require(inner.members.first { _ in true })

    #expect(outer.name.position == SourcePosition(line: 2, column: 3, offset: 5))
    #expect(outer.value.position == SourcePosition(line: 2, column: 6, offset: 10))
    #expect(member.name.position == SourcePosition(line: 3, column: 3, offset: 16))
    #expect(member.value.path.description == #"名[1]["b c"]"#)
    #expect(outer.name.path.description == "名")
    #expect(root.path.description == "")
  }

  @Test func `a byte-order mark counts as no column`() throws {
    let value = try read("\u{FEFF}[1]").elements.first { _ in true }

    #expect(value?.position == SourcePosition(line: 1, column: 2, offset: 4))
  }

  @Test func `the path of a deep value is shortened`() throws {
    let text = String(repeating: "[", count: 100) + "1" + String(repeating: "]", count: 100)
    var value = try read(text)
    while let inner = value.elements.first(where: { _ in true }) { value = inner }

    let path = value.path.description

    let zeros = { String(repeating: "[0]", count: $0) }
    #expect(path == zeros(8) + "…" + zeros(16))
  }

  @Test func `values are equal whatever the order of keys`() throws {
    #expect(try read("{a: 1, b: [2, {c: NaN}]}") == read("{'b': [2, {c: NaN}], a: 1.0}"))
    #expect(try read("{a: 1}") != read("{b: 1}"))
    #expect(try read("[1, 2]") != read("[2, 1]"))
    #expect(try read("'a'") != read("'b'"))
    #expect(try read("true") != read("false"))
    #expect(try read("null") != read("0"))
  }
}
