import Testing

/// The set-up of `run` and `test` finds what is missing, says what it costs, and installs it.
@Suite(.enabled(if: DebianPackages.areHere))
struct SetUpTests {
  private let system: PretendSystem

  init() throws { system = try PretendSystem() }

  @Test func `a system that has everything is left alone`() throws {
    let outcome = try system.setUp("run test")

    #expect(outcome.status == 0)
    #expect(outcome.said == "")
    #expect(outcome.calls == [])
  }

  @Test func `root reads no list and installs only what is missing`() throws {
    try system.lacks("xvfb")

    let outcome = try system.setUp("run test")

    #expect(outcome.status == 0)
    #expect(outcome.calls.map(Self.verb) == ["apt-get install xvfb"])
    #expect(
      outcome.said == """
        Hitscope needs packages that this machine lacks: xvfb.
          xvfb                    1.5 MB
          what they need (1)      2.5 MB
        In all 4.0 MB to download, 9,000 kB on disk.
        This runs: apt-get install --yes --no-install-recommends --no-remove xvfb

        """)
  }

  @Test func `the tests' packages are not asked for to run`() throws {
    try system.lacks("xvfb", "xdotool")

    let outcome = try system.setUp("run")

    #expect(outcome.status == 0)
    #expect(outcome.calls == [])
  }

  @Test func `a new machine reads the lists first`() throws {
    try system.lacks("xvfb")
    try system.hasNoLists()

    let outcome = try system.setUp("run test")

    #expect(outcome.status == 0)
    #expect(outcome.calls.map(Self.verb) == ["apt-get update", "apt-get install xvfb"])
  }

  @Test func `lists that are too old are read again`() throws {
    try system.lacks("xvfb")
    try system.failsToInstall(times: 1)

    let outcome = try system.setUp("run test")

    #expect(outcome.status == 0)
    #expect(
      outcome.calls.map(Self.verb) == [
        "apt-get install xvfb", "apt-get update", "apt-get install xvfb",
      ])
  }

  @Test func `a failure is shown with what apt-get said`() throws {
    try system.lacks("xvfb")
    try system.failsToInstall(times: 2)

    let outcome = try system.setUp("run test")

    #expect(outcome.status == 1)
    #expect(
      outcome.said.hasSuffix("E: the archive is on fire\nThe packages could not be installed.\n"))
  }

  @Test func `sudo is used after its line was said`() throws {
    try system.lacks("libsdl2-dev", "fonts-inter")
    try system.hasOrdinaryUser()
    try system.hasSudo(asking: false)

    let outcome = try system.setUp("run")

    #expect(outcome.status == 0)
    #expect(outcome.calls.map(Self.verb).last == "apt-get install libsdl2-dev fonts-inter")
    #expect(outcome.calls.contains { $0.hasPrefix("sudo env DEBIAN_FRONTEND=noninteractive") })
    #expect(
      outcome.said.contains(
        "This runs: sudo apt-get install --yes --no-install-recommends --no-remove "
          + "libsdl2-dev fonts-inter\n"))
  }

  @Test func `a sudo that would ask is not asked without a terminal`() throws {
    try system.lacks("libsdl2-dev")
    try system.hasOrdinaryUser()
    try system.hasSudo(asking: true)

    let outcome = try system.setUp("run")

    #expect(outcome.status == 1)
    #expect(outcome.said.hasSuffix(Self.lineForRoot("libsdl2-dev")))
    #expect(outcome.calls == ["sudo -n true"])
  }

  @Test func `with neither root nor sudo the line is said`() throws {
    try system.lacks("libsdl2-dev")
    try system.hasOrdinaryUser()

    let outcome = try system.setUp("run")

    #expect(outcome.status == 1)
    #expect(outcome.said.hasSuffix(Self.lineForRoot("libsdl2-dev")))
    #expect(outcome.calls == [])
  }

  @Test func `without Swift it says where to get it`() throws {
    try system.loses("swift")

    let outcome = try system.setUp("run")

    #expect(outcome.status == 1)
    #expect(outcome.said.contains("there is no swift on your PATH"))
  }

  private static func lineForRoot(_ packages: String) -> String {
    """
    Have root run this, then run this again:
      apt-get update && apt-get install --yes --no-install-recommends --no-remove \(packages)

    """
  }

  /// A call of apt-get without its options.
  private static func verb(_ call: String) -> String {
    call.split(separator: " ").filter { !$0.hasPrefix("-") && !$0.contains("=") || $0 == "-" }
      .filter { $0 != "sudo" && $0 != "env" }.joined(separator: " ")
  }
}
