public import PlatformInterface

/// Which font files stand for each face: the face's own, then those to fall back on.
public struct FontCatalog: Hashable, Sendable {
  /// The Latin faces come first; where a glyph is in none, Chinese, then symbols are tried.
  private let chains: [FontFace: [FontFile]]

  /// Fonts without which some text is drawn as empty boxes or in a stand-in; worth a warning.
  public let missing: [MissingFont]

  /// The fonts of this system; throws where there is none at all to write the interface with.
  public static func system() throws(MissingFont) -> FontCatalog {
    try FontCatalog(FontLocator.system)
  }

  /// The fonts in certain folders only.
  public init(directories: [String]) throws(MissingFont) {
    try self.init(FontLocator(directories: directories))
  }

  init(_ locator: FontLocator) throws(MissingFont) {
    var missing: [MissingFont] = []
    func report(_ use: MissingFont.Use, _ candidates: [FontFile]) {
      missing.append(
        MissingFont(
          use: use, fileNames: candidates.map(\.path), directories: locator.directories))
    }
    let chinese = locator.first(FontNames.chinese)
    if chinese == nil { report(.chinese, FontNames.chinese) }
    var chains: [FontFace: [FontFile]] = [:]
    for face in FontFace.allCases {
      let own = locator.first(FontNames.own(face))
      let standIn = locator.first(FontNames.standIns(face))
      if own == nil, face == .regular || face == .mono {
        report(face.isMono ? .monospaced : .interface, FontNames.own(face))
      }
      let chain = [own ?? standIn, chinese, standIn, locator.first(FontNames.standIns(.regular))]
      chains[face] = Self.distinct(chain)
    }
    self.chains = chains
    self.missing = missing
    for face in FontFace.allCases where chains[face]?.isEmpty ?? true {
      throw missing.first { $0.use != .chinese } ?? missing[0]
    }
  }

  /// The files for a face, the first choice first; never empty.
  public func files(for face: FontFace) -> [FontFile] {
    chains[face] ?? []
  }

  private static func distinct(_ files: [FontFile?]) -> [FontFile] {
    var result: [FontFile] = []
    for case let file? in files where !result.contains(where: { $0.path == file.path }) {
      result.append(file)
    }
    return result
  }
}
