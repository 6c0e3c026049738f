import Localization

extension Phrasebook {
  func sentence(_ problem: TargetProblem) -> String {
    switch problem {
    case .unknown(let name, let nearest?):
      text(ReportPhrase.nearestTarget, ["name": name, "nearest": nearest])
    case .unknown(let name, nil): text(ReportPhrase.noSuchTarget, ["name": name])
    case .ambiguous(let name, let candidates):
      ([text(ReportPhrase.ambiguousTarget, ["name": name])] + candidates.map { "  \($0)" })
        .joined(separator: "\n")
    case .placeless(let name): text(ReportPhrase.placelessTarget, ["name": name])
    }
  }

  func sentence(_ problem: WindowProblem) -> String {
    switch problem {
    case .missing(let path): text(ReportPhrase.windowMissing, ["file": path])
    case .noWelcome: text(ReportPhrase.noWelcome)
    case .failed(let path, let reason):
      text(ReportPhrase.windowFailed, ["file": path, "reason": reason])
    }
  }
}
