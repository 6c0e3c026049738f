import Foundation
import Geometry

/// The arguments of the program, sorted into a command, its words and its options.
struct Arguments {
  let command: CommandName
  /// The words that are no options, without the command's name.
  let operands: [String]
  /// The values of each option that was given.
  let options: [Option: [String]]

  func has(_ option: Option) -> Bool { options[option] != nil }

  /// The value of an option that takes one; nil where it wasn't given.
  func text(_ option: Option) -> String? { options[option]?.first }

  /// A whole number within bounds; nil where the option wasn't given.
  func wholeNumber(
    _ option: Option, in range: ClosedRange<Int>
  ) throws(CommandError) -> Int? {
    guard let text = text(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .usage(.badValue(option, found: text, expected: .wholeNumber(range)))
    }
    return number
  }

  /// A number within bounds; nil where the option wasn't given.
  func number(
    _ option: Option, in range: ClosedRange<Double>
  ) throws(CommandError) -> Double? {
    guard let text = text(option) else { return nil }
    guard let number = Self.number(text), range.contains(number) else {
      throw .usage(.badValue(option, found: text, expected: .number(range)))
    }
    return number
  }

  /// A point of the screen; nil where the option wasn't given.
  func point(_ option: Option) throws(CommandError) -> Point? {
    guard let words = options[option] else { return nil }
    guard let x = Self.number(words[0]), let y = Self.number(words[1]) else {
      throw .usage(.badPoint(words[0], words[1]))
    }
    return Point(x, y)
  }

  /// One of the values of an enumeration; nil where the option wasn't given.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ option: Option, of type: Choice.Type
  ) throws(CommandError) -> Choice? {
    guard let text = text(option) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let choices = Choice.allCases.map(\.rawValue)
      throw .usage(.badValue(option, found: text, expected: .oneOf(choices)))
    }
    return choice
  }

  /// The number that a word writes in decimals; nil for any other word.
  static func number(_ word: String) -> Double? {
    guard word.wholeMatch(of: /[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d{1,3})?/) != nil,
      let number = Double(word), number.isFinite
    else { return nil }
    return number
  }
}
