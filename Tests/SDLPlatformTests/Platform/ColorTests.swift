import PlatformInterface
import Testing

struct ColorTests {
  @Test func `a colour is written as designers write it`() {
    let color = Color(hex: 0x0B5CC4, alpha: 0.5)

    #expect(color == Color(red: 0x0B, green: 0x5C, blue: 0xC4, alpha: 128))
  }

  @Test(arguments: [
    (0x000000, 0xFFFFFF, 21.0), (0xFFFFFF, 0xFFFFFF, 1), (0x646B76, 0xFFFFFF, 5.4),
    (0x98A0AC, 0x1D2025, 6.2), (0xB4440A, 0xDCE8FA, 4.5), (0x777777, 0xFFFFFF, 4.48),
  ])
  func `contrast is that of WCAG`(first: Int, second: Int, expected: Double) {
    let contrast = Color(hex: UInt32(first)).contrast(with: Color(hex: UInt32(second)))

    #expect(abs(contrast - expected) < 0.06)
  }

  @Test func `the more legible of black and white is chosen`() {
    #expect(Color(hex: 0xAFC6E9).mostLegible(of: .white, .black) == .black)
    #expect(Color(hex: 0x0B5CC4).mostLegible(of: .white, .black) == .white)
  }

  @Test func `mixing and painting over meet in the middle`() {
    #expect(Color.black.mixed(with: .white, amount: 0.5) == Color(hex: 0x808080))
    #expect(Color.black.opacity(0.2).over(.white) == Color(hex: 0xCCCCCC))
    #expect(Color.white.opacity(2).isOpaque)
  }
}
