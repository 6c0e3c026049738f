/// Names of classes as the runtime prints them.
enum ClassName {
  /// The part that a person calls the class by: without module, mangling or an observer's prefix.
  static func short(_ name: String) -> String {
    var rest = Substring(name)
    if rest.hasPrefix("NSKVONotifying_") { rest = rest.dropFirst(15) }
    if rest.hasPrefix("_Tt"), let demangled = demangled(rest.dropFirst(3)) { return demangled }
    let plain = rest.prefix { $0 != "<" }
    let last = plain.split(separator: ".").last ?? plain
    return last.isEmpty ? name : String(last)
  }

  /// The last of the leading names of a mangled class: `LoginView` of `C5MyApp9LoginView`.
  ///
  /// In a nested or generic one that is the class itself: module, then outer types, then it; what
  /// follows the first letter that counts nothing are the arguments.
  private static func demangled(_ mangled: Substring) -> String? {
    var rest = mangled.drop { $0.isLetter }
    var names: [Substring] = []
    while let first = rest.first, first.isASCII, first.isNumber {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let length = Int(digits), length > 0, length < 512 else { break }
      let name = rest.dropFirst(digits.count).prefix(length)
      guard name.count == length else { break }
      names.append(name)
      rest = rest.dropFirst(digits.count + length)
    }
    // A private type's discriminator hides it: `_TtC5MyAppP33_…7Overlay`.
    if rest.first == "P", let tail = demangledTail(rest) { return tail }
    return names.count > 1 ? names.last.map(String.init) : nil
  }

  private static func demangledTail(_ rest: Substring) -> String? {
    let digits = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
    guard let length = Int(digits), length > 0, length < 512 else { return nil }
    let behind = rest.dropFirst(1 + digits.count + length)
    let count = behind.prefix { $0.isASCII && $0.isNumber }
    guard let size = Int(count), size > 0, size < 512 else { return nil }
    let name = behind.dropFirst(count.count).prefix(size)
    return name.count == size ? String(name) : nil
  }
}
