import EventDelivery
import Geometry

/// Compares properties with what a scenario expects of them, as they are at one moment of a run.
struct ValueComparison {
  let run: DeliveryRun

  func row(of expectation: ValueExpectation) -> ComparedRow {
    let actual = PropertyReader(engine: run.engine).value(
      expectation.property, of: expectation.subject, in: expectation.space)
    let agrees =
      actual.map { Self.matches($0, expectation.condition, within: expectation.tolerance) } ?? false
    let question = Self.question(expectation)
    return ComparedRow(
      expected: "\(question) \(Self.text(expectation.condition))",
      actual: actual.map { "\(question) \(Self.text($0))" }, differs: !agrees)
  }

  private static func matches(
    _ actual: DataValue, _ condition: ValueExpectation.Condition, within tolerance: Double
  ) -> Bool {
    switch condition {
    case .equals(let expected): return agree(actual, expected, within: tolerance)
    case .between(let above, let below):
      guard case .number(let number) = actual else { return false }
      return above.map { number > $0 } ?? true && below.map { number < $0 } ?? true
    case .list(let conditions):
      guard case .list(let values) = actual, values.count == conditions.count else { return false }
      return zip(values, conditions).allSatisfy { matches($0, $1, within: tolerance) }
    }
  }

  static func agree(_ left: DataValue, _ right: DataValue, within tolerance: Double) -> Bool {
    switch (left, right) {
    case (.number(let left), .number(let right)): (left - right).magnitude <= tolerance
    case (.list(let left), .list(let right)):
      left.count == right.count
        && zip(left, right).allSatisfy { agree($0, $1, within: tolerance) }
    default: left == right
    }
  }

  // MARK: - Words

  private static func question(_ expectation: ValueExpectation) -> String {
    let subject =
      switch expectation.subject {
      case .responder(let identifier), .recognizer(let identifier): identifier
      case .touch(let finger): "touch \(finger.number)"
      }
    let time = expectation.time.map { "at \(JSONNumber.text($0.seconds)) " } ?? ""
    let space = expectation.space.map { " in \($0.text)" } ?? ""
    return "\(time)\(subject) \(expectation.property)\(space)"
  }

  private static func text(_ condition: ValueExpectation.Condition) -> String {
    switch condition {
    case .equals(let value): text(value)
    case .between(let above, let below):
      [above.map { "above \(JSONNumber.text($0))" }, below.map { "below \(JSONNumber.text($0))" }]
        .compactMap { $0 }.joined(separator: " and ")
    case .list(let conditions): "[" + conditions.map { text($0) }.joined(separator: ", ") + "]"
    }
  }

  private static func text(_ value: DataValue) -> String {
    var builder = JSONBuilder()
    builder.data(value)
    return String(decoding: JSONWriter.line(builder.finish()), as: UTF8.self)
  }
}
