/// A colour as a scene writes it: components for drawing and, where it had one, UIKit's name.
public struct ViewColor: Hashable, Sendable {
  public let red: UInt8
  public let green: UInt8
  public let blue: UInt8
  public let alpha: UInt8
  /// UIKit's name, such as `systemBlue`, so that a scene is written as it was read.
  public let name: String?

  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255, name: String? = nil) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.name = name
  }
}
