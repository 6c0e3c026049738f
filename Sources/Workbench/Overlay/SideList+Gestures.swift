import EventDelivery
import Geometry
import Localization
import PlatformInterface
import TraceAnalysis

extension SideList {
  /// The recognizers of the touch shown, with their states and what is between them; nil for none.
  static func gestures(in context: StageContext) -> SideList? {
    let story = context.picture.gestures
    guard context.showsStory, !story.courses.isEmpty, isAboutGestures(context, story)
    else { return nil }
    let transcript = Transcript(tree: context.tree)
    let items = story.courses.map { course in
      Item(
        mark: .state(course.state), title: context.tree[course.recognizer].identifier,
        detail: words(course, story, transcript),
        target: course.step.map { .step($0) },
        isCurrent: course.step == context.picture.step?.index && !context.picture.isSummary)
    }
    var side = SideList(
      context.phrases.text(StagePhrase.gestures), items, in: room(in: context),
      fromBottom: true, context)
    side?.link(story)
    return side
  }

  private static func isAboutGestures(_ context: StageContext, _ story: GestureStory) -> Bool {
    guard !context.picture.isSummary else { return true }
    switch context.picture.step?.kind {
    case .gesture, .touch, .hitTest(.bound): return true
    case .queue, .hitTest, .scroll, .responder, .action, .effect, nil: return false
    }
  }

  /// The state, with the reason where it failed and whom it waits for where it does.
  private static func words(
    _ course: GestureStory.Course, _ story: GestureStory, _ transcript: Transcript
  ) -> String {
    if let failure = course.failure {
      return "\(course.state.rawValue) \(transcript.words(failure))"
    }
    let required = story.relations.first {
      $0.kind == .waitsFor && $0.recognizer == course.recognizer
    }
    if course.state == .possible, let required {
      return "\(course.state.rawValue), waits for \(transcript.name(required.other))"
    }
    return course.state.rawValue
  }

  /// Draws what is between the rows: who prevents, waits for and goes with whom.
  private mutating func link(_ story: GestureStory) {
    var lane = 0
    for relation in story.relations {
      let from = story.courses.firstIndex { $0.recognizer == relation.recognizer }
      let to = story.courses.firstIndex { $0.recognizer == relation.other }
      guard let from, let to, rows.indices.contains(from), rows.indices.contains(to),
        lane < Self.mostLinks
      else { continue }
      links.append(Link(kind: relation.kind, from: from, to: to, lane: lane))
      lane += 1
    }
  }
}

extension StagePainter {
  /// The lines between the rows of a list, in lanes before them.
  func paintLinks(of side: SideList, _ list: inout DisplayList) {
    for link in side.links {
      let start = side.rows[link.from].rect
      let end = side.rows[link.to].rect
      let edge = start.minX + side.inset - 3
      let x = edge - 6 - Double(link.lane) * SideList.linkPitch
      let shift = link.from < link.to ? 3.0 : -3.0
      let points = [
        Point(edge, start.midY + shift), Point(x, start.midY + shift), Point(x, end.midY - shift),
        Point(edge, end.midY - shift),
      ]
      switch link.kind {
      case .prevents:
        list.arrow(
          points, Stroke(theme.refused, width: 2), ArrowHead(length: 7, degrees: 26, isFilled: true)
        )
      case .waitsFor:
        list.arrow(
          points, Stroke(theme.warning, width: 1.5, dash: Dash(on: 3, off: 2)),
          ArrowHead(length: 6, degrees: 36, isFilled: false))
      case .goesWith:
        list.path(points, Stroke(theme.hit, width: 3))
        list.path(points, Stroke(theme.stage, width: 1))
      }
    }
  }

  func paint(_ state: RecognizerState, in rect: Rect, _ list: inout DisplayList) {
    let small = rect.inset(by: 3)
    switch state {
    case .possible:
      list.stroke(
        .ellipse(small),
        Stroke(theme.refused, width: 1.5, placement: .inside, dash: Dash(on: 2, off: 2)))
    case .began, .changed: list.fill(small, radius: 3, theme.down)
    case .ended:
      list.fill(.ellipse(small), theme.hit)
      list.path(
        [
          small.center + Point(-3, 0), small.center + Point(-0.5, 2.5),
          small.center + Point(3, -2.5),
        ],
        Stroke(theme.onColor, width: 1.5).rounded)
    case .failed, .cancelled:
      let cross = Stroke(theme.refused, width: 2)
      if state == .cancelled {
        list.stroke(
          .ellipse(rect.inset(by: 1)), Stroke(theme.refused, width: 1, placement: .inside))
      }
      let arm = state == .failed ? 5.0 : 3.5
      list.path([rect.center + Point(-arm, -arm), rect.center + Point(arm, arm)], cross)
      list.path([rect.center + Point(-arm, arm), rect.center + Point(arm, -arm)], cross)
    }
  }
}
