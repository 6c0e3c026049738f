import EventDelivery
import Geometry
import TraceAnalysis

/// Values as Swift source.
enum SwiftText {
  static func number(_ value: Double) -> String { NumberText.text(value) }

  static func rect(_ rect: Rect) -> String {
    "CGRect(x: \(number(rect.minX)), y: \(number(rect.minY)), "
      + "width: \(number(rect.width)), height: \(number(rect.height)))"
  }

  static func point(_ point: Point) -> String {
    "CGPoint(x: \(number(point.x)), y: \(number(point.y)))"
  }

  static func transform(_ transform: AffineTransform) -> String {
    let names = ["a", "b", "c", "d", "tx", "ty"]
    let values = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    let arguments = zip(names, values).map { "\($0): \($1)" }
    return "CGAffineTransform(\(arguments.joined(separator: ", ")))"
  }

  /// A colour under UIKit's name where it has one.
  static func color(_ color: ViewColor) -> String {
    if let name = color.name { return "UIColor.\(name)" }
    let parts = [("red", color.red), ("green", color.green), ("blue", color.blue)]
    let components = parts.map { "\($0): \($1) / 255" }
    return "UIColor(\(components.joined(separator: ", ")), alpha: \(color.alpha) / 255)"
  }

  /// A string literal, escaped.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  static func optionSet(_ names: [String]) -> String {
    "[" + names.map { ".\($0)" }.joined(separator: ", ") + "]"
  }

  /// Plain data as a literal; nil where Swift has none for it.
  static func literal(_ value: DataValue) -> String? {
    switch value {
    case .null: "nil"
    case .boolean(let isOn): "\(isOn)"
    case .number(let value): number(value)
    case .string(let text): string(text)
    case .list(let values): list(values)
    case .object(let members): dictionary(members)
    }
  }

  private static func list(_ values: [DataValue]) -> String? {
    let parts = values.compactMap { literal($0) }
    return parts.count == values.count ? "[\(parts.joined(separator: ", "))]" : nil
  }

  private static func dictionary(_ members: [DataValue.Member]) -> String? {
    let parts = members.compactMap { member in
      literal(member.value).map { "\(string(member.key)): \($0)" }
    }
    guard parts.count == members.count else { return nil }
    return parts.isEmpty ? "[:]" : "[\(parts.joined(separator: ", "))]"
  }
}
