/// A distance, a time or an angle that a recognizer goes by and UIKit has no property for.
///
/// A scene may change each under this name.
public enum GestureThreshold: String, Hashable, Sendable, CaseIterable {
  case tapMovement
  case tapDuration
  case tapInterval
  case panMovement
  case swipeDistance
  case swipeDistanceDecay
  case swipeDeviation
  case swipeDeviationDecay
  case swipeDuration
  case swipeRetreat
  case pinchDistance
  case pinchShift
  case rotationAngle
  case rotationShift

  /// UIKit's own value, as far as anybody knows it.
  public var standard: Double {
    switch self {
    case .tapMovement: 45  // points; WinObjC's multi-tap allowance, times a sloppiness of 1 (B-251)
    case .tapDuration: 0.75  // seconds; WinObjC; a hold of 0.507 s is still a tap (B-249, T-080)
    case .tapInterval: 0.35  // seconds from a lift to the next touch-down; WinObjC (B-250)
    case .panMovement: 10  // points along one axis; read with LLDB in UIKitCore (B-259)
    case .swipeDistance: 50  // points at once; swipe probe on iOS 26.1 (B-265)
    case .swipeDistanceDecay: 47  // points a second less; the same probe (B-265)
    case .swipeDeviation: 50  // points sideways at once; the same probe (B-265)
    case .swipeDeviationDecay: 49  // points a second less; the same probe (B-265)
    case .swipeDuration: 0.5  // seconds; the same probe (B-266)
    case .swipeRetreat: 0.1  // points behind the start; the same probe (B-267)
    case .pinchDistance: 10  // points between the fingers; pinch probe on iOS 26.1 (B-270)
    case .pinchShift: 8  // points taken off the distance; the same probe (B-270)
    case .rotationAngle: 10  // degrees; rotation probe on iOS 26.1 (B-273)
    case .rotationShift: 5  // degrees taken off the angle; the same probe (B-273)
    }
  }
}

/// The thresholds a recognizer goes by: UIKit's, but for those its scene changes.
struct GestureThresholds: Hashable, Sendable {
  private var changed: [Change] = []

  private struct Change: Hashable {
    let threshold: GestureThreshold
    let value: Double
  }

  init() {}

  init(_ members: [DataValue.Member]) {
    for member in members {
      guard let threshold = GestureThreshold(rawValue: member.key),
        case .number(let value) = member.value
      else { continue }
      changed.append(Change(threshold: threshold, value: value))
    }
  }

  subscript(threshold: GestureThreshold) -> Double {
    changed.last { $0.threshold == threshold }?.value ?? threshold.standard
  }
}
