import Foundation
import Testing

/// The documents speak of what is really there.
struct DocumentTests {
  private static let documents = [
    "README.md", "README.zh-Hans.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md",
    "docs/Formats.md",
  ]

  @Test(arguments: documents)
  func `a document links only to what exists`(_ document: String) throws {
    let text = try Checkout.file(document).text

    let links = text.matches(of: /\]\(([^)#\s]+)(#[^)]*)?\)/).map { String($0.1) }

    let folder = document.contains("/") ? "docs/" : ""
    let broken = links.filter { !$0.contains("://") && !Checkout.has(folder + $0) }
    #expect(broken == [])
  }

  @Test(arguments: documents)
  func `a document names only paths that exist`(_ document: String) throws {
    let text = try Checkout.file(document).text

    let paths = text.matches(of: /`((?:Sources|Tests|Scenes|Assets|Scripts)\/[\w.\-\/+]*)`/)
      .map { String($0.1) }

    #expect(paths.filter { !Checkout.has($0) } == [])
  }

  @Test func `the architecture names every target`() throws {
    let text = try Checkout.file("ARCHITECTURE.md").text
    let targets = try Checkout.names(in: "Sources") + ["SandboxAssets", "SceneLibrary"]

    let missing = targets.filter { !text.contains("`\($0)`") }

    #expect(missing == [])
  }

  @Test func `the change log has a place for what is not released yet`() throws {
    let text = try Checkout.file("CHANGELOG.md").text

    #expect(text.contains("\n## Unreleased\n"))
  }
}
