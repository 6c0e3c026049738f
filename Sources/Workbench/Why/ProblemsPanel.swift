import EventDelivery
import Geometry
import Localization
import PlatformInterface
import TraceAnalysis

/// The touch problems of the scene that show without a touch; a click selects the view.
struct ProblemsPanel {
  let problems: [LintFinding]
  let tree: ViewTree
  let selection: NodeID?
  let offset: Double
  let isActive: Bool

  private static let lineHeight = 16.0
  private static let padding = 7.0

  func draw(in frame: Rect, on surface: inout Surface) {
    let place = Rect(
      frame.minX, frame.minY + ScenesPanel.rowsTop, frame.width,
      max(0, frame.height - ScenesPanel.rowsTop - 6))
    let rows = rows(width: frame.width - 52, surface)
    let area = ScrollArea(
      id: .problems, frame: place, contentLength: rows.reduce(0) { $0 + height(of: $1) })
    surface.add(area)
    surface.add(.problems, .list(.problems), exactly: area.frame) {
      $0.isFocusable = !problems.isEmpty
    }
    guard !problems.isEmpty else {
      let text = surface.phrases.text(ProblemsPhrase.none)
      let lines = surface.wrapped(text, Typography.inspector, width: frame.width - 32)
      for (number, line) in lines.enumerated() {
        let row = Rect(
          frame.minX + 16, place.minY + 4 + Double(number) * 18, frame.width - 32, 18)
        surface.label(line, in: row, Typography.inspector, surface.theme.text2)
      }
      return
    }
    surface.clipped(to: area.frame) { surface in
      var y = place.minY - offset
      for (number, lines) in rows.enumerated() {
        let height = height(of: lines)
        let row = Rect(place.minX + 6, y, place.width - 12, height)
        if row.intersects(place) { draw(number, lines, in: row, on: &surface) }
        y += height
      }
      surface.scrollMark(area, offset: offset)
    }
  }

  private func rows(width: Double, _ surface: Surface) -> [[String]] {
    problems.map { problem in
      surface.wrapped(
        surface.phrases.sentence(problem, in: tree), Typography.className, width: width)
    }
  }

  private func height(of lines: [String]) -> Double {
    Double(lines.count) * Self.lineHeight + 20 + Self.padding * 2
  }

  private func draw(
    _ number: Int, _ lines: [String], in row: Rect, on surface: inout Surface
  ) {
    let problem = problems[number]
    let isSelected = selection == problem.subject.node
    surface.rowGround(
      .problemRow(number), in: row, RowState(isSelected: isSelected, isListActive: isActive))
    if isSelected { surface.focusRing(.problems, row.inset(by: 2), radius: 4) }
    let head = Rect(row.minX + 32, row.minY + Self.padding, row.width - 40, 20)
    drawMark(problem.severity, at: Point(row.minX + 17, head.midY), on: &surface)
    let code = problem.code.name
    let codeWidth = min(surface.width(code, Typography.className), head.width * 0.6)
    surface.label(
      tree.identifier(of: problem.subject),
      in: Rect(head.minX, head.minY, head.width - codeWidth - 8, head.height),
      Typography.selectedRow, surface.theme.text1, truncation: .middle)
    surface.label(
      code, in: Rect(head.maxX - codeWidth, head.minY, codeWidth, head.height),
      Typography.className, surface.theme.text2, .trailing)
    for (line, text) in lines.enumerated() {
      let place = Rect(
        head.minX, head.maxY + Double(line) * Self.lineHeight, head.width, Self.lineHeight)
      surface.label(text, in: place, Typography.className, surface.theme.text2)
    }
    let title = surface.phrases.text(Self.title(of: problem.severity))
    surface.add(.problemRow(number), .button(.select(problem.subject.node)), exactly: row) {
      $0.isFocusable = false
      $0.tooltip = title
    }
  }

  /// A filled triangle, a hollow one, and a dot: worse is heavier.
  private func drawMark(
    _ severity: LintFinding.Severity, at center: Point, on surface: inout Surface
  ) {
    let triangle = Shape.polygon(
      ConvexPolygon([
        center + Point(0, -6), center + Point(6.5, 5.5), center + Point(-6.5, 5.5),
      ]))
    let stroke = Stroke(surface.theme.warning, width: 1.5, placement: .inside)
    switch severity {
    case .error: surface.list.fill(triangle, surface.theme.warning)
    case .warning: surface.list.stroke(triangle, stroke)
    case .note:
      surface.list.fill(.circle(center: center, radius: 3), surface.theme.text3)
    }
  }

  private static func title(of severity: LintFinding.Severity) -> LintPhrase {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}

/// What the panel below the hierarchy lists.
enum LowerList: Hashable, Sendable, CaseIterable {
  case scenes
  case problems
}
