import Testing

/// The program says how it is used and which version it is.
struct HelpTests {
  private let desk: Desk

  init() throws { desk = try Desk() }

  @Test func `help is a word too`() throws {
    let all = try desk.program.run("help")
    let one = try desk.program.run("help", "lint")

    #expect(all == (try desk.program.run("--help")))
    #expect(one == (try desk.program.run("lint", "--help")))
    #expect(one.status == 0)
  }

  @Test func `the help names every command and every status`() throws {
    let outcome = try desk.program.run("--help")

    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    for command in ["tap", "play", "test", "render", "convert", "why", "lint", "map"] {
      #expect(outcome.output.contains("\n  hitscope \(command) "))
    }
    for status in ["0", "1", "64", "65", "66", "70"] {
      #expect(outcome.output.contains(" \(status) "))
    }
  }

  @Test(arguments: ["tap", "play", "test", "render", "convert", "why", "lint", "map", "completion"])
  func `a command has its own help`(_ command: String) throws {
    let outcome = try desk.program.run(command, "--help")

    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("hitscope \(command) "))
    #expect(outcome.errors == "")
  }

  @Test(arguments: ["en", "zh-Hans", "zh-Hant"])
  func `the help is in every language`(_ language: String) throws {
    let outcome = try desk.program.run("--help", "--lang", language)

    #expect(outcome.status == 0)
    #expect(!outcome.output.contains("help."))
    #expect(!outcome.output.contains("{"))
  }

  @Test func `the version is a number`() throws {
    let outcome = try desk.program.run("--version")

    #expect(outcome.status == 0)
    #expect(outcome.output.wholeMatch(of: /hitscope \d+\.\d+\.\d+\n/) != nil)
  }
}
