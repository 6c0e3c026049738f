import EventDelivery

/// Looks for a scenario's lines in a transcript: in order, with others between.
struct LogComparison {
  /// How many lines after the last match are shown where one is missing.
  private static let shown = 12

  let lines: [TranscriptLine]

  /// Each expected line beside the one that matches it, up to the first that nothing matches.
  func rows(_ expected: [LogExpectation]) -> [ComparedRow] {
    var rows: [ComparedRow] = []
    var next = 0
    for entry in expected {
      guard let matches = matches(of: entry, from: next) else {
        return rows + missingRows(entry, from: next)
      }
      for (line, match) in zip(entry.lines, matches) {
        rows.append(
          ComparedRow(expected: line.text, actual: lines[match].description, differs: false))
      }
      next = max(next, (matches.max() ?? next - 1) + 1)
    }
    return rows
  }

  /// The lines that an entry's lines match, each the first that is free; nil if one isn't there.
  private func matches(of entry: LogExpectation, from start: Int) -> [Int]? {
    var taken: Set<Int> = []
    var result: [Int] = []
    for line in entry.lines {
      let match = (start..<lines.count).first { index in
        !taken.contains(index) && line.matches(lines[index])
      }
      guard let match else { return nil }
      taken.insert(match)
      result.append(match)
    }
    return result
  }

  /// The missing line beside what came in its place, the likeliest line first.
  private func missingRows(_ entry: LogExpectation, from start: Int) -> [ComparedRow] {
    let missing =
      entry.lines.first { line in !lines[start...].contains { line.matches($0) } }
      ?? entry.lines.first
    let wanted = missing?.description ?? ""
    let later = lines[start...]
    let nearest = Nearest.close(to: missing?.words ?? "", among: later.map(\.text))
    let likeliest = later.first { $0.text == nearest } ?? later.first
    var rows = [
      ComparedRow(expected: wanted, actual: likeliest?.description, differs: true)
    ]
    for line in later.prefix(Self.shown) where line != likeliest {
      rows.append(ComparedRow(expected: nil, actual: line.description, differs: false))
    }
    return rows
  }
}

extension LineExpectation: CustomStringConvertible {
  public var description: String {
    time.map { "\(JSONNumber.text($0.seconds)) \(text)" } ?? text
  }

  /// What the line must be, or begin with.
  var words: String { isPrefix ? String(text.dropLast(2)) : text }

  private var isPrefix: Bool { text.hasSuffix(" …") }

  func matches(_ line: TranscriptLine) -> Bool {
    if let time, (line.time - time).magnitude > tolerance { return false }
    return isPrefix ? line.text.begins(withWords: words) : line.text == text
  }
}
