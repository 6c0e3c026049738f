import Foundation
import Testing

/// A folder of programs that stand in for Debian's, for the set-up to run against.
///
/// The real programs on its path are those that the list of packages says every Debian has.
final class PretendSystem {
  /// What a run of the set-up came to.
  struct Outcome {
    let status: Int32
    /// What it said, on standard error.
    let said: String
    /// The calls of apt-get and sudo, one a line, in order.
    let calls: [String]
  }

  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "pretend-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "bin"), withIntermediateDirectories: true)
    for (name, body) in Self.programs { try add(name, body) }
    for name in try PackageList().rows.filter({ $0.use == "base" }).flatMap(\.programs) {
      try link(name)
    }
    try note("uid", "0")
    try note("lists", "")
    try note("installed", try Self.packages.joined(separator: "\n") + "\n")
  }

  deinit {
    // A folder that stays behind in the temporary ones does no harm.
    try? FileManager.default.removeItem(at: folder)
  }

  /// Takes packages off the system.
  func lacks(_ missing: String...) throws {
    let left = try Self.packages.filter { !missing.contains($0) }
    try note("installed", left.joined(separator: "\n") + "\n")
  }

  /// The user isn't root from here on.
  func hasOrdinaryUser() throws { try note("uid", "1000") }

  /// There is a sudo; it lets the user in, or would ask for a password first.
  func hasSudo(asking: Bool) throws {
    try add(
      "sudo",
      """
      echo "sudo $*" >>"$PRETEND/calls"
      [ "$1" = -v ] && exit \(asking ? 1 : 0)
      [ "$1" = -n ] && { shift; [ \(asking ? 1 : 0) = 0 ] || exit 1; }
      exec "$@"
      """)
  }

  /// No list of packages has been read yet.
  func hasNoLists() throws { try remove("lists") }

  /// Installing fails this often before it works.
  func failsToInstall(times: Int) throws { try note("failures", "\(times)\n") }

  /// Takes a program off the path.
  func loses(_ program: String) throws { try remove("bin/\(program)") }

  /// Runs the set-up for a use, with no terminal and no input.
  func setUp(_ use: String) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-euc", "root=$1; . \"$root/Scripts/setup.sh\"; set_up $2", "sh", Checkout.root.path, use,
    ]
    process.environment = [
      "PATH": folder.appending(path: "bin").path, "PRETEND": folder.path,
      "TMPDIR": folder.path,
    ]
    let errors = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let said = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, said: String(decoding: said, as: UTF8.self),
      calls: try calls())
  }

  private func calls() throws -> [String] {
    let file = folder.appending(path: "calls")
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  private func note(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: folder.appending(path: name))
  }

  private func add(_ name: String, _ body: String) throws {
    try? remove("bin/\(name)")
    try note("bin/\(name)", "#!/bin/sh\n\(body)\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.appending(path: "bin/\(name)").path)
  }

  private func link(_ name: String) throws {
    let link = folder.appending(path: "bin/\(name)")
    guard !FileManager.default.fileExists(atPath: link.path) else { return }
    let homes = ["/usr/bin", "/bin"].map { "\($0)/\(name)" }
    let program = try #require(homes.first(where: FileManager.default.isExecutableFile))
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: program)
  }

  private static var packages: [String] {
    get throws {
      try PackageList().rows.filter { ["run", "test"].contains($0.use) }.map(\.debian)
        .filter { $0 != "-" }
    }
  }

  private static let programs = [
    "uname": "echo Linux",
    "swift": "echo Swift",
    "id": "cat \"$PRETEND/uid\"",
    "apt-cache": "[ -e \"$PRETEND/lists\" ]",
    "dpkg-query": "while read -r name; do echo \"ii  $name\"; done <\"$PRETEND/installed\"",
    "apt-get": """
    case " $* " in
    *" --print-uris "*)
      echo "'http://there/a' xvfb_2_all.deb 1500000 SHA256:1"
      echo "'http://there/b' libxfont2_1_all.deb 2500000 SHA256:2"
      echo 'After this operation, 9,000 kB of additional disk space will be used.'
      exit ;;
    esac
    echo "apt-get $*" >>"$PRETEND/calls"
    echo "$DEBIAN_FRONTEND" >>"$PRETEND/frontend"
    case " $* " in
    *" update "*) : >"$PRETEND/lists" ;;
    *" install "*)
      read -r left 2>/dev/null <"$PRETEND/failures" || left=0
      if [ "$left" -gt 0 ]; then
        echo $((left - 1)) >"$PRETEND/failures"
        echo 'E: the archive is on fire'
        exit 100
      fi
      for word in "$@"; do echo "$word" >>"$PRETEND/installed"; done ;;
    esac
    """,
  ]
}
