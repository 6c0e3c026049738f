import Foundation
import Geometry
import Localization
import Workbench

/// What the command line asks for.
struct WindowArguments {
  /// What is wrong with the command line.
  struct Problem: Error {
    let phrase: WindowPhrase
    let argument: String
  }

  /// A file, `-` for standard input, or nil for the first scene.
  var file: String?
  /// Which scene of a file that holds several; nil is the first.
  var sceneName: String?
  var taps: [Point] = []
  var playsInput = false
  var step: Int?
  var selection: String?
  var output: String?
  /// A picture of the app, to be drawn under its views.
  var backdrop: String?
  var size = Size(1440, 900)
  var scale: Double?
  var language: Language?
  var theme = ThemeChoice.light
  var wantsHelp = false

  init(_ arguments: [String]) throws(Problem) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": wantsHelp = true
      case "--overlay": playsInput = true
      case "--":
        for file in rest { try take(file: file) }
        return
      case "--tap":
        let x = try Self.number(after: argument, &rest)
        taps.append(Point(x, try Self.number(after: argument, &rest)))
      case "--step": step = Int(try Self.number(after: argument, &rest))
      case "--scene": sceneName = try Self.value(after: argument, &rest)
      case "--select": selection = try Self.value(after: argument, &rest)
      case "--render", "-o": output = try Self.value(after: argument, &rest)
      case "--backdrop": backdrop = try Self.value(after: argument, &rest)
      case "--size": size = try Self.size(try Self.value(after: argument, &rest))
      case "--scale": scale = try Self.scale(try Self.value(after: argument, &rest))
      case "--lang": language = try Self.language(try Self.value(after: argument, &rest))
      case "--theme": theme = try Self.theme(try Self.value(after: argument, &rest))
      default:
        guard argument == "-" || !argument.hasPrefix("-") else {
          throw Problem(phrase: .unknownOption, argument: argument)
        }
        try take(file: argument)
      }
    }
  }

  private mutating func take(file: String) throws(Problem) {
    guard self.file == nil else { throw Problem(phrase: .twoFiles, argument: file) }
    self.file = file
  }

  // MARK: - Values

  private static func value(
    after option: String, _ rest: inout ArraySlice<String>
  ) throws(Problem) -> String {
    guard let value = rest.popFirst() else {
      throw Problem(phrase: .missingValue, argument: option)
    }
    return value
  }

  private static func number(
    after option: String, _ rest: inout ArraySlice<String>
  ) throws(Problem) -> Double {
    let text = try value(after: option, &rest)
    guard let number = Double(text), abs(number) <= 1e6 else {
      throw Problem(phrase: .badNumber, argument: text)
    }
    return number
  }

  private static func size(_ text: String) throws(Problem) -> Size {
    let sides = text.lowercased().split(separator: "x").map { Double($0) ?? 0 }
    guard sides.count == 2, sides.allSatisfy({ (200...8192).contains($0) }) else {
      throw Problem(phrase: .badSize, argument: text)
    }
    return Size(sides[0], sides[1])
  }

  private static func scale(_ text: String) throws(Problem) -> Double {
    guard let scale = Double(text), (0.5...4).contains(scale) else {
      throw Problem(phrase: .badScale, argument: text)
    }
    return scale
  }

  private static func language(_ text: String) throws(Problem) -> Language {
    guard let language = Language(rawValue: text) else {
      throw Problem(phrase: .badLanguage, argument: text)
    }
    return language
  }

  private static func theme(_ text: String) throws(Problem) -> ThemeChoice {
    guard let theme = ThemeChoice(rawValue: text) else {
      throw Problem(phrase: .badTheme, argument: text)
    }
    return theme
  }
}
