import SceneFormat

extension CaseReport {
  /// The result as one line of JSON.
  var json: [UInt8] {
    var builder = JSONBuilder()
    builder.beginObject()
    builder.key("file")
    builder.string(file)
    if let title {
      builder.key("title")
      builder.string(title)
    }
    builder.key("passed")
    builder.boolean(isPassed)
    switch outcome {
    case .passed: break
    case .failed(let mismatches): Self.add(mismatches, to: &builder)
    case .unreadable(let error):
      builder.key("problems")
      builder.strings(error.problems.map(\.description))
    }
    builder.end()
    return JSONWriter.line(builder.finish())
  }

  private static func add(_ mismatches: [Mismatch], to builder: inout JSONBuilder) {
    builder.key("mismatches")
    builder.beginArray()
    for mismatch in mismatches {
      builder.beginObject()
      builder.key("key")
      builder.string(mismatch.key.rawValue)
      builder.key("rows")
      builder.beginArray()
      for row in mismatch.rows { add(row, to: &builder) }
      builder.end()
      builder.end()
    }
    builder.end()
  }

  private static func add(_ row: ComparedRow, to builder: inout JSONBuilder) {
    builder.beginObject()
    for (key, text) in [("expected", row.expected), ("actual", row.actual)] {
      builder.key(key)
      if let text { builder.string(text) } else { builder.null() }
    }
    builder.key("differs")
    builder.boolean(row.differs)
    builder.end()
  }
}
