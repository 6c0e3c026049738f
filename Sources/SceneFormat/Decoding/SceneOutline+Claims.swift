import EventDelivery

/// Who wants an id, in the order of the text.
extension SceneOutline {
  /// A place in one of the lists.
  enum Part {
    case view(Int)
    case controller(Int)
    case recognizer(Int)
  }

  struct Claim {
    let part: Part
    let json: JSONValue?
    let className: String
    let target: ReferenceProblem.Target
  }

  var claims: [Claim] {
    let all =
      views.enumerated().map { index, part in
        Claim(
          part: .view(index), json: part.json, className: part.className,
          target: ReferenceProblem.Target(part.kind.family))
      }
      + controllers.enumerated().map { index, part in
        Claim(
          part: .controller(index), json: part.json, className: part.className,
          target: .controller)
      }
      + recognizers.enumerated().map { index, part in
        Claim(
          part: .recognizer(index), json: part.json, className: part.className,
          target: .recognizer)
      }
    return all.sorted { ($0.json?.index ?? 0) < ($1.json?.index ?? 0) }
  }

  mutating func setIdentifier(_ identifier: String, of part: Part) {
    switch part {
    case .view(let index): views[index].identifier = identifier
    case .controller(let index): controllers[index].identifier = identifier
    case .recognizer(let index): recognizers[index].identifier = identifier
    }
  }
}
