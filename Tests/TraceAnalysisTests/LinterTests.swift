import EventDelivery
import Geometry
import Testing

@testable import TraceAnalysis

/// A page with a panel, to which each test adds what is wrong.
private struct Page {
  var tree = ViewTree()
  let page: ViewID
  let panel: ViewID

  init() {
    let window = tree.addWindow(Self.details("window", "UIWindow", tree.screen.bounds))
    page = tree.addView(Self.details("page", "UIView", tree.screen.bounds), to: window)
    panel = tree.addView(Self.details("panel", "UIView", Rect(20, 100, 300, 200)), to: page)
  }

  private static func details(
    _ identifier: String, _ className: String, _ frame: Rect
  ) -> ViewDetails {
    var details = ViewDetails(identifier: identifier, className: className)
    details.geometry = ViewGeometry(frame: frame)
    return details
  }

  @discardableResult
  mutating func add(
    _ identifier: String, _ frame: Rect, as className: String = "UIButton",
    in parent: ViewID? = nil, _ change: (inout ViewDetails) -> Void = { _ in }
  ) -> ViewID {
    var details = Self.details(identifier, className, frame)
    change(&details)
    return tree.addView(details, to: parent ?? panel)
  }

  /// The findings as `severity code view culprit`.
  var findings: [String] {
    Linter(tree: tree).findings().map { finding in
      let culprit = finding.culprit.map { tree.identifier(of: $0) } ?? "-"
      let view = tree.identifier(of: finding.subject)
      return "\(finding.severity) \(finding.code.name) \(view) \(culprit)"
    }
  }
}

@Test func `a scene without problems has no findings`() {
  var page = Page()
  page.add("buy", Rect(10, 10, 100, 44))

  #expect(page.findings == [])
}

@Test func `a button that nothing reaches is an error with its cause and culprit`() {
  var page = Page()
  page.add("buy", Rect(10, 240, 100, 44))

  #expect(page.findings == ["error outsideAncestorBounds buy panel"])
}

@Test func `what can't be seen is a note`() {
  var page = Page()
  page.add("buy", Rect(10, 10, 100, 44))
  page.tree.setHidden(true, of: page.panel)

  #expect(page.findings == ["note hiddenAncestor buy panel"])
}

@Test func `a small button is a warning, by itself or by what covers it`() {
  var page = Page()
  page.add("tiny", Rect(10, 10, 30, 30))
  page.add("big", Rect(100, 10, 100, 60))
  page.add("label", Rect(100, 40, 100, 60), as: "UIView") { $0.text = "Sale" }

  #expect(page.findings == ["warning smallTarget tiny tiny", "warning smallTarget big label"])
}

@Test func `buttons that overlap, and views that draw nothing over one, are warnings`() {
  var page = Page()
  page.add("back", Rect(0, 0, 200, 80))
  page.add("front", Rect(150, 0, 100, 80))
  page.add("clear", Rect(0, 0, 60, 80), as: "UIView")

  #expect(
    page.findings == [
      "warning coveredBySibling back clear", "warning coveredBySibling back front",
    ])
}

@Test func `a part that reaches beyond its superview is a warning unless it is clipped`() {
  var page = Page()
  page.add("buy", Rect(250, 10, 100, 60))

  let unclipped = page.findings
  page.tree.updateDetails(of: page.panel) { $0.clipsToBounds = true }

  #expect(unclipped == ["warning outsideAncestorBounds buy panel"])
  #expect(page.findings == [])
}

@Test func `an action that its target lacks is an error`() {
  var page = Page()
  page.tree.updateDetails(of: page.page) {
    $0.traits.responds = [SelectorResponse(selector: "go:")]
  }
  let target = ResponderID.view(page.page)
  page.add("good", Rect(0, 0, 100, 50)) {
    $0.control?.actions = [TargetAction(event: .touchUpInside, action: "go:", target: target)]
  }
  page.add("bad", Rect(0, 60, 100, 50)) {
    $0.control?.actions = [TargetAction(event: .touchUpInside, action: "stop:", target: target)]
  }
  page.add("never", Rect(0, 120, 100, 50)) {
    $0.control?.actions = [TargetAction(event: .valueChanged, action: "go:", target: target)]
  }

  #expect(page.findings == ["error noTarget bad page", "error wrongControlEvent never never"])
}

@Test func `an action that passes many responders is a warning`() {
  var page = Page()
  page.tree.updateDetails(of: page.page) {
    $0.traits.responds = [SelectorResponse(selector: "go:")]
  }
  var parent = page.panel
  for index in 0..<8 {
    parent = page.add("v\(index)", Rect(0, 0, 300, 200), as: "UIView", in: parent)
  }
  page.add("buy", Rect(0, 0, 100, 50), in: parent) {
    $0.control?.actions = [TargetAction(event: .touchUpInside, action: "go:", target: nil)]
  }

  #expect(page.findings == ["warning longChain buy page"])
}

@Test func `a control that refuses to follow touches is an error, a disabled one a note`() {
  var page = Page()
  page.add("knob", Rect(0, 0, 100, 50), as: "UIControl") {
    $0.traits.overrides.beginTracking = .answer(false)
  }
  page.add("off", Rect(0, 60, 100, 50)) { $0.control?.isEnabled = false }

  #expect(page.findings == ["error trackingRefused knob knob", "note controlDisabled off off"])
}

@Test func `a custom control whose taps a recognizer takes is an error, a button isn't`() {
  var page = Page()
  var recognizer = Recognizer(identifier: "tap", className: "UITapGestureRecognizer")
  recognizer.view = page.page
  page.tree.addRecognizer(recognizer)
  page.add("star", Rect(0, 0, 100, 50), as: "UIControl")
  page.add("buy", Rect(0, 60, 100, 50))

  #expect(page.findings == ["error gestureCancelsTouches star tap"])
}

@Test func `a tap recognizer that one tap doesn't set off is a finding`() {
  var page = Page()
  let card = page.add("card", Rect(0, 0, 100, 100), as: "UIView")
  for name in ["off", "first", "second"] {
    var recognizer = Recognizer(identifier: name, className: "UITapGestureRecognizer")
    recognizer.view = card
    recognizer.isEnabled = name != "off"
    page.tree.addRecognizer(recognizer)
  }

  #expect(
    page.findings == ["note recognizerDisabled off off", "warning gesturePrevented first second"])
}

@Test func `what is only scrolled out of sight is a note, or no finding`() {
  var page = Page()
  let list = page.add("list", Rect(0, 0, 300, 200), as: "UIScrollView")
  page.add("below", Rect(10, 300, 100, 50), as: "UIButton", in: list)
  page.add("edge", Rect(10, 180, 100, 50), as: "UIButton", in: list)

  #expect(page.findings == ["note outsideAncestorBounds below panel"])
}
