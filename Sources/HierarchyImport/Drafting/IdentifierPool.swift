/// Gives every part of a scene an id of its own.
struct IdentifierPool {
  /// The application and its delegate have theirs by the format.
  private var taken: Set<String> = ["application", "appDelegate"]
  private var counters: [String: Int] = [:]

  /// The wish if nothing has it yet, else the address, else the class's name with a number.
  mutating func take(wish: String?, address: String?, className: String) -> String {
    for name in [wish, address].compactMap({ $0.map(PrintableName.of) }) {
      if name != "?", taken.insert(name).inserted { return name }
    }
    let base = PrintableName.of(className)
    var number = counters[base] ?? 0
    var name: String
    repeat {
      number += 1
      name = "\(base)\(number)"
    } while !taken.insert(name).inserted
    counters[base] = number
    return name
  }
}
