import EventDelivery
import Geometry
import PlatformInterface
import TraceAnalysis

/// Turns the mouse and real fingers on the stage into touches on the app's screen.
///
/// The mouse is finger 1; with the Alt key it is two fingers that mirror each other about a centre, and
/// Shift moves the pair. Moves are passed on at most once in 16 ms, as fast as a screen reports them.
struct StageInput: Sendable {
  /// Milliseconds between two reports of moves.
  static let moveInterval = 16

  /// Where the pointer is on the app's screen; nil outside of it.
  private(set) var hoverPoint: Point?
  var modifiers: Modifiers = []
  /// What the pair of fingers mirrors about; nil is the screen's centre.
  private var center: Point?
  /// The mouse's fingers that are down, with where they are.
  private var mouse: [TouchSample] = []
  /// Real fingers that are down.
  private(set) var fingers: [TouchSample] = []
  private var pending: [TouchSample] = []
  private var lastMove = 0

  var isTouching: Bool { !mouse.isEmpty || !fingers.isEmpty }
  var isMouseDown: Bool { !mouse.isEmpty }

  // MARK: - Mouse

  /// The pointer is over the screen, or not.
  mutating func hover(at point: Point?, modifiers: Modifiers, screen: Screen) {
    if modifiers.contains([.alt, .shift]), let point, let last = hoverPoint {
      center = (center ?? screen.bounds.center) + (point - last)
    }
    if !modifiers.contains(.alt), mouse.isEmpty { center = nil }
    self.modifiers = modifiers
    hoverPoint = point
  }

  /// The mouse button goes down on the screen.
  mutating func press(at point: Point, screen: Screen, fingers count: Int) -> [TouchSample] {
    guard fingers.isEmpty, mouse.isEmpty else { return [] }
    mouse = points(for: point, screen: screen, isPair: isPair(count)).enumerated().map {
      TouchSample(finger: Finger($0.offset + 1), phase: .began, point: $0.element)
    }
    pending = []
    return mouse
  }

  /// The mouse moves while it is down; what is due is passed on, the rest waits.
  mutating func drag(to point: Point, screen: Screen, at now: Int) -> [TouchSample] {
    guard !mouse.isEmpty else { return [] }
    let places = points(for: point, screen: screen, isPair: mouse.count > 1)
    for (place, sample) in mouse.enumerated() {
      mouse[place].point = places[place]
      mouse[place].phase = places[place] == sample.point ? .stationary : .moved
    }
    return report(mouse, at: now)
  }

  mutating func release() -> [TouchSample] {
    defer { mouse = [] }
    pending = []
    return mouse.map { ended($0, .ended) }
  }

  // MARK: - Real fingers

  /// A finger on a touch screen; its number is its own.
  mutating func take(
    _ phase: FingerEvent.Phase, finger: Int, at point: Point, now: Int
  ) -> [TouchSample] {
    let number = Finger(finger)
    guard mouse.isEmpty else { return [] }
    if phase == .down {
      let sample = TouchSample(finger: number, phase: .began, point: point)
      fingers.append(sample)
      return [sample]
    }
    guard let place = fingers.firstIndex(where: { $0.finger == number }) else { return [] }
    fingers[place].point = point
    if phase == .moved {
      fingers[place].phase = .moved
      return report([fingers[place]], at: now)
    }
    pending.removeAll { $0.finger == number }
    return [ended(fingers.remove(at: place), phase == .up ? .ended : .cancelled)]
  }

  /// Takes back every finger that is down.
  mutating func cancelAll() -> [TouchSample] {
    let cancelled = (mouse + fingers).map { ended($0, .cancelled) }
    mouse = []
    fingers = []
    pending = []
    return cancelled
  }

  // MARK: - Moves

  /// When a move that waits is passed on.
  var nextDeadline: Int? { pending.isEmpty ? nil : lastMove + Self.moveInterval }

  mutating func takePending(by now: Int) -> [TouchSample]? {
    guard let due = nextDeadline, due <= now else { return nil }
    lastMove = now
    return flush()
  }

  private mutating func flush() -> [TouchSample] {
    defer { pending = [] }
    return pending
  }

  private mutating func report(_ samples: [TouchSample], at now: Int) -> [TouchSample] {
    for sample in samples where sample.phase == .moved {
      pending.removeAll { $0.finger == sample.finger }
      pending.append(sample)
    }
    guard !pending.isEmpty, now - lastMove >= Self.moveInterval else { return [] }
    lastMove = now
    return flush()
  }

  private func ended(_ sample: TouchSample, _ phase: TouchPhase) -> TouchSample {
    var result = sample
    result.phase = phase
    return result
  }

  // MARK: - The second finger

  private func isPair(_ fingers: Int) -> Bool { fingers > 1 || modifiers.contains(.alt) }

  /// Where the mouse's fingers are: one, or two that mirror each other.
  private func points(for point: Point, screen: Screen, isPair: Bool) -> [Point] {
    let primary = Self.clamped(point, to: screen)
    guard isPair else { return [primary] }
    let middle = center ?? screen.bounds.center
    return [primary, Self.clamped(middle * 2 - primary, to: screen)]
  }

  /// A finger can't leave the screen.
  static func clamped(_ point: Point, to screen: Screen) -> Point {
    let limit = screen.size
    return Point(
      min(max(point.x, 0), limit.width.nextDown), min(max(point.y, 0), limit.height.nextDown))
  }

  /// The pair that would touch, shown while the Alt key is held.
  func hoverFingers(_ session: Session, fingers count: Int) -> [FingerMark]? {
    guard session.mode == .touch, !isTouching, let point = hoverPoint, isPair(count)
    else { return nil }
    let places = points(for: point, screen: session.tree.screen, isPair: true)
    return places.enumerated().map {
      FingerMark(finger: Finger($0.offset + 1), point: $0.element, phase: .ended)
    }
  }
}
