import EventDelivery
import Geometry

extension SceneEncoder {
  mutating func recording(_ recording: RecordingDocument) {
    builder.beginObject()
    member(RecordingKey.format, FormatVersion.recording.rawValue)
    builder.key(RecordingKey.scene.rawValue)
    scene(recording.scene)
    builder.key(RecordingKey.input.rawValue)
    input(recording.input)
    builder.end()
  }

  mutating func scenario(_ scenario: ScenarioDocument) {
    builder.beginObject()
    member(ScenarioKey.format, FormatVersion.scenario.rawValue)
    optionalText(ScenarioKey.title, scenario.title)
    member(ScenarioKey.source, scenario.source, unless: nil)
    builder.key(ScenarioKey.scene.rawValue)
    if let file = scenario.sceneFile { builder.string(file) } else { scene(scenario.scene) }
    if scenario.cases.count == 1, scenario.cases[0].title == nil {
      scenarioCase(scenario.cases[0])
    } else {
      builder.key(ScenarioKey.cases.rawValue)
      builder.beginArray()
      for scenarioCase in scenario.cases {
        builder.beginObject()
        optionalText(CaseKey.title, scenarioCase.title)
        self.scenarioCase(scenarioCase)
        builder.end()
      }
      builder.end()
    }
    builder.end()
  }

  private mutating func scenarioCase(_ scenarioCase: ScenarioCase) {
    if let input = scenarioCase.input {
      builder.key(CaseKey.input.rawValue)
      self.input(input)
    }
    builder.key(CaseKey.expect.rawValue)
    expectations(scenarioCase.expectations)
  }

  private mutating func expectations(_ expected: Expectations) {
    builder.beginObject()
    list(.hit, expected.hit) { $0.data(.string($1)) }
    list(.visited, expected.visited) { $0.string($1) }
    list(.chain, expected.chain) { $0.string($1) }
    list(.actions, expected.actions) { $0.string($1) }
    if !expected.states.isEmpty { states(expected.states) }
    if !expected.values.isEmpty {
      builder.key(ExpectKey.values.rawValue)
      builder.beginArray()
      for value in expected.values { self.value(value) }
      builder.end()
    }
    if !expected.log.isEmpty { log(expected.log) }
    member(ExpectKey.never, names: expected.never)
    if !expected.count.isEmpty {
      builder.key(ExpectKey.count.rawValue)
      builder.beginObject()
      for count in expected.count {
        builder.key(count.words)
        builder.number(Double(count.count))
      }
      builder.end()
    }
    if !expected.convert.isEmpty {
      builder.key(ExpectKey.convert.rawValue)
      builder.beginArray()
      for conversion in expected.convert { self.conversion(conversion) }
      builder.end()
    }
    if let why = expected.why { self.why(why) }
    builder.end()
  }

  private mutating func why(_ expected: WhyExpectation) {
    builder.key(ExpectKey.why.rawValue)
    builder.beginObject()
    member(WhyKey.view, expected.view)
    member(WhyKey.cause, expected.cause, unless: nil)
    member(WhyKey.culprit, expected.culprit, unless: nil)
    if let touch = expected.touch { member(WhyKey.touch, Double(touch)) }
    builder.end()
  }

  private mutating func states(_ expected: [StateExpectation]) {
    builder.key(ExpectKey.states.rawValue)
    builder.beginObject()
    for entry in expected {
      builder.key(entry.recognizer)
      builder.strings(entry.states)
    }
    builder.end()
  }

  private mutating func list<Element>(
    _ key: ExpectKey, _ elements: [Element]?, write: (inout JSONBuilder, Element) -> Void
  ) {
    guard let elements else { return }
    builder.key(key.rawValue)
    builder.beginArray()
    for element in elements { write(&builder, element) }
    builder.end()
  }

  private mutating func log(_ entries: [LogExpectation]) {
    builder.key(ExpectKey.log.rawValue)
    builder.beginArray()
    for entry in entries {
      switch entry {
      case .line(let line): logLine(line)
      case .anyOrder(let lines):
        builder.beginArray()
        for line in lines { logLine(line) }
        builder.end()
      }
    }
    builder.end()
  }

  private mutating func logLine(_ line: LineExpectation) {
    guard let time = line.time else { return builder.string(line.text) }
    builder.beginObject()
    member(LogKey.at, time.seconds)
    member(LogKey.within, line.tolerance, unless: Tolerance.exact)
    member(LogKey.line, line.text)
    builder.end()
  }

  private mutating func value(_ value: ValueExpectation) {
    builder.beginObject()
    member(ValueEntryKey.at, value.time?.seconds, unless: nil)
    switch value.subject {
    case .responder(let identifier), .recognizer(let identifier):
      member(ValueEntryKey.of, identifier)
    case .touch(let finger): member(ValueEntryKey.of, "touch \(finger.number)")
    }
    builder.key(value.property)
    if let space = value.space {
      builder.beginObject()
      self.space(SpaceKey.in, space)
      builder.key(SpaceKey.is.rawValue)
      condition(value.condition)
      builder.end()
    } else {
      condition(value.condition)
    }
    member(ValueEntryKey.within, value.tolerance, unless: Tolerance.exact)
    builder.end()
  }

  private mutating func condition(_ condition: ValueExpectation.Condition) {
    switch condition {
    case .equals(let expected): builder.data(expected)
    case .between(let above, let below):
      builder.beginObject()
      member(RangeKey.above, above, unless: nil)
      member(RangeKey.below, below, unless: nil)
      builder.end()
    case .list(let conditions):
      builder.beginArray()
      for condition in conditions { self.condition(condition) }
      builder.end()
    }
  }

  private mutating func space(_ key: some ObjectKey, _ space: ValueExpectation.Space) {
    builder.key(key.rawValue)
    switch space {
    case .window: builder.null()
    case .screen: builder.string("screen")
    case .view(let identifier): builder.string(identifier)
    }
  }

  private mutating func conversion(_ conversion: ConversionExpectation) {
    builder.beginObject()
    switch conversion.figure {
    case .point(let point, _): member(ConvertKey.point, point)
    case .rect(let rect, _): member(ConvertKey.rect, rect)
    }
    space(ConvertKey.from, conversion.from)
    space(ConvertKey.to, conversion.to)
    switch conversion.figure {
    case .point(_, let answer): member(ConvertKey.is, answer)
    case .rect(_, let answer): member(ConvertKey.is, answer)
    }
    member(ConvertKey.within, conversion.tolerance, unless: Tolerance.exact)
    builder.end()
  }
}
