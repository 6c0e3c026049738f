import Geometry

/// A row or item that a finger holds down.
struct PressedRow: Hashable, Sendable {
  let list: ViewID
  let cell: ViewID
  let finger: Finger
}

/// What tables and collection views do with the touches that reach them.
extension DeliveryEngine {
  /// UIKit: a touch that comes up to a list from one of its cells highlights the cell; its lift selects the
  /// cell, its cancellation does not (T-175, T-177).
  mutating func followRows(
    _ phase: TouchPhase, _ fingers: [Finger], in list: ViewID, trace: inout some TraceSink
  ) {
    guard tree.isList(list) else { return }
    for touch in touches where fingers.contains(touch.finger) {
      switch phase {
      case .began: pressRow(touch, in: list, trace: &trace)
      case .moved: leaveRow(touch, in: list, trace: &trace)
      case .ended: releaseRow(touch.finger, in: list, selects: true, trace: &trace)
      case .cancelled: releaseRow(touch.finger, in: list, selects: false, trace: &trace)
      case .stationary: break
      }
    }
  }

  private mutating func pressRow(
    _ touch: Touch, in list: ViewID, trace: inout some TraceSink
  ) {
    guard tree[list].scroll?.allowsSelection == true,
      !pressedRows.contains(where: { $0.list == list }),
      let cell = touch.view.flatMap({ cell(around: $0, in: list) })
    else { return }
    pressedRows.append(PressedRow(list: list, cell: cell, finger: touch.finger))
    trace.emit(.action(.highlighted(cell, true)))
  }

  /// The list's cell that a view is or lies in.
  private func cell(around view: ViewID, in list: ViewID) -> ViewID? {
    let inside = tree.ancestors(from: view).prefix { $0 != list }
    return inside.last { tree.isCell($0) }
  }

  /// A finger that has left the row selects nothing.
  private mutating func leaveRow(
    _ touch: Touch, in list: ViewID, trace: inout some TraceSink
  ) {
    guard let row = pressedRows.first(where: { $0.list == list && $0.finger == touch.finger })
    else { return }
    let place = tree.convertFromScreen(touch.location, to: row.cell)
    guard !tree.bounds(of: row.cell).contains(place) else { return }
    releaseRow(touch.finger, in: list, selects: false, trace: &trace)
  }

  private mutating func releaseRow(
    _ finger: Finger, in list: ViewID, selects: Bool, trace: inout some TraceSink
  ) {
    let index = pressedRows.firstIndex { $0.list == list && $0.finger == finger }
    guard let index else { return }
    let row = pressedRows.remove(at: index)
    trace.emit(.action(.highlighted(row.cell, false)))
    guard selects else { return }
    selectedCells[list] = row.cell
    trace.emit(.scroll(.didSelect(list, cell: row.cell)))
  }

  /// Whether a table or collection view has selected a cell last.
  public func isSelected(_ cell: ViewID) -> Bool {
    tree.superviews(of: cell).contains { selectedCells[$0] == cell }
  }
}

extension ViewTree {
  /// Whether it is a table's or a collection view's cell.
  public func isCell(_ view: ViewID) -> Bool {
    self[view].isKind(of: "UITableViewCell") || self[view].isKind(of: "UICollectionViewCell")
  }

  fileprivate func superviews(of view: ViewID) -> ArraySlice<ViewID> {
    ancestors(from: view).dropFirst()
  }
}
