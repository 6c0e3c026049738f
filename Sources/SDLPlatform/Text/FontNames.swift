internal import PlatformInterface

/// The names that the typefaces' files go by.
enum FontNames {
  static let chinese = [
    FontFile(path: "wqy-microhei.ttc"),
    FontFile(path: "PingFang.ttc"),
    FontFile(path: "Hiragino Sans GB.ttc"),
    FontFile(path: "STHeiti Light.ttc", index: 1),
  ]

  /// The face itself.
  static func own(_ face: FontFace) -> [FontFile] {
    switch face {
    case .regular: inter("Regular")
    case .medium: inter("Medium")
    case .semibold: inter("SemiBold")
    case .bold: inter("Bold")
    case .mono: [FontFile(path: "DejaVuSansMono.ttf")]
    case .monoBold: [FontFile(path: "DejaVuSansMono-Bold.ttf")]
    }
  }

  /// What comes closest where the face itself is missing, or lacks a glyph.
  ///
  /// DejaVu Sans is wide: at 92 % it is as large as Inter. The numbers of Helvetica Neue's faces are
  /// those in macOS's collection.
  static func standIns(_ face: FontFace) -> [FontFile] {
    switch face {
    case .regular, .medium:
      [
        FontFile(path: "DejaVuSans.ttf", sizeFactor: 0.92),
        FontFile(path: "HelveticaNeue.ttc", index: face == .medium ? 10 : 0),
      ]
    case .semibold, .bold:
      [
        FontFile(path: "DejaVuSans-Bold.ttf", sizeFactor: 0.92),
        FontFile(path: "HelveticaNeue.ttc", index: 1),
      ]
    case .mono: [FontFile(path: "Menlo.ttc", index: 0)]
    case .monoBold: [FontFile(path: "DejaVuSansMono.ttf"), FontFile(path: "Menlo.ttc", index: 1)]
    }
  }

  private static func inter(_ weight: String) -> [FontFile] {
    [FontFile(path: "Inter-\(weight).otf"), FontFile(path: "Inter-\(weight).ttf")]
  }
}
