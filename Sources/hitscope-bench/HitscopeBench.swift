import Foundation

/// Counts and timings of hit-testing and delivery.
///
/// `--counts` prints counts that are the same on every machine, and fails where one has grown past its
/// limit; without it, timings follow, which are for people to compare on one machine.
@main
enum HitscopeBench {
  static func main() {
    let counts = Count.all()
    for count in counts {
      let verdict = count.isWithinLimit ? "" : "  OVER THE LIMIT of \(count.limit)"
      print("\(count.name): \(count.value)\(verdict)")
    }
    guard CommandLine.arguments.contains("--counts") else {
      Timings.printAll()
      return
    }
    if counts.contains(where: { !$0.isWithinLimit }) { exit(1) }
  }
}
