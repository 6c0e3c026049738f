/// The list that the set-up installs from.
struct PackageList {
  /// One package and what it brings.
  struct Row {
    let use: String
    let debian: String
    let homebrew: String
    let programs: [String]
  }

  let rows: [Row]

  init() throws {
    rows = try Checkout.file("Scripts/packages.txt").lines
      .filter { !$0.hasPrefix("#") && !$0.isEmpty }
      .map { line in
        let words = line.split(separator: " ").map(String.init)
        return Row(
          use: words[0], debian: words[1], homebrew: words[2], programs: Array(words.dropFirst(3)))
      }
  }
}
