enum ScenarioKey: String, ObjectKey {
  case format, title, source, scene, input, expect, cases
}

enum CaseKey: String, ObjectKey {
  case title, input, expect
}

enum ExpectKey: String, ObjectKey {
  case hit, visited, chain, actions, states, values, log, never, count, convert, why
}

enum WhyKey: String, ObjectKey {
  case view, cause, culprit, touch
}

enum LogKey: String, ObjectKey {
  case at, within, line
}

enum ConvertKey: String, ObjectKey {
  case point, rect, from, to, `is`, within
}

/// What an entry of `values` says beside the properties that it expects.
enum ValueEntryKey: String, ObjectKey {
  case at, of, within
}

enum RangeKey: String, ObjectKey {
  case above, below
}

enum SpaceKey: String, ObjectKey {
  case `in`, `is`
}

enum RecordingKey: String, ObjectKey {
  case format, scene, input
}
