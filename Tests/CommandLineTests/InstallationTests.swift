import Foundation
import Testing

/// What the built programs are made of.
struct InstallationTests {
  @Test func `the commands load no SDL, and the window does`() throws {
    let name = Data("libSDL2".utf8)

    let commands = try Data(contentsOf: Program.folder.appending(path: "hitscope"))

    #expect(commands.range(of: name) == nil)
  }
}
