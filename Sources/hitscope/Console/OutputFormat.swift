/// How results are printed.
enum OutputFormat: String, CaseIterable {
  case text, json
}
