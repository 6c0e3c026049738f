internal import CSDL2
internal import Geometry
internal import PlatformInterface

/// Gives SDL's fingers small numbers and remembers which are down.
struct FingerTracker {
  private struct Finger {
    let device: SDL_TouchID
    let identifier: SDL_FingerID
    let number: Int
    var position: Point
  }

  /// In the order in which they came down.
  private var fingers: [Finger] = []

  /// Nil for a finger that was not seen coming down.
  mutating func translate(
    _ event: SDL_TouchFingerEvent, _ phase: FingerEvent.Phase, windowSize: Size
  ) -> FingerEvent? {
    let position = Point(
      Double(event.x) * windowSize.width, Double(event.y) * windowSize.height)
    let time = Int(event.timestamp)
    let known = fingers.firstIndex {
      $0.device == event.touchId && $0.identifier == event.fingerId
    }
    switch (phase, known) {
    case (.down, nil):
      let finger = Finger(
        device: event.touchId, identifier: event.fingerId, number: freeNumber,
        position: position)
      fingers.append(finger)
      return FingerEvent(.down, finger: finger.number, at: position, milliseconds: time)
    case (.moved, let index?), (.down, let index?):
      fingers[index].position = position
      return FingerEvent(
        .moved, finger: fingers[index].number, at: position, milliseconds: time)
    case (.up, let index?), (.cancelled, let index?):
      let finger = fingers.remove(at: index)
      return FingerEvent(phase, finger: finger.number, at: position, milliseconds: time)
    case (_, nil):
      return nil
    }
  }

  /// Takes all fingers away, in the order in which they came.
  mutating func cancelAll(milliseconds: Int) -> [FingerEvent] {
    defer { fingers = [] }
    return fingers.map {
      FingerEvent(.cancelled, finger: $0.number, at: $0.position, milliseconds: milliseconds)
    }
  }

  private var freeNumber: Int {
    var number = 1
    while fingers.contains(where: { $0.number == number }) { number += 1 }
    return number
  }
}
