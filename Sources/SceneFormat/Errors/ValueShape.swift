/// What a key wants its value to be; each has a phrase with its article.
public enum ValueShape: String, Hashable, Sendable, CaseIterable {
  case object
  case list
  case string
  case boolean
  case number
  case integer
  case point
  case size
  case rect
  case insets

  /// The shape in English.
  var phrase: String {
    switch self {
    case .object: "an object"
    case .list: "a list"
    case .string: "a string"
    case .boolean: "true or false"
    case .number: "a number"
    case .integer: "a whole number"
    case .point: "a point [x, y]"
    case .size: "a size [width, height]"
    case .rect: "a rectangle [x, y, width, height]"
    case .insets: "insets [top, left, bottom, right]"
    }
  }
}
