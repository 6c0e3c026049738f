import Testing

/// `hitscope completion` prints scripts that the shells can read.
struct CompletionTests {
  private let desk: Desk

  init() throws { desk = try Desk() }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `a script names every command and its options`(_ shell: String) throws {
    let outcome = try desk.program.run("completion", shell)

    #expect(outcome.status == 0)
    for command in ["tap", "play", "test", "why", "lint", "map", "render", "convert", "formats"] {
      #expect(outcome.output.contains(command))
    }
    #expect(outcome.output.contains("silence"))
    #expect(outcome.output.contains("sarif"))
  }

  @Test func `bash completes commands, options and their values`() throws {
    let script = try desk.program.run("completion", "bash").output
    try desk.put("h.bash", script)

    func completed(_ words: String, count: Int) throws -> String {
      try desk.program.shell(
        """
        bash -c 'source ./h.bash; COMP_WORDS=(\(words)); COMP_CWORD=\(count); compopt() { :; }
        _hitscope; echo "${COMPREPLY[@]}"'
        """
      ).output
    }

    #expect(try completed("hitscope li", count: 1) == "lint\n")
    #expect(try completed("hitscope why s.json buy --a", count: 4) == "--at\n")
    #expect(try completed("hitscope lint --format sa", count: 3) == "sarif\n")
    #expect(try completed("hitscope completion z", count: 2) == "zsh\n")
  }
}
