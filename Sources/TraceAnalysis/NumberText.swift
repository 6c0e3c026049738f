public import Geometry

/// Numbers as transcripts and JSON print them: at most three decimals, no trailing zeros, never `-0`.
public enum NumberText {
  public static func text(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    guard abs(value) < 1e15 else { return "\(value)" }
    let thousandths = (value * 1000).rounded()
    if abs(thousandths) < 1 { return "0" }
    let magnitude = Int64(abs(thousandths))
    let whole = "\(magnitude / 1000)"
    let sign = thousandths < 0 ? "-" : ""
    let digits = decimals(magnitude % 1000)
    return digits.isEmpty ? sign + whole : sign + whole + "." + digits
  }

  public static func text(_ point: Point) -> String {
    "(\(text(point.x)), \(text(point.y)))"
  }

  /// Seconds with three decimals, as the transcript's first column prints them.
  public static func time(_ seconds: Double) -> String {
    let thousandths = Int64((seconds * 1000).rounded())
    let rest = "\(thousandths % 1000)"
    let padding = String(repeating: "0", count: 3 - rest.count)
    return "\(thousandths / 1000).\(padding)\(rest)"
  }

  private static func decimals(_ thousandths: Int64) -> String {
    guard thousandths != 0 else { return "" }
    let digits = "\(thousandths)"
    var padded = String(repeating: "0", count: 3 - digits.count) + digits
    while padded.last == "0" { padded.removeLast() }
    return padded
  }
}
