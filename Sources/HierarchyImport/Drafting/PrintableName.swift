/// Names as a scene may hold them.
enum PrintableName {
  /// The name with whatever can't be shown replaced; never empty.
  static func of(_ name: String) -> String {
    if !name.isEmpty, name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return name }
    var scalars = String.UnicodeScalarView()
    var isBlank = true
    for scalar in name.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned:
        scalars.append("\u{FFFD}")
        isBlank = false
      default:
        scalars.append(scalar)
        if !scalar.properties.isWhitespace { isBlank = false }
      }
    }
    return isBlank ? "?" : String(scalars)
  }
}
