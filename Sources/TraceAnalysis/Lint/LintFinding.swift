public import EventDelivery
public import Geometry

/// A touch problem that shows without a touch.
public struct LintFinding: Hashable, Sendable {
  /// Whose touches have the problem.
  public let subject: ExplainedSubject
  public let code: Code
  /// Whose property, place or override it is; nil where there is nobody to blame.
  public let culprit: ExplainedSubject?
  public let severity: Severity
  public let detail: Detail

  init(
    _ subject: ExplainedSubject, _ code: Code, culprit: ExplainedSubject?, _ severity: Severity,
    _ detail: Detail
  ) {
    self.subject = subject
    self.code = code
    self.culprit = culprit
    self.severity = severity
    self.detail = detail
  }

  /// The stable code: a cause's, or one that only lint finds.
  public enum Code: Hashable, Sendable {
    case cause(Cause)
    case smallTarget
    case longChain

    public var name: String {
      switch self {
      case .cause(let cause): cause.rawValue
      case .smallTarget: "smallTarget"
      case .longChain: "longChain"
      }
    }

    /// Every code, in the order of the documents.
    public static let all = Cause.allCases.map { Code.cause($0) } + [.smallTarget, .longChain]
  }

  /// How bad it is.
  public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    /// It can't have been meant.
    case error
    /// It may have been meant, and is worth a look.
    case warning
    /// It is so now and may change: hidden, disabled, off the screen.
    case note

    private var rank: Int {
      switch self {
      case .error: 0
      case .warning: 1
      case .note: 2
      }
    }

    /// The worse one comes first.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
  }

  /// What is the matter, beyond the code.
  public enum Detail: Hashable, Sendable {
    /// No point of the screen reaches it.
    case unreachable
    /// A touch arrives, and no action comes of it.
    case inert
    /// What can be touched of it is this big.
    case reach(Size)
    /// So many square points of it go to somebody else.
    case overlap(area: Double, taker: ViewID, isInvisible: Bool)
    /// So many square points of it lie outside, drawn and never asked.
    case overflow(area: Double)
    /// The target lacks the action's method, or nobody implements it.
    case missingMethod(String)
    /// An action passes so many responders before one performs it.
    case hops(Int, String)
  }
}
