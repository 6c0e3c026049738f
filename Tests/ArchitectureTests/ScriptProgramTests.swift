import Foundation
import Testing

/// Every program that the scripts call is there on a new machine, or brought by a listed package.
struct ScriptProgramTests {
  private static let scripts = ["run", "test", "Scripts/setup.sh", "Scripts/testing.sh", ".ci/run"]

  private static let builtins: Set<String> = [
    ".", ":", "[", "break", "cd", "command", "continue", "echo", "exec", "exit", "export", "kill",
    "printf", "pwd", "return", "set", "shift", "trap", "unset", "wait",
  ]

  @Test func `the reader of scripts finds the commands`() {
    let script = """
      # not this
      main() { one "$(two -x | three)" 'four five'; }
      case $x in a | b) five ;; *) six >/dev/null && exec seven ;; esac
      A=1 B=2 env C=3 eight; within 30 nine & quietly "A text…" ten
      for item in $(eleven); do ! twelve; done; $prefix thirteen; ./own; x=$((1 + 2))
      """

    let commands = ShellCommands(reading: script)

    #expect(
      commands.names.filter { !["exec", "env", "within", "quietly"].contains($0) } == [
        "one", "two", "three", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        "thirteen",
      ])
    #expect(commands.functions == ["main"])
  }

  @Test func `a script calls only what a listed package brings`() throws {
    let scripts = try Self.scripts.map { ShellCommands(reading: try Checkout.file($0).text) }
    let known = try Set(PackageList().rows.flatMap(\.programs))
      .union(Self.builtins).union(scripts.flatMap(\.functions))

    let called = scripts.flatMap(\.names)

    #expect(Set(called).subtracting(known) == [])
    #expect(called.contains("Xvfb") && called.contains("dpkg-query") && called.contains("swift"))
  }

  @Test func `a test calls only what a listed package brings`() throws {
    let files = try Checkout.files(in: "Tests", ending: ".swift")
    let known = try Set(PackageList().rows.flatMap(\.programs))

    let called = files.flatMap { file in
      file.text.matches(of: /"\/(?:usr\/)?s?bin\/([\w.\-]+)"/).map { String($0.1) }
    }

    #expect(Set(called).subtracting(known) == [])
  }

  @Test func `what is not brought is looked for before it is called`() throws {
    let text = try Self.scripts.map { try Checkout.file($0).text }.joined()

    let asked = try PackageList().rows.filter { $0.use == "asked" }.flatMap(\.programs)

    #expect(asked.filter { !text.contains("command -v \($0) ") } == [])
  }

  @Test func `every package is named once`() throws {
    let packages = try PackageList().rows.map(\.debian).filter { $0 != "-" }

    let twice = Set(packages.filter { name in packages.count { $0 == name } > 1 })

    #expect(twice == [])
  }

  @Test(.enabled(if: DebianPackages.areHere))
  func `what is said to be on every Debian is there for good`() throws {
    let base = try PackageList().rows.filter { $0.use == "base" }

    let others = try base.filter { try !DebianPackages.isOnEverySystem($0.debian) }

    #expect(others.map(\.debian) == [])
  }

  @Test(.enabled(if: DebianPackages.areHere))
  func `a package brings what the list says it brings`() throws {
    let rows = try PackageList().rows.filter { $0.debian != "-" && !$0.programs.isEmpty }

    let wrong = try rows.flatMap { row in
      let files = try DebianPackages.files(of: row.debian)
      return row.programs.filter { program in
        !["/usr/bin/", "/bin/", "/usr/sbin/", "/sbin/"].contains { files.contains($0 + program) }
          // awk is a link that the package's own set-up makes.
          && program != "awk"
      }
    }

    #expect(wrong == [])
  }
}
