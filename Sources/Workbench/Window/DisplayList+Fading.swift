import PlatformInterface

extension DisplayList {
  /// The same picture, seen through by so much.
  func faded(to share: Double) -> DisplayList {
    guard share < 1 else { return self }
    var result = DisplayList()
    for command in commands { result.append(command.faded(to: share)) }
    return result
  }
}

extension DrawingCommand {
  fileprivate func faded(to share: Double) -> DrawingCommand {
    switch self {
    case .fill(let shape, let color): return .fill(shape, color.opacity(share))
    case .stroke(let shape, let stroke): return .stroke(shape, stroke.faded(to: share))
    case .path(let points, let stroke): return .path(points, stroke.faded(to: share))
    case .arrow(let points, let stroke, let head):
      return .arrow(points, stroke.faded(to: share), head)
    case .hatch(let shape, var hatch):
      hatch.color = hatch.color.opacity(share)
      return .hatch(shape, hatch)
    case .text(var line):
      line.color = line.color.opacity(share)
      return .text(line)
    case .image, .pushClip, .popClip: return self
    }
  }
}

extension Stroke {
  fileprivate func faded(to share: Double) -> Stroke {
    var stroke = self
    stroke.color = color.opacity(share)
    return stroke
  }
}
