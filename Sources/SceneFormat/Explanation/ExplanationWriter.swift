import EventDelivery
import Geometry
public import TraceAnalysis

/// Writes an explanation as one JSON object; ExplanationFormat.md has its grammar.
public struct ExplanationWriter: Sendable {
  /// The names of all keys, those of nested objects too.
  public static let keyNames = ExplanationKey.names

  private let builder: ExplanationBuilder

  /// The builder is the one that the explanation came from.
  public init(_ builder: ExplanationBuilder) {
    self.builder = builder
  }

  public func object(_ explanation: Explanation) -> [UInt8] {
    var encoder = SceneEncoder(tree: builder.run.tree)
    encoder.builder.beginObject()
    encoder.subject(.view, explanation.subject)
    encoder.member(ExplanationKey.cause, explanation.cause.rawValue)
    encoder.subject(.culprit, explanation.culprit)
    encoder.subject(.hit, explanation.hit.map { .view($0) })
    encoder.list(ExplanationKey.also, explanation.also) { encoder, obstacle in
      encoder.builder.beginObject()
      encoder.member(ExplanationKey.cause, obstacle.cause.rawValue)
      encoder.subject(.culprit, .view(obstacle.culprit))
      encoder.builder.end()
    }
    encoder.list(ExplanationKey.fixes, explanation.fixes) { encoder, fix in
      encoder.builder.beginArray()
      for effect in fix.changes { encoder.effect(effect) }
      encoder.builder.end()
    }
    encoder.builder.key(ExplanationKey.evidence.rawValue)
    evidence(explanation.evidence, &encoder)
    encoder.list(ExplanationKey.assumed, explanation.assumptions) { $0.assumption($1) }
    if let point = explanation.point { encoder.member(ExplanationKey.point, point) }
    encoder.member(ExplanationKey.arrives, explanation.arrives)
    encoder.builder.end()
    return JSONWriter.pretty(encoder.builder.finish())
  }

  /// The step's number in the trace, its time and its line.
  private func evidence(_ index: TraceIndex?, _ encoder: inout SceneEncoder) {
    guard let index else { return encoder.builder.null() }
    let event = builder.run.events[index.position]
    encoder.builder.beginObject()
    encoder.member(ExplanationKey.n, Double(index.position))
    encoder.member(ExplanationKey.t, event.time.seconds)
    encoder.member(ExplanationKey.line, Transcript(tree: builder.run.tree).words(event))
    encoder.builder.end()
  }
}

enum ExplanationKey: String, ObjectKey {
  case view, cause, culprit, hit, also, fixes, evidence, assumed, point, arrives
  case n, t, line
  case override, property
}

extension SceneEncoder {
  fileprivate mutating func subject(_ key: ExplanationKey, _ subject: ExplainedSubject?) {
    builder.key(key.rawValue)
    if let subject {
      builder.string(tree.identifier(of: subject))
    } else {
      builder.null()
    }
  }

  fileprivate mutating func assumption(_ assumption: Assumption) {
    builder.beginObject()
    subject(.view, assumption.subject)
    switch assumption.fact {
    case .override(let method): member(ExplanationKey.override, method)
    case .property(let property): member(ExplanationKey.property, property)
    }
    builder.end()
  }
}
