public import EventDelivery

extension ViewColor {
  /// The colour as a scene writes it: UIKit's name, `#RRGGBB` or `#RRGGBBAA`.
  public var text: String {
    if let name { return name }
    let bytes = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return "#" + bytes.map { Self.digits($0) }.joined()
  }

  private static func digits(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0" + digits : digits
  }
}

extension ViewColor {
  /// UIKit's colour of a name such as `systemBlue`, as it looks in light mode; nil for any other name.
  public static func named(_ name: String) -> ViewColor? { SystemColors.named(name) }
}
