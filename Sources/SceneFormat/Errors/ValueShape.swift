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
  case options
  case transform
  case scale
  case color
  case place
  case title
  case subviewClass
  case windowClass
  case uikitClass
  case windowScene
  case idOrNull
  case matches
  case pointInside
  case polygon
  case hitTest
  case redirectCondition
  case method
  case booleanOverride
  case responds
  case data
  case effect
  case answer
  case touches
  case trueOnly
  case recognizer
  case press
  case scene
  case cases
  case logLine
  case space
  case shallowTemplate

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
    case .options: "a name or a list of names"
    case .transform: "a transform [a, b, c, d, tx, ty] or {rotation, scale, translation}"
    case .scale: "a scale, or [horizontal, vertical]"
    case .color: "a colour \"#RRGGBB\", \"#RRGGBBAA\" or one of UIKit's names"
    case .place: "a point [x, y] or the id of a view"
    case .title: "a string, or strings by language"
    case .subviewClass: "the class of a view; windows stand in \"windows\""
    case .windowClass: "the class of a window"
    case .uikitClass: "one of UIKit's view classes"
    case .windowScene: "the id of a window scene"
    case .idOrNull: "an id or null"
    case .matches: "a list of ids and class names"
    case .pointInside:
      "\"circle\", \"includeSubviews\", \"always\", \"never\", \"unknown\" or an object with outset, rect or path"
    case .polygon: "a list of at least 3 points"
    case .hitTest:
      "\"nil\", \"self\", \"passthrough\", \"beyondBounds\", \"unknown\" or an object with nilIf, only, redirect or forward"
    case .redirectCondition: "\"always\" or a rectangle [x, y, width, height]"
    case .method: "\"handle\", \"super\", \"next\", \"unknown\" or an object with do"
    case .booleanOverride: "true, false or \"unknown\""
    case .responds: "a list of selectors, or an object from selectors to lists of effects"
    case .data: "data of at most 32 levels"
    case .effect: "an object with one key, the name of an effect"
    case .touches: "a list of at least one touch"
    case .trueOnly: "true"
    case .scene: "a scene or the name of a file"
    case .cases: "a list of at least one case"
    case .logLine: "a line, or an object with line"
    case .space: "the id of a view, null for the window, or \"screen\""
    case .recognizer: "a gesture recognizer or the id of one"
    case .press: "a key's name, with modifiers as in \"cmd+shift+j\""
    case .shallowTemplate: "views that insert views in at most 32 levels"
    case .answer: "true, false, \"unknown\" or an object with only or except"
    }
  }
}
