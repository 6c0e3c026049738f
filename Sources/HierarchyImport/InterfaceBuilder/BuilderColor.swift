import EventDelivery
import SceneFormat

/// Colours of an Interface Builder document.
enum BuilderColor {
  /// The colour of an element; nil for one of an asset catalogue, which is another file.
  static func color(_ element: Int, in xml: XMLTree) -> ViewColor? {
    for attribute in ["systemColor", "cocoaTouchSystemColor"] {
      if let name = xml.attribute(element, attribute) { return named(name) }
    }
    let alpha = xml.number(element, "alpha") ?? 1
    if let white = xml.number(element, "white") {
      return color(white, white, white, alpha)
    }
    guard let red = xml.number(element, "red"), let green = xml.number(element, "green"),
      let blue = xml.number(element, "blue")
    else { return nil }
    return color(red, green, blue, alpha)
  }

  private static func named(_ name: String) -> ViewColor? {
    let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return ViewColor.named(short)
  }

  private static func color(
    _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
  ) -> ViewColor {
    ViewColor(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
  }

  private static func byte(_ component: Double) -> UInt8 {
    UInt8((min(max(component, 0), 1) * 255).rounded())
  }
}
