/// Writes numbers: the shortest text that reads back as the same value.
public enum JSONNumber {
  public static func text(_ number: Double) -> String {
    if number == 0 { return number.sign == .minus ? "-0" : "0" }
    // Whole numbers up to 2^53 are exact; beyond, the exponent says honestly how few digits count.
    if number.magnitude < 9_007_199_254_740_992, number == number.rounded(.towardZero) {
      return String(Int64(number))
    }
    return number.description
  }
}
