/// Finds the name that was probably meant.
public enum Nearest {
  /// Longer names are compared by their beginning only: a bound on time and memory.
  private static let comparedLength = 48

  /// The candidate with the fewest edits to the name, the first of several; nil for no candidate.
  ///
  /// Case is ignored, and a candidate that contains the name (`hidden` in `isHidden`) is near.
  static func name(to name: String, among candidates: [String]) -> String? {
    let wanted = Array(name.lowercased().utf8.prefix(comparedLength))
    var best: (name: String, cost: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased().utf8.prefix(comparedLength))
      let cost = cost(wanted, other)
      if cost < best?.cost ?? .max { best = (candidate, cost) }
    }
    return best?.name
  }

  /// As ``name(to:among:)``, but nil where even the best shares too little to be worth naming.
  public static func close(to name: String, among candidates: [String]) -> String? {
    guard let best = self.name(to: name, among: candidates) else { return nil }
    let first = Array(name.lowercased().utf8.prefix(comparedLength))
    let second = Array(best.lowercased().utf8.prefix(comparedLength))
    // At most half of the longer name may differ, and something must be shared.
    let longer = max(first.count, second.count)
    return cost(first, second) <= min(max(2, longer), 2 * longer - 1) ? best : nil
  }

  /// Twice the edits, or less where one name contains the other.
  private static func cost(_ first: [UInt8], _ second: [UInt8]) -> Int {
    let (short, long) = first.count <= second.count ? (first, second) : (second, first)
    if short.count >= 3, contains(long, short) {
      return 1 + (long.count - short.count) / 4
    }
    return 2 * edits(first, second)
  }

  private static func contains(_ long: [UInt8], _ short: [UInt8]) -> Bool {
    guard long.count >= short.count else { return false }
    return (0...long.count - short.count).contains {
      long[$0..<$0 + short.count].elementsEqual(short)
    }
  }

  /// How many insertions, deletions, replacements and swaps of neighbours lead from one to the other.
  static func edits(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (row, byte) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var cost = min(
          last[column] + (byte == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, byte == second[column - 1], first[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
