import PlatformInterface
import Testing

@testable import Workbench

/// What must be read can be read, in both themes.
struct ThemeTests {
  @Test(arguments: [Theme.light, .dark])
  func `text is at least 4,5 to 1 on what it stands on`(theme: Theme) {
    let grounds = [theme.panel, theme.stage, theme.panel2]

    let texts = [theme.text1, theme.text2, theme.text3]

    for ground in grounds {
      for text in texts { #expect(text.contrast(with: ground) >= 4.5) }
    }
  }

  @Test(arguments: [Theme.light, .dark])
  func `lines and edges are at least 3 to 1 on the stage and on panels`(theme: Theme) {
    let lines = [
      theme.down, theme.up, theme.hit, theme.refused, theme.warning, theme.selection,
      theme.controlEdge,
    ]

    for line in lines {
      #expect(line.contrast(with: theme.stage) >= 3)
      #expect(line.contrast(with: theme.panel) >= 3)
    }
  }

  @Test(arguments: [Theme.light, .dark])
  func `text on a coloured token is at least 4,5 to 1`(theme: Theme) {
    let tokens = [theme.down, theme.up, theme.hit, theme.refused, theme.selection]

    for token in tokens { #expect(theme.onColor.contrast(with: token) >= 4.5) }
  }

  @Test func `paths keep 3 to 1 on every tint`() {
    let paths = [
      Theme.onDevice.down, Theme.onDevice.up, Theme.onDevice.hit, Theme.onDevice.refused,
    ]

    for tint in Tint.colors {
      for path in paths { #expect(path.contrast(with: tint) >= 3) }
    }
  }

  @Test func `a view never has its superview's tint`() {
    for depth in 1..<12 {
      for place in 0..<12 {
        for parent in 0..<Tint.colors.count {
          #expect(Tint.index(depth: depth, place: place, parent: parent) != parent)
        }
      }
    }
  }
}
