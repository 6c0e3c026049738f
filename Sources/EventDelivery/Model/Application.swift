public import Geometry

/// The device's screen: a size in points and pixels per point.
public struct Screen: Hashable, Sendable {
  public var size: Size
  public var scale: Double

  public init(size: Size = Size(390, 844), scale: Double = 3) {
    self.size = size
    self.scale = scale
  }

  public var bounds: Rect { Rect(origin: .zero, size: size) }

  /// The place of the device pixel that a point falls on.
  ///
  /// UIKit: a touch-down reports this place, and what follows reports its own (T-054).
  func nearestPixel(to point: Point) -> Point {
    Point((point.x * scale).rounded() / scale, (point.y * scale).rounded() / scale)
  }
}

/// The application and its delegate, as far as delivery goes.
public struct Application: Hashable, Sendable {
  /// Whether events are being ignored when the input starts (B-088).
  public var isIgnoringInteractionEvents = false
  /// How often a touch-down is hit-tested: 1 to read well, 2 as UIKit does (B-027, T-026).
  public var hitTestPasses = 1
  /// Whether the trace tells the stations before the event queue as well.
  public var showsPipeline = false
  public var traits = ResponderTraits()
  public var delegate = ApplicationDelegate()

  public init() {}
}

/// The application's delegate; it ends the chain if it is a responder (B-105).
public struct ApplicationDelegate: Hashable, Sendable {
  public var identifier = "appDelegate"
  public var className = "AppDelegate"
  public var isResponder = true
  public var traits = ResponderTraits()

  public init() {}
}

/// A window scene: the responder between its windows and the application (B-104).
public struct WindowScene: Hashable, Sendable {
  public var identifier: String
  public var traits = ResponderTraits()

  public init(identifier: String) {
    self.identifier = identifier
  }
}
