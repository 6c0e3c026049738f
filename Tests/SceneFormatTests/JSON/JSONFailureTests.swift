import SceneFormat
import Testing

@Suite struct JSONFailureTests {
  @Test(arguments: [
    ("", #"a.json:1:1: the file is empty; a scene begins with "{""#),
    (" // nothing", #"a.json:1:12: the file is empty; a scene begins with "{""#),
    (
      "{a: [1, 2}",
      #"a.json:1:10: a: found "}" where "]" must close the "[" opened at line 1, column 5"#
    ),
    ("{\n a: [1,\n 2", #"a.json:3:3: a: the "[" opened at line 2, column 5 isn't closed; add "]""#),
    ("{a: ", #"a.json:1:5: a: the "{" opened at line 1, column 1 isn't closed; add "}""#),
    ("{a", #"a.json:1:3: a: the "{" opened at line 1, column 1 isn't closed; add "}""#),
    (
      "[1 2]",
      #"a.json:1:4: expected "," or "]" but found the number 2; is a comma missing before it?"#
    ),
    (
      "{a: 1\n b: 2}",
      #"a.json:2:2: expected "," or "}" but found the word "b"; is a comma missing before it?"#
    ),
    (
      "{a: {b: 1 'c': 2}}",
      #"a.json:1:11: a: expected "," or "}" but found the string "c"; is a comma missing before it?"#
    ),
    ("{a = 1}", #"a.json:1:2: a: expected ":" after the key "a" but found "=""#),
    ("{a: , b: 1}", #"a.json:1:5: a: expected a value but found ",""#),
    ("{a:}", #"a.json:1:4: a: expected a value but found "}""#),
    ("[1,,2]", #"a.json:1:4: [1]: expected a value but found ",""#),
    ("{,}", #"a.json:1:2: expected a key (a name or a string in quotes) but found ",""#),
    (
      "{1: 2}", #"a.json:1:2: expected a key (a name or a string in quotes) but found the number 1"#
    ),
    ("{id: buy}", #"a.json:1:6: id: found buy without quotes; write "buy""#),
    (
      "[True]",
      #"a.json:1:2: [0]: found True where a value must be; write true, or "True" for a string"#
    ),
    (
      "[nil]",
      #"a.json:1:2: [0]: found nil where a value must be; write null, or "nil" for a string"#
    ),
    ("[\u{201C}a\u{201D}]", "a.json:1:2: [0]: found \u{201C}, a typographic quote; write \" or '"),
    ("{\u{2018}a\u{2019}: 1}", "a.json:1:2: found \u{2018}, a typographic quote; write \" or '"),
    ("{} {}", #"a.json:1:4: expected nothing after the end of the outermost value but found "{""#),
    ("1;", #"a.json:1:2: expected nothing after the end of the outermost value but found ";""#),
    (
      "{a: 'b}\n",
      "a.json:1:5: a: the string that begins here isn't closed on its line; add the closing quote"
    ),
    (
      "'a\\",
      "a.json:1:1: the string that begins here isn't closed on its line; add the closing quote"
    ),
    ("[1] /* x", "a.json:1:5: the comment that begins here isn't closed; add \"*/\""),
    ("/", #"a.json:1:1: expected a value but found "/""#),
    (#"'\u12'"#, #"a.json:1:2: \u12' isn't an escape that JSON5 knows; write \\ for a backslash"#),
    (
      #"'\xg0'"#,
      #"a.json:1:2: \xg0 isn't an escape that JSON5 knows; write \\ for a backslash"#
    ),
    (#"'\1'"#, #"a.json:1:2: \1 isn't an escape that JSON5 knows; write \\ for a backslash"#),
    (#"'\01'"#, #"a.json:1:2: \01 isn't an escape that JSON5 knows; write \\ for a backslash"#),
    (
      #"'\ud83dx'"#,
      #"a.json:1:2: \ud83d is half of a pair and no character by itself; write both halves or the character"#
    ),
    (
      #"'\ude00'"#,
      #"a.json:1:2: \ude00 is half of a pair and no character by itself; write both halves or the character"#
    ),
    (
      #"{a\u002d: 1}"#,
      #"a.json:1:3: \u002d can't stand in a key without quotes; put the key in quotes"#
    ),
    (
      #"{\u0031: 1}"#,
      #"a.json:1:2: \u0031 can't stand in a key without quotes; put the key in quotes"#
    ),
    ("[01]", "a.json:1:2: [0]: 01 begins with a needless 0; leave it out"),
    ("[-]", "a.json:1:2: [0]: - isn't a number; it lacks digits"),
    ("[.]", "a.json:1:2: [0]: . isn't a number; it lacks digits"),
    ("[0x]", "a.json:1:2: [0]: 0x isn't a number; it lacks digits"),
    ("[1e]", "a.json:1:2: [0]: 1e isn't a number; it lacks digits"),
    ("[-x]", "a.json:1:2: [0]: - isn't a number; it lacks digits"),
    ("[1e999]", "a.json:1:2: [0]: 1e999 is too large; the largest number is about 1.8e308"),
    (
      "[12px]",
      "a.json:1:4: [0]: found p right after the number 12; separate them, or put quotes around both"
    ),
    (
      "[1.2.3]",
      "a.json:1:5: [0]: found . right after the number 1.2; separate them, or put quotes around both"
    ),
    (
      "{a: [{b: 0x1g}]}",
      "a.json:1:13: a[0].b: found g right after the number 0x1; separate them, or put quotes around both"
    ),
  ])
  func `a mistake is told in a sentence with its place`(text: String, expected: String) {
    let found = failures(reading: text)

    #expect(found == [expected])
  }

  @Test func `duplicate keys name both places, all of them, before a later mistake`() {
    let found = failures(reading: "{a: 1,\n a: 2, b: {'c': 1, \\u0063: 2}, a: 3, d: }")

    #expect(
      found == [
        #"a.json:2:20: b.c: the key "c" is already at line 2, column 12; remove one of the two"#,
        #"a.json:2:41: d: expected a value but found "}""#,
      ])
    #expect(
      failures(reading: "{a: 1,\n a: 2, b: {'c': 1, \\u0063: 2}, a: 3}") == [
        #"a.json:2:2: a: the key "a" is already at line 1, column 2; remove one of the two"#,
        #"a.json:2:20: b.c: the key "c" is already at line 2, column 12; remove one of the two"#,
        #"a.json:2:32: a: the key "a" is already at line 1, column 2; remove one of the two"#,
      ])
  }

  @Test func `only so many problems are kept and the rest are counted`() throws {
    let text = "{" + String(repeating: "a:1,", count: 100) + "}"

    let error = #expect(throws: SceneError.self) { try read(text) }

    #expect(error?.problems.count == SceneError.limit)
    #expect(error?.omitted == 99 - SceneError.limit)
    #expect(error?.description.hasSuffix("… and 79 more") == true)
  }

  @Test(
    arguments: [
      ([0x5B, 0xFF, 0x5D], "a.json:1:2: the byte 0xFF isn't UTF-8 here; save the file as UTF-8"),
      ([0x5B, 0x22, 0xC3], "a.json:1:3: the byte 0xC3 isn't UTF-8 here; save the file as UTF-8"),
      (
        [0x22, 0xC0, 0x80, 0x22],
        "a.json:1:2: the byte 0xC0 isn't UTF-8 here; save the file as UTF-8"
      ),
      (
        [0x22, 0xED, 0xA0, 0x80],
        "a.json:1:2: the byte 0xED isn't UTF-8 here; save the file as UTF-8"
      ),
      (
        [0x22, 0xF4, 0x90, 0x80, 0x80],
        "a.json:1:2: the byte 0xF4 isn't UTF-8 here; save the file as UTF-8"
      ),
      (
        [0x7B, 0x69, 0x64, 0x47, 0x47, 0x47, 0x47, 0x47, 0x47, 0x47, 0xFB, 0x47, 0x47, 0x47, 0x66],
        "a.json:1:11: the byte 0xFB isn't UTF-8 here; save the file as UTF-8"
      ),
      ([0xFF, 0xFE, 0x7B, 0x00], "a.json:1:1: the file is UTF-16; save it as UTF-8"),
      ([0xFE, 0xFF, 0x00, 0x7B], "a.json:1:1: the file is UTF-16; save it as UTF-8"),
      ([0x7B, 0x00, 0x7D, 0x00], "a.json:1:1: the file is UTF-16; save it as UTF-8"),
      ([0x00, 0x7B, 0x00, 0x7D], "a.json:1:1: the file is UTF-16; save it as UTF-8"),
      ([0xFF, 0xFE, 0x00, 0x00], "a.json:1:1: the file is UTF-32; save it as UTF-8"),
      ([0x00, 0x00, 0x00, 0x7B], "a.json:1:1: the file is UTF-32; save it as UTF-8"),
      ([0x00], "a.json:1:1: expected a value but found \"\\0\""),
    ] as [([UInt8], String)])
  func `bytes that are no UTF-8 text are named`(bytes: [UInt8], expected: String) {
    let found = failures(readingBytes: bytes)

    #expect(found == [expected])
  }
}
