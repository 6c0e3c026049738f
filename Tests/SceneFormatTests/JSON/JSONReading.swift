import SceneFormat

/// Reads a text, for tests that expect it to be well-formed.
func read(_ text: String) throws -> JSONValue {
  try JSONReader.read(Array(text.utf8), file: "a.json").root
}

/// Every line of the error that reading the text throws; empty if it throws none.
func failures(reading text: String) -> [String] {
  failures(readingBytes: Array(text.utf8))
}

func failures(readingBytes bytes: [UInt8]) -> [String] {
  do throws(SceneError) {
    _ = try JSONReader.read(bytes, file: "a.json")
    return []
  } catch {
    return error.problems.map(\.description)
  }
}

/// A pretty text of the value's document.
func pretty(_ value: JSONValue) -> String {
  var builder = JSONBuilder()
  builder.value(value)
  return String(decoding: JSONWriter.pretty(builder.finish()), as: UTF8.self)
}

/// The value on one line.
func line(_ value: JSONValue) -> String {
  var builder = JSONBuilder()
  builder.value(value)
  return String(decoding: JSONWriter.line(builder.finish()), as: UTF8.self)
}
