import EventDelivery

extension SceneDecoder {
  /// An id that something has by now, or nil after noting that nothing fitting has it.
  mutating func reference(
    _ value: JSONValue, to expected: ReferenceProblem.Target
  ) -> String? {
    guard let identifier = name(value) else { return nil }
    return isKnown(identifier, at: value, expected: expected) ? identifier : nil
  }

  /// An id that something will have when everything has been read.
  mutating func laterReference(
    _ value: JSONValue, to expected: ReferenceProblem.Target
  ) -> String? {
    guard let identifier = name(value) else { return nil }
    references.append(PendingReference(value: value, expected: expected))
    return identifier
  }

  /// Notes the ids that nothing has, now that everything has been read.
  mutating func checkReferences() {
    for reference in references {
      guard let identifier = reference.value.string else { continue }
      _ = isKnown(identifier, at: reference.value, expected: reference.expected)
    }
    references = []
  }

  mutating func isKnown(
    _ identifier: String, at value: JSONValue, expected: ReferenceProblem.Target
  ) -> Bool {
    guard let entry = registry[identifier] else {
      if isScrollViewRecognizer(identifier), ReferenceProblem.Target.recognizer.fits(expected) {
        return true
      }
      reportUnknown(identifier, at: value, expected: expected)
      return false
    }
    guard entry.target.fits(expected) else {
      let problem = ReferenceProblem.wrongTarget(
        identifier, found: entry.target, expected: expected)
      report(.reference(problem), at: value)
      return false
    }
    return true
  }

  private mutating func reportUnknown(
    _ identifier: String, at value: JSONValue, expected: ReferenceProblem.Target
  ) {
    guard problems.makesRoom() else { return }
    let nearest = registry.nearest(to: identifier, expected: expected)
    problems.add(
      SceneProblem(
        file: value.document.file, position: value.position, path: value.path,
        kind: .reference(.unknownID(identifier, nearest: nearest, expected: expected))))
  }

  mutating func view(_ value: JSONValue) -> ViewID? {
    guard let identifier = reference(value, to: .view) else { return nil }
    if let view = tree.view(identifier: identifier) { return view }
    refuseLater(identifier, at: value)
    return nil
  }

  mutating func responder(_ value: JSONValue) -> ResponderID? {
    guard let identifier = reference(value, to: .responder) else { return nil }
    if let responder = tree.responder(identifier: identifier) { return responder }
    refuseLater(identifier, at: value)
    return nil
  }

  /// What an override names must be in the scene from the start.
  private mutating func refuseLater(_ identifier: String, at value: JSONValue) {
    refuse("an override that names \(identifier), which comes later,", at: value)
  }
}
