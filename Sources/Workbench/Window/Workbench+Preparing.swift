import EventDelivery
public import Geometry
import TraceAnalysis

/// Why a scene wasn't opened.
public struct OpenFailure: Hashable, Sendable {
  /// Sentences, one a line.
  public let message: String
  /// Whether the file was read and is no scene; otherwise it couldn't be read.
  public let isMalformed: Bool
}

/// What a command line asks for before the first picture.
extension Workbench {
  /// Why the latest scene wasn't opened; nil where it was.
  public var openFailure: OpenFailure? {
    guard let notice = session.notice, notice.kind == .error else { return nil }
    return OpenFailure(
      message: notice.sentences(phrases).joined(separator: "\n"),
      isMalformed: notice.isMalformed)
  }

  /// Delivers the scene's own input; the last step is shown.
  public mutating func deliverOwnInput() {
    session.playOwnInput(at: 0)
    revealStep()
  }

  /// Delivers one tap at a point of the app's screen; the last step is shown.
  public mutating func deliverTap(at point: Point) {
    session.tap(at: point)
    revealStep()
  }

  /// Shows a step by its number, from 1; 0 is before the first.
  public mutating func show(step: Int) {
    session.step { cursor in
      if step > 0 { cursor.move(to: TraceIndex(step - 1)) } else { cursor.moveToStart() }
    }
    revealStep()
  }

  /// Selects what has that id, if anything has.
  public mutating func select(identifier: String) {
    guard let node = session.tree.node(identifier: identifier) else { return }
    select(node)
  }
}
