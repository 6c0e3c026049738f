import Testing

/// Arguments that are wrong get a sentence, a hint and status 64.
struct UsageTests {
  private let desk: Desk

  init() throws { desk = try Desk() }

  @Test(arguments: [
    ("--foo", "there is no option --foo"),
    ("tap s.json 1 2 --foo", "there is no option --foo"),
    ("-x", "there is no option -x"),
    ("tap s.json 1 2 --junit out", "hitscope tap has no option --junit"),
    ("tap s.json 1 2 --count", "--count needs a value: --count N"),
    ("tap s.json 1 2 --count=", "--count needs a value: --count N"),
    ("tap s.json 1 2 --quiet=yes", "--quiet takes no value"),
    ("tap s.json 1 2 --count 2 --count 3", "--count is given twice"),
    ("tap s.json 1 2 --count 0", "--count 0: expected a whole number from 1 to 1000"),
    ("tap s.json 1 2 --fingers 1.5", "--fingers 1.5: expected a whole number from 1 to 20"),
    ("tap s.json 1 2 --hold nan", "--hold nan: expected a number from 0 to 3600"),
    ("tap s.json 1 2 --format yaml", "--format yaml: expected one of text, json"),
    ("tap s.json 1 2 --lang fr", "--lang fr: expected one of en, zh-Hans, zh-Hant"),
    ("tap s.json 1 x", "X and Y must be numbers, and these are not both: 1 x"),
    ("tap s.json inf 1", "X and Y must be numbers, and these are not both: inf 1"),
    ("tap s.json", "something is missing: hitscope tap FILE X Y | hitscope tap FILE ID"),
    ("tap s.json 1 2 3", "hitscope tap has no use for \"3\""),
    ("test", "something is missing: hitscope test PATH…"),
    ("render s.json", "hitscope render needs --output FILE"),
    ("render s.json -o p.png --size 800x600", "--size 800x600: expected WIDTHxHEIGHT"),
    ("render s.json -o p.png --scale 9", "--scale 9: expected a number from 1 to 4"),
    ("render s.json -o p.png --size 7680x4320 --scale 4", "a picture of this size and scale"),
    ("why s.json", "something is missing: hitscope why FILE ID [--at X Y]"),
    ("why s.json buy --at 1 x", "X and Y must be numbers, and these are not both: 1 x"),
    ("lint s.json --silence hiden", "--silence hiden: expected one of reachable, hidden,"),
    ("map s.json t.json", "hitscope map has no use for \"t.json\""),
    ("completion tcsh", "tcsh: expected one of bash, zsh, fish"),
    ("convert s.json", "hitscope convert needs --output FILE"),
    ("s.json t.json", "hitscope has no use for \"t.json\""),
  ])
  func `a wrong argument is named`(_ line: String, _ sentence: String) throws {
    try desk.put("s.json", Desk.scene)

    let outcome = try desk.program.shell("\"$HITSCOPE\" \(line)")

    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("hitscope: \(sentence)"))
    #expect(outcome.errors.contains("\nHow it goes: hitscope"))
  }

  @Test(arguments: [
    "--exploded"
  ])
  func `an option of a later version is known and refused`(_ option: String) throws {
    try desk.put("s.json", Desk.scene)

    let outcome = try desk.program.shell("\"$HITSCOPE\" render s.json -o p.png \(option)")

    #expect(outcome.status == 64)
    let name = option.prefix { $0 != " " }
    #expect(outcome.errors.hasPrefix("hitscope: \(name): not in this version\n"))
    #expect(!desk.has("p.png"))
  }

  @Test func `the complaint is in the language that was asked for`() throws {
    let byOption = try desk.program.run("--lang", "zh-Hans", "--foo")
    var program = desk.program
    program.environment["LANG"] = "zh_TW.UTF-8"
    let byEnvironment = try program.run("--foo")

    #expect(byOption.errors.hasPrefix("hitscope: 没有 --foo 这个选项"))
    #expect(byEnvironment.errors.hasPrefix("hitscope: 沒有 --foo 這個選項"))
  }

  @Test func `options stand anywhere, and after two dashes everything is a word`() throws {
    try desk.put("--odd.json", Desk.scene)

    let before = try desk.program.run("--count=2", "tap", "--", "--odd.json", "buy")
    let between = try desk.program.run("tap", "--count", "2", "--", "--odd.json", "buy")

    #expect(before.status == 0)
    #expect(before == between)
  }
}
