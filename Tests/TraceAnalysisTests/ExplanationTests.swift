import EventDelivery
import Geometry
import Testing

@testable import TraceAnalysis

/// A window, a page, a panel on it and a button on that; each test breaks one thing.
private struct Sample {
  var tree: ViewTree
  let window: ViewID
  let page: ViewID
  let panel: ViewID
  let button: ViewID

  init() {
    tree = ViewTree()
    func details(_ identifier: String, _ className: String, _ frame: Rect) -> ViewDetails {
      var details = ViewDetails(identifier: identifier, className: className)
      details.geometry = ViewGeometry(frame: frame)
      return details
    }
    window = tree.addWindow(details("main", "UIWindow", tree.screen.bounds))
    page = tree.addView(details("page", "UIView", tree.screen.bounds), to: window)
    panel = tree.addView(details("panel", "UIView", Rect(50, 100, 200, 200)), to: page)
    var control = details("buy", "UIButton", Rect(20, 20, 100, 50))
    control.traits.responds = [SelectorResponse(selector: "bought:")]
    control.control?.actions = [
      TargetAction(event: .touchUpInside, action: "bought:", target: .application)
    ]
    button = tree.addView(control, to: panel)
  }

  mutating func addCover(_ frame: Rect) -> ViewID {
    var details = ViewDetails(identifier: "cover", className: "UIView")
    details.geometry = ViewGeometry(frame: frame)
    return tree.addView(details, to: page)
  }

  var builder: ExplanationBuilder {
    ExplanationBuilder(.view(button), tapping: nil, in: tree)
  }

  func explanation() -> Explanation { builder.explanation() }
}

/// One way of breaking the sample, and what is to be said of it.
private struct Fault: Sendable, CustomTestStringConvertible {
  let cause: Cause
  let culprit: String?
  let hit: String?
  let breaking: @Sendable (inout Sample) -> Void

  var testDescription: String { cause.rawValue }

  init(
    _ cause: Cause, by culprit: String?, hit: String?,
    _ breaking: @escaping @Sendable (inout Sample) -> Void
  ) {
    self.cause = cause
    self.culprit = culprit
    self.hit = hit
    self.breaking = breaking
  }

  /// Nothing that one could set helps against these, or nothing is wrong.
  static let withoutFix: Set<Cause> = [
    .reachable, .offScreen, .notInWindow, .animating, .noTarget,
  ]

  static let all: [Fault] = [
    Fault(.reachable, by: nil, hit: "buy") { _ in },
    Fault(.hidden, by: "buy", hit: "panel") { $0.tree.setHidden(true, of: $0.button) },
    Fault(.hiddenAncestor, by: "panel", hit: "page") { $0.tree.setHidden(true, of: $0.panel) },
    Fault(.windowHidden, by: "main", hit: nil) { $0.tree.setHidden(true, of: $0.window) },
    Fault(.alpha, by: "buy", hit: "panel") { $0.tree.setAlpha(0, of: $0.button) },
    Fault(.alphaAncestor, by: "panel", hit: "page") { $0.tree.setAlpha(0.005, of: $0.panel) },
    Fault(.interactionDisabled, by: "buy", hit: "panel") {
      $0.tree.setUserInteractionEnabled(false, of: $0.button)
    },
    Fault(.interactionDisabledAncestor, by: "panel", hit: "page") {
      $0.tree.setUserInteractionEnabled(false, of: $0.panel)
    },
    Fault(.zeroSizeAncestor, by: "panel", hit: "page") {
      $0.tree.apply(.frame(Rect(50, 100, 200, 0)), to: $0.panel)
    },
    Fault(.outsideAncestorBounds, by: "panel", hit: "page") {
      $0.tree.apply(.frame(Rect(50, 100, 200, 30)), to: $0.panel)
    },
    Fault(.coveredBySibling, by: "cover", hit: "cover") {
      _ = $0.addCover(Rect(0, 0, 390, 844))
    },
    Fault(.hitTestOverride, by: "panel", hit: "panel") {
      $0.tree.apply(.hitTest(.returnsSelf), to: $0.panel)
    },
    Fault(.pointInsideOverride, by: "panel", hit: "page") {
      $0.tree.apply(.pointInside(.never), to: $0.panel)
    },
    Fault(.pointInsideOverride, by: "cover", hit: "cover") { sample in
      let cover = sample.addCover(Rect(0, 600, 100, 100))
      sample.tree.apply(.pointInside(.always), to: cover)
    },
    Fault(.controlDisabled, by: "buy", hit: "buy") {
      $0.tree.apply(.isEnabled(false), to: $0.button)
    },
    Fault(.wrongControlEvent, by: "buy", hit: "buy") { sample in
      sample.tree.updateDetails(of: sample.button) { $0.control?.actions[0].event = .valueChanged }
    },
    Fault(.noTarget, by: "buy", hit: "buy") { sample in
      sample.tree.updateDetails(of: sample.button) {
        $0.control?.actions[0].target = .view(sample.page)
      }
      sample.tree.updateDetails(of: sample.page) { $0.traits.responds = [] }
    },
    Fault(.trackingRefused, by: "buy", hit: "buy") { sample in
      sample.tree.updateDetails(of: sample.button) {
        $0.traits.overrides.beginTracking = .answer(false)
      }
    },
    Fault(.touchesOverride, by: "buy", hit: "buy") { sample in
      let override = MethodOverride(method: .touchesBegan, behavior: .handle)
      sample.tree.apply(.method(.touchesBegan, override), to: sample.button)
    },
    Fault(.notInWindow, by: "panel", hit: "page") { $0.tree.removeFromSuperview($0.panel) },
    Fault(.offScreen, by: "buy", hit: nil) {
      $0.tree.apply(.frame(Rect(500, 0, 90, 90)), to: $0.panel)
    },
    Fault(.zeroSize, by: "buy", hit: "panel") {
      $0.tree.apply(.frame(Rect(20, 20, 0, 50)), to: $0.button)
    },
    Fault(.animating, by: "panel", hit: "page") { $0.tree.setAnimating(true, of: $0.panel) },
    Fault(.coveredByWindow, by: "front", hit: "front") { sample in
      var front = ViewDetails(identifier: "front", className: "UIWindow")
      front.geometry = ViewGeometry(frame: sample.tree.screen.bounds)
      sample.tree.addWindow(front)
    },
    Fault(.singularTransform, by: "cover", hit: "cover") { sample in
      let cover = sample.addCover(Rect(0, 0, 390, 844))
      sample.tree.apply(.transform(.scale(0, 0)), to: cover)
    },
    Fault(.hitTestOverride, by: "cover", hit: "page") { sample in
      let cover = sample.addCover(Rect(0, 0, 390, 844))
      sample.tree.apply(.hitTest(.redirect(to: sample.page, when: .superAnswers)), to: cover)
    },
    Fault(.hitTestOverride, by: "buy", hit: "panel") {
      $0.tree.apply(.hitTest(.passthrough), to: $0.button)
    },
    Fault(.unknownOverride, by: "cover", hit: "cover") { sample in
      let cover = sample.addCover(Rect(0, 0, 390, 844))
      sample.tree.apply(.hitTest(.unknown), to: cover)
    },
    Fault(.ignoringInteractionEvents, by: "application", hit: nil) {
      $0.tree.application.isIgnoringInteractionEvents = true
    },
    Fault(.handledBelow, by: "inner", hit: "inner") { sample in
      var inner = ViewDetails(identifier: "inner", className: "UIView")
      inner.geometry = ViewGeometry(frame: Rect(0, 0, 100, 50))
      sample.tree.addView(inner, to: sample.button)
    },
  ]
}

@Test(arguments: Fault.all)
private func `a broken view's explanation names the cause and the culprit`(_ fault: Fault) {
  var sample = Sample()
  fault.breaking(&sample)

  let explanation = sample.explanation()

  #expect(explanation.cause == fault.cause)
  #expect(explanation.culprit.map { sample.tree.identifier(of: $0) } == fault.culprit)
  #expect(explanation.hit.map { sample.tree[$0].identifier } == fault.hit)
}

@Test func `of several obstacles the first that delivery meets is the cause`() {
  var sample = Sample()
  sample.tree.setUserInteractionEnabled(false, of: sample.button)
  sample.tree.setHidden(true, of: sample.panel)

  let explanation = sample.explanation()

  #expect(explanation.cause == .hiddenAncestor)
  #expect(explanation.also.map(\.cause) == [.interactionDisabled])
  #expect(
    explanation.fixes.map(\.changes) == [
      [
        .set(target: "panel", changes: [.isHidden(false)]),
        .set(target: "buy", changes: [.isUserInteractionEnabled(true)]),
      ]
    ])
}

@Test(arguments: Fault.all)
private func `each fix offered makes the view respond`(_ fault: Fault) {
  var sample = Sample()
  fault.breaking(&sample)

  let explanation = sample.explanation()

  for fix in explanation.fixes {
    let mended = sample.builder.replaying(with: fix).explanation()
    #expect(mended.arrives, "\(fault.cause) \(fix)")
  }
  #expect(explanation.fixes.isEmpty == Fault.withoutFix.contains(fault.cause), "\(fault.cause)")
}

@Test(arguments: Fault.all)
private func `a verdict's evidence is a step about the culprit or the hit view`(_ fault: Fault)
  throws
{
  var sample = Sample()
  fault.breaking(&sample)

  let explanation = sample.explanation()

  let evidence = try #require(explanation.evidence)
  #expect(evidence.position < sample.builder.run.events.count)
}

@Test func `a verdict across an override that nobody can see says so`() {
  var sample = Sample()
  sample.tree.apply(.hitTest(.unknown), to: sample.panel)

  let explanation = sample.explanation()

  #expect(explanation.cause == .reachable)
  #expect(
    explanation.assumptions == [
      Assumption(responder: .view(sample.panel), fact: .override("hitTest"))
    ])
}

@Test func `a verdict that rests on a default says so`() {
  var sample = Sample()
  sample.tree.updateDetails(of: sample.panel) { $0.assumed = ["isHidden", "tag"] }
  sample.tree.setHidden(true, of: sample.panel)

  let explanation = sample.explanation()

  #expect(
    explanation.assumptions == [
      Assumption(responder: .view(sample.panel), fact: .property("isHidden"))
    ])
}

@Test func `after an input the last touch is explained, or the one that is named`() {
  var sample = Sample()
  let cover = sample.addCover(Rect(0, 0, 390, 844))
  let items = [
    InputItem(action: .tap(.view("buy"), count: 1, fingers: 1)),
    InputItem(action: .effects([.remove("cover")])),
    InputItem(action: .tap(.view("buy"), count: 1, fingers: 1)),
  ]
  let run = DeliveryRun.playing(items, on: sample.tree)

  let last = ExplanationBuilder(.view(sample.button), after: run)?.explanation()
  let first = ExplanationBuilder(.view(sample.button), after: run, touch: 1)?.explanation()

  #expect(last?.cause == .reachable)
  #expect(first?.cause == .coveredBySibling)
  #expect(first?.culprit == .view(cover))
  #expect(ExplanationBuilder(.view(sample.button), after: run, touch: 3) == nil)
}
