import Testing

/// What the conventions ask of every file, where a text search can tell.
struct SourceRuleTests {
  /// Longer than this, a file is usually two things.
  private static let longest = 400

  @Test func `no source is longer than a reader's patience`() throws {
    let files = try Checkout.files(in: "Sources", ending: ".swift")

    let long = files.filter { $0.lines.count > Self.longest }

    #expect(long.map { "\($0.path): \($0.lines.count) lines" } == [])
  }

  @Test(arguments: [
    "TODO", "FIXME", "XXX", "fatalError(", "try!", " as! ", "assertionFailure(",
    "nonisolated(unsafe)",
  ])
  func `no source makes a promise or a gamble`(_ words: String) throws {
    let files = try Checkout.files(in: "Sources", ending: ".swift")

    let found = Self.lines(with: words, in: files)

    #expect(found == [])
  }

  @Test func `no source has a global variable`() throws {
    let files = try Checkout.files(in: "Sources", ending: ".swift")

    let found = Self.lines(with: "static var ", in: files)
      .filter { $0.contains(/static var \w+(: [^{]*)? =/) }

    #expect(found == [])
  }

  private static let impurities = [
    " print(", "debugPrint(", "random(", "shuffled(", "readLine(", "getenv(", "Clock", "Date(",
  ]

  @Test(arguments: ["Geometry", "EventDelivery", "TraceAnalysis", "PlatformInterface"])
  func `the model reads no clock, prints nothing and throws no dice`(_ target: String) throws {
    let files = try Checkout.files(in: "Sources/\(target)", ending: ".swift")

    let found = Self.impurities.flatMap { Self.lines(with: $0, in: files) }

    #expect(found == [])
  }

  @Test func `a folder is a stage or a concept and never a kind`() throws {
    let files =
      try Checkout.files(in: "Sources", ending: ".swift")
      + Checkout.files(in: "Tests", ending: ".swift")

    let kinds = files.filter {
      $0.path.contains(/\/(Helpers?|Util(s|ities)?|Extensions|Managers?|Misc|Common)\//)
    }

    #expect(kinds.map(\.path) == [])
  }

  @Test func `no path has a space`() {
    let paths = ["Sources", "Tests", "Scenes", "Assets", "Scripts"].flatMap(Checkout.paths)

    let spaced = paths.filter { $0.contains(" ") }

    #expect(spaced == [])
  }

  private static func lines(with words: String, in files: [Checkout.TextFile]) -> [String] {
    files.filter { $0.text.contains(words) }.flatMap { file in
      file.lines.enumerated()
        .filter { $0.element.contains(words) }
        .map { "\(file.path):\($0.offset + 1): \($0.element)" }
    }
  }
}
