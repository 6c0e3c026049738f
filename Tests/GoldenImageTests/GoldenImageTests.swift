import Foundation
import Geometry
import Localization
import PNGFile
import PlatformInterface
import SDLPlatform
import TestSupport
import Testing
import Workbench

/// Whole pictures of the window against those that were looked at and kept.
///
/// Glyphs differ from font file to font file, so the pictures hold for the very files named in
/// `Goldens/fonts.txt`; elsewhere these tests say that they did not run. `RECORD=missing swift test
/// --filter GoldenImageTests` draws those that aren't there.
@Suite(.enabled(if: PinnedFonts.areHere))
struct GoldenImageTests {
  @Test(arguments: Shot.all)
  func `the window looks as it did`(shot: Shot) throws {
    let golden = Golden(name: shot.name)

    let picture = try shot.picture()

    guard let expected = try golden.picture() else {
      try golden.record(picture)
      return
    }
    let difference = PictureDifference(picture, expected)
    if !difference.isNegligible { try golden.keep(picture, besides: difference) }
    #expect(difference.isNegligible, "\(difference)")
  }

  @Test func `the same state gives the same picture, byte for byte`() throws {
    let shot = try #require(Shot.all.first)

    let first = try shot.picture()
    let second = try shot.picture()

    #expect(first == second)
  }
}
