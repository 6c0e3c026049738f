import EventDelivery
import TraceAnalysis

/// What a scenario expects to be explained.
extension SceneDecoder {
  mutating func why(_ value: JSONValue) -> WhyExpectation? {
    guard isObject(value) else { return nil }
    var expectation = WhyExpectation(view: "")
    var isNamed = false
    for member in value.members {
      switch key(member, of: WhyKey.self) {
      case .view:
        guard let view = subjectName(member.value) else { continue }
        expectation.view = view
        isNamed = true
      case .touch: expectation.touch = integer(member.value, in: 1...1 << 20)
      case .cause: expectation.cause = choice(member.value, among: LintCodes.causes)
      case .culprit: expectation.culprit = subjectName(member.value)
      case nil: break
      }
    }
    if value["view"] == nil { reportMissing(WhyKey.view, in: value) }
    if value["cause"] == nil, value["culprit"] == nil {
      report(.key(.noneOf([WhyKey.cause.rawValue, WhyKey.culprit.rawValue])), at: value)
    }
    return isNamed ? expectation : nil
  }

  /// A name as the commands take it, or an id that something has later.
  private mutating func subjectName(_ value: JSONValue) -> String? {
    guard let name = value.string, registry[name] == nil else {
      return laterReference(value, to: .anything)
    }
    switch NameLookup(tree: tree, addresses: addresses).meaning(of: name) {
    case .subject: return name
    case .nothing: return laterReference(value, to: .anything)
    case .several(let views):
      let candidates = views.map { tree[$0].identifier }
      report(.reference(.ambiguousName(name, candidates: candidates)), at: value)
      return nil
    }
  }
}
