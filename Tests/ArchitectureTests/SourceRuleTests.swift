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
    #"\b(TODO|FIXME|XXX)\b"#, #"\bfatalError\("#, #"\btry!"#, #"\bas!"#, #"\bassertionFailure\("#,
    #"\bstatic var \w+(: [^{]*)? ="#, #"\bnonisolated\(unsafe\)"#,
  ])
  func `no source makes a promise, a gamble or a global variable`(_ pattern: String) throws {
    let files = try Checkout.files(in: "Sources", ending: ".swift")

    let found = try Self.lines(matching: pattern, in: files)

    #expect(found == [])
  }

  @Test(arguments: ["Geometry", "EventDelivery", "TraceAnalysis", "PlatformInterface"])
  func `the model reads no clock, prints nothing and throws no dice`(_ target: String) throws {
    let files = try Checkout.files(in: "Sources/\(target)", ending: ".swift")

    let found = try Self.lines(
      matching: #"\b(print|debugPrint|random|shuffled|readLine|getenv)\(|\b\w*Clock\b|\bDate\("#,
      in: files)

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

  private static func lines(
    matching pattern: String, in files: [Checkout.TextFile]
  ) throws -> [String] {
    let expression = try Regex(pattern)
    return files.flatMap { file in
      file.lines.enumerated()
        .filter { $0.element.contains(expression) }
        .map { "\(file.path):\($0.offset + 1): \($0.element)" }
    }
  }
}
