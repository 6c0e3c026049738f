import Foundation

/// Says which of the tests that cannot run everywhere did run, to whoever started the tests.
///
/// A line is added to the file that `HITSCOPE_TEST_REPORT` names; without one nothing is said.
public enum RunReport {
  /// The tests of this name ran.
  public static func ran(_ name: String) { add("ran \(name)") }

  /// The tests of this name could not run here, and why.
  public static func notRun(_ name: String, because reason: String) {
    add("not run \(name): \(reason)")
  }

  private static func add(_ line: String) {
    guard
      let path = ProcessInfo.processInfo.environment["HITSCOPE_TEST_REPORT"],
      let file = fopen(path, "a")
    else { return }
    fputs(line + "\n", file)
    fclose(file)
  }
}
