import Geometry
import PlatformInterface

/// The lines of the ways down and up: cased in white on the device, plain beside it.
extension StagePainter {
  private enum Head {
    static let down = ArrowHead(length: 7, degrees: 36, isFilled: false)
    static let up = ArrowHead(length: 9, degrees: 26, isFilled: true)
  }

  func paintLines(_ list: inout DisplayList) {
    paintLines(theme, isCased: false, &list)
    guard let visible = device.outer.intersection(device.ground) else { return }
    list.clip(to: visible) { list in
      paintLines(onDevice, isCased: true, &list)
    }
  }

  private func paintLines(_ colors: Theme, isCased: Bool, _ list: inout DisplayList) {
    for kind in [PathLine.Kind.down, .unreached, .up, .action] {
      let lines = overlay.lines.filter { $0.kind == kind }
      if isCased {
        for line in lines { paint(line, colors, isCasing: true, &list) }
      }
      for line in lines { paint(line, colors, isCasing: false, &list) }
    }
  }

  private func paint(
    _ line: PathLine, _ colors: Theme, isCasing: Bool, _ list: inout DisplayList
  ) {
    var stroke = stroke(of: line, colors)
    if isCasing { stroke = stroke.casing(casing, spread: Metrics.Stage.casing) }
    var route = trimmed(line)
    if line.isCurrent { route = route.beginning(layout.model.motion.segment) }
    guard route.points.count > 1 else { return }
    switch line.kind {
    case .down: list.arrow(route.points, stroke, Head.down)
    case .up: list.arrow(route.points, stroke, Head.up)
    case .unreached: list.path(route.points, stroke)
    case .action:
      list.path(route.points, stroke)
      if let end = route.points.last {
        list.fill(.circle(center: end, radius: isCasing ? 5 : 3.5), stroke.color)
      }
    }
  }

  private func stroke(of line: PathLine, _ colors: Theme) -> Stroke {
    switch line.kind {
    case .down: Stroke(colors.down, width: line.isCurrent ? 3.5 : 2)
    case .up: Stroke(colors.up, width: line.isCurrent ? 4 : 3, dash: Dash(on: 7, off: 4))
    case .unreached: Stroke(colors.refused, width: 1.5, dash: Dash(on: 2, off: 3))
    case .action: Stroke(colors.hit, width: 2)
    }
  }

  /// The line from the rim of the marker it leaves to the rim of the one it comes to.
  private func trimmed(_ line: PathLine) -> Route {
    let rim = Metrics.Stage.stop / 2 + Metrics.Stage.stopRim
    guard let first = line.route.points.first, let last = line.route.points.last else {
      return line.route
    }
    let start = markerCenters.contains(first) ? rim - 2 : 0
    let end = markerCenters.contains(last) ? rim + 1 : 0
    return line.route.shortened(start: start, end: end)
  }

  private var markerCenters: [Point] {
    overlay.stops.map(\.center) + overlay.discs.map(\.center)
  }
}
