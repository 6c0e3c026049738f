import EventDelivery
import Foundation
import Geometry
import Testing
import TraceAnalysis

/// A public report of a touch that went astray, as the collection has it.
private struct Report: Decodable {
  let id: String
  let category: String
  let tree: Node?
  let windows: [Window]?
  let point: [Double]
  let wanted: String
  let hit: String

  /// A window's level and its tree, told as a list of the two.
  struct Window: Decodable {
    let level: Double
    let tree: Node

    init(level: Double, tree: Node) {
      self.level = level
      self.tree = tree
    }

    init(from decoder: any Decoder) throws {
      var parts = try decoder.unkeyedContainer()
      level = try parts.decode(Double.self)
      tree = try parts.decode(Node.self)
    }
  }

  struct Node: Decodable {
    let name: String
    let frame: [Double]
    let kids: [Node]
    let control: Int?
    let hidden: Int?
    let alpha: Double?
    let uie: Int?
    let z: Double?
    /// What its `hitTest` was overridden to do.
    let hit: String?
    let offset: [Double]?
    let gestures: [Gesture]?

    struct Gesture: Decodable {
      let kind: String
    }
  }

  /// The causes that a report's kind of fault comes down to.
  var causes: Set<Cause> {
    switch category {
    case "out-of-bounds": [.outsideAncestorBounds, .outsideBounds]
    case "zero-size": [.zeroSizeAncestor, .outsideAncestorBounds]
    case "user-interaction": [.interactionDisabledAncestor, .interactionDisabled]
    case "alpha": [.alpha]
    case "animation": [.offScreen, .outsideBounds]
    case "covered", "cell-contentview", "z-order": [.coveredBySibling]
    case "window": [.coveredByWindow, .reachable]
    case "override": [.hitTestOverride]
    case "gesture": [.gestureCancelsTouches, .reachable]
    default: [.reachable]
    }
  }
}

/// Reports as the collection tells them, run straight from its own data.
@Suite(.enabled(if: Corpus.isHere, "HITSCOPE_CORPUS names no collection of reports"))
struct ReportTests {
  private static func reports() throws -> [Report] {
    guard let root = Corpus.root else { return [] }
    let data = try Data(contentsOf: root.appending(path: "bugreports/reports.json"))
    return try JSONDecoder().decode([Report].self, from: data)
  }

  @Test func `each report's touch hits the view that it says`() throws {
    let reports = try Self.reports()

    for report in reports {
      let tree = try Self.tree(of: report)
      let hit = tree.hitTest(atScreenPoint: Point(report.point[0], report.point[1]))?.view
      #expect(hit.map { tree[$0].identifier } == report.hit, "\(report.id)")
    }
    #expect(reports.count >= 32)
  }

  @Test func `each report's lost touch is explained by its kind of fault`() throws {
    var explained = 0

    for report in try Self.reports() {
      let tree = try Self.tree(of: report)
      guard let wanted = tree.view(identifier: report.wanted) else { continue }
      let builder = ExplanationBuilder(
        .view(wanted), tapping: Point(report.point[0], report.point[1]), in: tree)
      let explanation = builder.explanation()
      #expect(
        report.causes.contains(explanation.cause), "\(report.id) \(explanation.cause)")
      explained += 1
    }

    #expect(explained >= 24)
  }

  // MARK: - Trees

  private static func tree(of report: Report) throws -> ViewTree {
    let windows =
      report.windows
      ?? report.tree.map { [Report.Window(level: 0, tree: $0)] } ?? []
    let frame = try #require(windows.first).tree.frame
    var tree = ViewTree(screen: Screen(size: Size(frame[2], frame[3])))
    var redirects: [(ViewID, String)] = []
    for window in windows {
      var details = details(of: window.tree, className: "UIWindow")
      details.window?.windowLevel = window.level
      let root = tree.addWindow(details)
      finish(root, window.tree, &tree, &redirects)
      add(window.tree.kids, to: root, &tree, &redirects)
    }
    for (view, target) in redirects {
      let other = try #require(tree.view(identifier: target))
      let area = tree.convert(tree.bounds(of: other), from: other, to: view)
      tree.apply(.hitTest(.redirect(to: other, when: .inside(area))), to: view)
    }
    return tree
  }

  private static func add(
    _ nodes: [Report.Node], to parent: ViewID, _ tree: inout ViewTree,
    _ redirects: inout [(ViewID, String)]
  ) {
    for node in nodes {
      let className = node.control == 1 ? "UIControl" : "UIView"
      let view = tree.addView(details(of: node, className: className), to: parent)
      finish(view, node, &tree, &redirects)
      add(node.kids, to: view, &tree, &redirects)
    }
  }

  private static func details(of node: Report.Node, className: String) -> ViewDetails {
    var details = ViewDetails(identifier: node.name, className: className)
    details.geometry = ViewGeometry(
      frame: Rect(node.frame[0], node.frame[1], node.frame[2], node.frame[3]))
    if let origin = node.offset {
      details.geometry.bounds.origin = Point(origin[0], origin[1])
    }
    details.layer.zPosition = node.z ?? 0
    return details
  }

  private static func finish(
    _ view: ViewID, _ node: Report.Node, _ tree: inout ViewTree,
    _ redirects: inout [(ViewID, String)]
  ) {
    tree.setHidden(node.hidden == 1, of: view)
    tree.setAlpha(node.alpha ?? 1, of: view)
    tree.setUserInteractionEnabled(node.uie != 0, of: view)
    for (place, gesture) in (node.gestures ?? []).enumerated() {
      let kinds = ["tap": "UITapGestureRecognizer", "longPress": "UILongPressGestureRecognizer"]
      var recognizer = Recognizer(
        identifier: "\(node.name).\(gesture.kind)\(place)",
        className: kinds[gesture.kind] ?? "UIPanGestureRecognizer")
      recognizer.view = view
      tree.addRecognizer(recognizer)
    }
    guard let override = node.hit else { return }
    if override == "passthrough" { tree.apply(.hitTest(.passthrough), to: view) }
    let parts = override.split(separator: ":")
    if parts.count == 2 { redirects.append((view, String(parts[1]))) }
  }
}
