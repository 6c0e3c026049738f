import Foundation
import PlatformInterface
import SDLPlatform
import Testing

struct FontCatalogTests {
  private func names(_ catalog: FontCatalog, _ face: FontFace) -> [String] {
    catalog.files(for: face).map { URL(fileURLWithPath: $0.path).lastPathComponent }
  }

  @Test func `every face begins with its own font`() throws {
    let catalog = try FontCatalog.system()

    try #require(catalog.missing.isEmpty, "the test needs the fonts that the set-up installs")
    #expect(
      names(catalog, .regular) == ["Inter-Regular.otf", "wqy-microhei.ttc", "DejaVuSans.ttf"])
    #expect(names(catalog, .medium).first == "Inter-Medium.otf")
    #expect(names(catalog, .semibold).first == "Inter-SemiBold.otf")
    #expect(names(catalog, .bold).first == "Inter-Bold.otf")
    #expect(
      names(catalog, .mono) == ["DejaVuSansMono.ttf", "wqy-microhei.ttc", "DejaVuSans.ttf"])
    #expect(names(catalog, .monoBold).first == "DejaVuSansMono-Bold.ttf")
  }

  @Test func `DejaVu Sans at 92 % stands in for Inter`() throws {
    let folder = try #require(FontCatalog.system().files(for: .mono).first).folder

    let catalog = try FontCatalog(directories: [folder])

    #expect(names(catalog, .regular) == ["DejaVuSans.ttf"])
    #expect(names(catalog, .semibold) == ["DejaVuSans-Bold.ttf", "DejaVuSans.ttf"])
    #expect(catalog.files(for: .regular).map(\.sizeFactor) == [0.92])
    #expect(catalog.missing.map(\.package) == ["fonts-wqy-microhei", "fonts-inter"])
  }

  @Test func `without any font the error says what to install`() {
    let error = #expect(throws: MissingFont.self) { try FontCatalog(directories: ["/nowhere"]) }

    #expect(
      error?.description == """
        no font for the interface: none of Inter-Regular.otf, Inter-Regular.ttf is in /nowhere; \
        install the package fonts-inter
        """)
  }

  @Test func `a file that is no font is an error with its name`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try "not a font".write(toFile: folder + "/DejaVuSans.ttf", atomically: true, encoding: .utf8)
    let catalog = try FontCatalog(directories: [folder])

    let error = #expect(throws: SDLFailure.self) { try FontLibrary(catalog) }

    #expect(error?.call.contains("DejaVuSans.ttf") == true)
    #expect(error?.reason.isEmpty == false)
  }
}

extension FontFile {
  fileprivate var folder: String {
    URL(fileURLWithPath: path).deletingLastPathComponent().path
  }
}
