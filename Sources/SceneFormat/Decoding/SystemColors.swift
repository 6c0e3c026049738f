import EventDelivery

/// UIKit's named colours as they look in light mode.
enum SystemColors {
  /// Values as iOS draws them in the light appearance, without raised contrast.
  private static let table: [(name: String, red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)] =
    [
      ("systemRed", 255, 59, 48, 255),
      ("systemOrange", 255, 149, 0, 255),
      ("systemYellow", 255, 204, 0, 255),
      ("systemGreen", 52, 199, 89, 255),
      ("systemMint", 0, 199, 190, 255),
      ("systemTeal", 48, 176, 199, 255),
      ("systemCyan", 50, 173, 230, 255),
      ("systemBlue", 0, 122, 255, 255),
      ("systemIndigo", 88, 86, 214, 255),
      ("systemPurple", 175, 82, 222, 255),
      ("systemPink", 255, 45, 85, 255),
      ("systemBrown", 162, 132, 94, 255),
      ("systemGray", 142, 142, 147, 255),
      ("systemGray2", 174, 174, 178, 255),
      ("systemGray3", 199, 199, 204, 255),
      ("systemGray4", 209, 209, 214, 255),
      ("systemGray5", 229, 229, 234, 255),
      ("systemGray6", 242, 242, 247, 255),
      ("systemBackground", 255, 255, 255, 255),
      ("secondarySystemBackground", 242, 242, 247, 255),
      ("tertiarySystemBackground", 255, 255, 255, 255),
      ("systemGroupedBackground", 242, 242, 247, 255),
      ("secondarySystemGroupedBackground", 255, 255, 255, 255),
      ("tertiarySystemGroupedBackground", 242, 242, 247, 255),
      ("label", 0, 0, 0, 255),
      ("secondaryLabel", 60, 60, 67, 153),
      ("tertiaryLabel", 60, 60, 67, 77),
      ("quaternaryLabel", 60, 60, 67, 46),
      ("placeholderText", 60, 60, 67, 77),
      ("separator", 60, 60, 67, 74),
      ("opaqueSeparator", 198, 198, 200, 255),
      ("link", 0, 122, 255, 255),
      ("tintColor", 0, 122, 255, 255),
      ("systemFill", 120, 120, 128, 51),
      ("secondarySystemFill", 120, 120, 128, 41),
      ("tertiarySystemFill", 118, 118, 128, 31),
      ("quaternarySystemFill", 116, 116, 128, 20),
      ("darkText", 0, 0, 0, 255),
      ("lightText", 255, 255, 255, 153),
      ("black", 0, 0, 0, 255),
      ("darkGray", 85, 85, 85, 255),
      ("lightGray", 170, 170, 170, 255),
      ("white", 255, 255, 255, 255),
      ("gray", 128, 128, 128, 255),
      ("red", 255, 0, 0, 255),
      ("green", 0, 255, 0, 255),
      ("blue", 0, 0, 255, 255),
      ("cyan", 0, 255, 255, 255),
      ("yellow", 255, 255, 0, 255),
      ("magenta", 255, 0, 255, 255),
      ("orange", 255, 128, 0, 255),
      ("purple", 128, 0, 128, 255),
      ("brown", 153, 102, 51, 255),
      ("clear", 0, 0, 0, 0),
    ]

  static let names = table.map(\.name)

  private static let byName: [String: ViewColor] = Dictionary(
    uniqueKeysWithValues: table.map { entry in
      let color = ViewColor(
        red: entry.red, green: entry.green, blue: entry.blue, alpha: entry.alpha, name: entry.name)
      return (entry.name, color)
    })

  static func named(_ name: String) -> ViewColor? { byName[name] }
}
