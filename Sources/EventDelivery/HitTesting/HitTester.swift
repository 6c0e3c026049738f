import Geometry

/// Finds the view under a point by UIKit's rules, saying each step it takes.
///
/// UIKit: reverse pre-order, depth first. A view that is hidden, has interaction off, is transparent or
/// doesn't contain the point answers nil, and its subviews are never asked; else its subviews are
/// asked from front to back, and where none answers it answers itself (B-001 to B-012). Clipping,
/// rounding, masks and content play no part (B-013 to B-015).
///
/// One walk, whoever asks: delivery, hover, maps and explanations. It keeps its own stack, so that no
/// depth of views overflows the program's.
struct HitTester {
  /// The least 32-bit opacity that isn't less than 0.01.
  ///
  /// UIKit: an alpha of 0.01 is stored as 0.0099999998 and therefore refused (B-006).
  static let alphaLimit = Float(0.01).nextUp

  /// How many times overrides may ask other views in one walk.
  ///
  /// Views that forward to one another can multiply their askings without end; UIKit would hang or
  /// overflow its stack, and the walk refuses instead.
  static let forwardLimit = 1000

  /// Stack places set aside at the start: enough for most screens, so that it seldom grows.
  private static let usualDepth = 24

  /// Lent by the tree, and read in place; the tree itself goes along as an argument, since a copy of it
  /// here would cost more than a short walk.
  private let records: RecordStore.Records
  private var frames: [Frame] = []
  private var forwarding: Set<ViewID> = []
  private var forwardCount = 0
  private var insideCache: [ViewID: CachedInside] = [:]
  /// Whether an override that nobody can see has taken part in the answer so far.
  private(set) var isAssumed = false

  init(records: RecordStore.Records) {
    self.records = records
    frames.reserveCapacity(Self.usualDepth)
  }

  /// A `hitTest` call that has begun and waits for an answer from another view.
  private struct Frame {
    let view: ViewID
    let point: Point
    /// The subview to ask next; -1 when none is left.
    var nextChild: Int32
    /// Whether an override of `hitTest` has still to have its say.
    let isOverriding: Bool
    /// Whether the bounds, or the area that stands for them, contain the point.
    let isInside: Bool
    /// Whether it asks one other view for its answer, in place of its subviews.
    let isForwarding: Bool
  }

  private enum Entry {
    case answered(ViewID?)
    case pushed
  }

  /// The answer of a view's `hitTest` for a point in its bounds coordinates.
  mutating func hitTest(
    _ view: ViewID, at point: Point, in tree: ViewTree, trace: inout some TraceSink
  ) -> ViewID? {
    var entry = enter(view, point, tree, &trace)
    while true {
      switch entry {
      case .pushed:
        break
      case .answered(let answer):
        guard let asker = frames.last else { return answer }
        if answer != nil || asker.isForwarding {
          entry = finish(answer, tree, &trace)
          continue
        }
      }
      entry = askNext(tree, &trace)
    }
  }

  /// Asks the subviews left of the view on top of the stack until one doesn't refuse at once; where
  /// none is left, the view answers itself.
  private mutating func askNext(_ tree: ViewTree, _ trace: inout some TraceSink) -> Entry {
    let last = frames.count - 1
    let point = frames[last].point
    var child = frames[last].nextChild
    while child != ViewRecord.none {
      let record = records.pointer(child)
      let local = record.pointee.convertFromParent(point)
      if Self.refusesAtOnce(record, local) {
        emitRefusal(of: child, record, local, &trace)
        child = record.pointee.previousSibling
        continue
      }
      frames[last].nextChild = record.pointee.previousSibling
      return enter(ViewID(index: child), local, tree, &trace)
    }
    return finish(frames[last].isInside ? frames[last].view : nil, tree, &trace)
  }

  /// A view's `hitTest` begins: it answers at once, or waits on the stack for others' answers.
  private mutating func enter(
    _ view: ViewID, _ point: Point, _ tree: ViewTree, _ trace: inout some TraceSink
  ) -> Entry {
    let record = records.pointer(view.index)
    if record.pointee.flags.contains(.hasOverride) {
      return enterOverriding(view, point, record, tree, &trace)
    }
    if Self.refusesAtOnce(record, point) {
      emitRefusal(of: view.index, record, point, &trace)
      return .answered(nil)
    }
    trace.open(.hitTest(.visit(view, point)), isAssumed: isAssumed)
    trace.emit(.hitTest(.pointInside(view, point, true)), isAssumed: isAssumed)
    frames.append(
      Frame(
        view: view, point: point, nextChild: record.pointee.lastChild, isOverriding: false,
        isInside: true, isForwarding: false))
    return .pushed
  }

  private static let blocking: ViewRecord.Flags = [
    .isHidden, .isInteractionDisabled, .isAnimating,
  ]

  /// Whether a view without overrides answers nil; most views asked do, so it comes first and alone.
  @inline(__always)
  private static func refusesAtOnce(
    _ record: UnsafePointer<ViewRecord>, _ point: Point
  ) -> Bool {
    if record.pointee.flags.contains(.hasOverride) { return false }
    return !record.pointee.bounds.contains(point)
      || !record.pointee.flags.isDisjoint(with: blocking)
      || !(record.pointee.alpha >= alphaLimit)
  }

  @inline(__always)
  private func emitRefusal(
    of view: Int32, _ record: UnsafePointer<ViewRecord>, _ point: Point,
    _ trace: inout some TraceSink
  ) {
    trace.emit(
      .hitTest(
        .refuse(
          ViewID(index: view), point,
          Self.guardRefusal(record) ?? .outside(bounds: record.pointee.bounds))),
      isAssumed: isAssumed)
  }

  /// UIKit: these are asked before `pointInside`, which then isn't called (B-003 to B-008, B-051).
  @inline(__always)
  static func guardRefusal(
    _ record: UnsafePointer<ViewRecord>
  ) -> HitTestStep.Refusal? {
    if record.pointee.flags.isDisjoint(with: blocking), record.pointee.alpha >= alphaLimit {
      return nil
    }
    if record.pointee.flags.contains(.isHidden) { return .hidden }
    if record.pointee.flags.contains(.isInteractionDisabled) { return .interactionDisabled }
    if !(record.pointee.alpha >= alphaLimit) { return .transparent(alpha: record.pointee.alpha) }
    return .animating
  }

  /// A view answers: its override has its say, and the answer goes to whoever asked.
  private mutating func finish(
    _ answer: ViewID?, _ tree: ViewTree, _ trace: inout some TraceSink
  ) -> Entry {
    guard let frame = frames.popLast() else { return .answered(answer) }
    if frame.isForwarding { forwarding.remove(frame.view) }
    let result = frame.isOverriding ? overridden(answer, of: frame.view, in: tree) : answer
    let superAnswer = frame.isInside ? answer : nil
    let isOverridden = frame.isForwarding || result != superAnswer
    trace.close()
    trace.emit(
      .hitTest(.answer(frame.view, result, isOverride: isOverridden)), isAssumed: isAssumed)
    return .answered(result)
  }
}

// MARK: - Overrides

extension HitTester {
  private mutating func enterOverriding(
    _ view: ViewID, _ point: Point, _ record: UnsafePointer<ViewRecord>,
    _ tree: ViewTree, _ trace: inout some TraceSink
  ) -> Entry {
    let overrides = tree[view].traits.overrides
    if overrides.hitTest == .unknown { isAssumed = true }
    switch overrides.hitTest {
    case .returnsNil:
      trace.emit(.hitTest(.refuse(view, point, .override)), isAssumed: isAssumed)
      return .answered(nil)
    case .returnsSelf:
      return answerAtOnce(view, point, view, &trace)
    case .redirect(let target, .always):
      return answerAtOnce(view, point, target, &trace)
    case .redirect(let target, .inside(let area)) where area.contains(point):
      return answerAtOnce(view, point, target, &trace)
    case .forward(let target, let converted):
      return forward(view, point, to: target, converted: converted, tree, &trace)
    default:
      return enterSuper(view, point, record, tree, &trace)
    }
  }

  /// The override answers without asking super.
  private mutating func answerAtOnce(
    _ view: ViewID, _ point: Point, _ answer: ViewID, _ trace: inout some TraceSink
  ) -> Entry {
    trace.emit(.hitTest(.visit(view, point)), isAssumed: isAssumed)
    trace.emit(.hitTest(.answer(view, answer, isOverride: true)), isAssumed: isAssumed)
    return .answered(answer)
  }

  /// The override asks another view, which may be anywhere in the tree.
  private mutating func forward(
    _ view: ViewID, _ point: Point, to target: ViewID, converted: Bool,
    _ tree: ViewTree, _ trace: inout some TraceSink
  ) -> Entry {
    forwardCount += 1
    guard forwardCount <= Self.forwardLimit, forwarding.insert(view).inserted else {
      trace.emit(.hitTest(.refuse(view, point, .endless)), isAssumed: isAssumed)
      return .answered(nil)
    }
    trace.open(.hitTest(.visit(view, point)), isAssumed: isAssumed)
    frames.append(
      Frame(
        view: view, point: point, nextChild: ViewRecord.none,
        isOverriding: false, isInside: false, isForwarding: true))
    let asked = converted ? tree.convert(point, from: view, to: target) : point
    return enter(target, asked, tree, &trace)
  }

  /// Super's `hitTest`, with the override's say to come.
  private mutating func enterSuper(
    _ view: ViewID, _ point: Point, _ record: UnsafePointer<ViewRecord>,
    _ tree: ViewTree, _ trace: inout some TraceSink
  ) -> Entry {
    if let refusal = Self.guardRefusal(record) {
      trace.emit(.hitTest(.refuse(view, point, refusal)), isAssumed: isAssumed)
      return .answered(nil)
    }
    let overrides = tree[view].traits.overrides
    if overrides.pointInside == .unknown { isAssumed = true }
    let isInside = contains(point, in: view, of: tree)
    let asksAnyway = overrides.hitTest == .beyondBounds
    guard isInside || asksAnyway else {
      trace.emit(
        .hitTest(.refuse(view, point, refusalOutside(point, record))), isAssumed: isAssumed)
      return .answered(nil)
    }
    trace.open(.hitTest(.visit(view, point)), isAssumed: isAssumed)
    trace.emit(.hitTest(.pointInside(view, point, isInside)), isAssumed: isAssumed)
    frames.append(
      Frame(
        view: view, point: point, nextChild: record.pointee.lastChild,
        isOverriding: overrides.hitTest != nil, isInside: isInside, isForwarding: false))
    return .pushed
  }

  private func refusalOutside(
    _ point: Point, _ record: UnsafePointer<ViewRecord>
  ) -> HitTestStep.Refusal {
    let bounds = record.pointee.bounds
    return bounds.contains(point) ? .override : .outside(bounds: bounds)
  }

  /// What an override that asks super first makes of super's answer.
  private func overridden(_ answer: ViewID?, of view: ViewID, in tree: ViewTree) -> ViewID? {
    switch tree[view].traits.overrides.hitTest {
    case .passthrough: answer == view ? nil : answer
    case .nilIf(let matches): matchesAny(answer, matches, in: tree) ? nil : answer
    case .only(let matches): matchesAny(answer, matches, in: tree) ? answer : nil
    case .redirect(let target, .superAnswers): answer == nil ? nil : target
    case .redirect, .returnsNil, .returnsSelf, .forward, .beyondBounds, .unknown, nil: answer
    }
  }

  private func matchesAny(_ answer: ViewID?, _ matches: [ViewMatch], in tree: ViewTree) -> Bool {
    guard let answer else { return false }
    return matches.contains { match in
      switch match {
      case .view(let view): view == answer
      case .className(let name): tree[answer].isKind(of: name)
      }
    }
  }
}

// MARK: - The point inside

extension HitTester {
  private struct CachedInside {
    let point: Point
    let isInside: Bool
  }

  /// The answer of a view's `pointInside`, override included.
  mutating func contains(_ point: Point, in view: ViewID, of tree: ViewTree) -> Bool {
    guard tree[view].traits.overrides.pointInside == .includeSubviews else {
      return containsByItself(point, in: view, of: tree)
    }
    return containsWithSubviews(point, in: view, of: tree)
  }

  private func containsByItself(
    _ point: Point, in view: ViewID, of tree: ViewTree
  ) -> Bool {
    let area = PointInsideArea(override: tree[view].traits.overrides.pointInside)
    return area.contains(point, bounds: tree.bounds(of: view))
  }

  /// The bounds, or any subview that could be hit there and contains the point.
  ///
  /// Such views may be nested to any depth, and each asks all below it, so that answers are kept for
  /// the rest of the walk and the asking keeps its own stack.
  private mutating func containsWithSubviews(
    _ point: Point, in root: ViewID, of tree: ViewTree
  ) -> Bool {
    var waiting: [(view: ViewID, point: Point, nextChild: ViewID?)] = []
    var answer: Bool?
    waiting.append((root, point, tree.lastSubview(of: root)))
    while let asker = waiting.last {
      let bounds = tree.bounds(of: asker.view)
      if answer == true || bounds.contains(asker.point) {
        answer = true
      } else if let child = asker.nextChild {
        waiting[waiting.count - 1].nextChild = tree.previousSibling(of: child)
        answer = nil
        let childPoint = records.pointer(child.index).pointee.convertFromParent(asker.point)
        if let known = quickAnswer(childPoint, child, in: tree) {
          answer = known
        } else {
          waiting.append((child, childPoint, tree.lastSubview(of: child)))
        }
        continue
      } else {
        answer = false
      }
      insideCache[asker.view] = CachedInside(point: asker.point, isInside: answer == true)
      waiting.removeLast()
    }
    return answer == true
  }

  /// The answer where it needs no other view: nil for a view that asks its own subviews in turn.
  private func quickAnswer(_ point: Point, _ view: ViewID, in tree: ViewTree) -> Bool? {
    guard Self.guardRefusal(records.pointer(view.index)) == nil else { return false }
    if let cached = insideCache[view], cached.point == point { return cached.isInside }
    if tree[view].traits.overrides.pointInside == .includeSubviews { return nil }
    return containsByItself(point, in: view, of: tree)
  }
}
