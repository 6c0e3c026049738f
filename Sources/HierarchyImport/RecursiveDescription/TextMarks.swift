/// Where quoted texts may end and where layers are printed, found once for a whole text.
///
/// What a user wrote may hold anything, so its end is told by what follows; without an index each text
/// would be looked through to its limit, and a long line of them would take for ever.
struct TextMarks {
  /// A quote that may end a text, by what stands behind it.
  struct End {
    let place: Int
    /// Whether a key follows whose value is free text too: the text ends before it.
    let isBeforeFreeText: Bool
  }

  private let text: SourceText
  /// Where `; layer = <` begins.
  private var layers: [Int] = []
  private var ends: [End] = []

  init(_ text: SourceText) {
    self.text = text
    for index in text.bytes.indices {
      switch text.bytes[index] {
      case Ascii.semicolon where text.has("; layer = <", at: index): layers.append(index)
      case Ascii.quote: if let end = end(at: index) { ends.append(end) }
      default: break
      }
    }
  }

  /// The first layer in a range.
  func layer(from start: Int, to end: Int) -> Int? {
    let place = Self.first(layers.count) { layers[$0] >= start }
    return place < layers.count && layers[place] < end ? layers[place] : nil
  }

  /// Where a quoted text that begins behind a place ends: at the last quote before the reach that may
  /// end one, or at the first that stands before another text.
  ///
  /// - Parameter staysOnLine: whether a text with an end on its line is taken to end there.
  func endOfText(from start: Int, to reach: Int, staysOnLine: Bool) -> Int? {
    var found: Int?
    var index = Self.first(ends.count) { ends[$0].place >= start }
    while index < ends.count, ends[index].place < reach {
      let end = ends[index]
      if staysOnLine, let found, hasNewline(from: found, to: end.place) { return found }
      found = end.place + 1
      if end.isBeforeFreeText { return found }
      index += 1
    }
    return found
  }

  private func hasNewline(from start: Int, to end: Int) -> Bool {
    text.bytes[start..<end].contains(Ascii.newline)
  }

  /// The first of so many places from which on a condition holds.
  private static func first(_ count: Int, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// What makes a quote one that ends a text: a known key or the end of the description behind it.
  private func end(at quote: Int) -> End? {
    switch text.byte(quote + 1) {
    case Ascii.semicolon:
      var next = quote + 2
      while next < text.bytes.count, Ascii.isBlank(text.bytes[next]) { next += 1 }
      return FieldKey.known(in: text, at: next).map {
        End(place: quote, isBeforeFreeText: $0.key.isFreeText)
      }
    case Ascii.greater:
      let next = quote + 2
      let closers: [UInt8] = [
        Ascii.newline, Ascii.carriageReturn, Ascii.comma, Ascii.doubleQuote,
        Ascii.rightParenthesis, Ascii.greater, Ascii.backslash,
      ]
      guard next >= text.bytes.count || closers.contains(text.bytes[next]) else { return nil }
      return End(place: quote, isBeforeFreeText: false)
    default: return nil
    }
  }
}
