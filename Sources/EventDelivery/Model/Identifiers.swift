/// A view's place in its tree's storage; never used again for another view.
public struct ViewID: Hashable, Comparable, Sendable {
  public let index: Int32

  @inlinable
  public init(index: Int32) {
    self.index = index
  }

  @inlinable
  public static func < (left: ViewID, right: ViewID) -> Bool {
    left.index < right.index
  }
}

/// A view controller's place in its tree's storage; never used again for another controller.
public struct ControllerID: Hashable, Sendable {
  public let index: Int32

  public init(index: Int32) {
    self.index = index
  }
}

/// A gesture recognizer's place in its tree's storage; never used again for another recognizer.
public struct RecognizerID: Hashable, Sendable {
  public let index: Int32

  public init(index: Int32) {
    self.index = index
  }
}

/// A window scene's place in its tree's storage.
public struct WindowSceneID: Hashable, Sendable {
  public let index: Int32

  public init(index: Int32) {
    self.index = index
  }
}

/// Anything that can stand in a responder chain; a window is a view.
public enum ResponderID: Hashable, Sendable {
  case view(ViewID)
  case controller(ControllerID)
  case windowScene(WindowSceneID)
  case application
  case applicationDelegate

  /// The view, where the responder is one.
  public var viewID: ViewID? {
    guard case .view(let view) = self else { return nil }
    return view
  }
}

/// A finger's number as the input gives it; the same number may touch again after it has lifted.
public struct Finger: Hashable, Comparable, Sendable {
  public let number: Int

  public init(_ number: Int) {
    self.number = number
  }

  public static func < (left: Finger, right: Finger) -> Bool {
    left.number < right.number
  }
}

/// An event's number in order of arrival, from 1.
public struct EventNumber: Hashable, Comparable, Sendable {
  public let number: Int

  public init(_ number: Int) {
    self.number = number
  }

  public static func < (left: EventNumber, right: EventNumber) -> Bool {
    left.number < right.number
  }
}
