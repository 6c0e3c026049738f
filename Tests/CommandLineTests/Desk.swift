import Foundation

/// A folder of files for one test, gone after it.
final class Desk {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "desk-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
  }

  deinit {
    // A folder that stays behind among the temporary ones does no harm.
    try? FileManager.default.removeItem(at: folder)
  }

  var program: Program { Program(directory: folder) }

  /// Puts a file there; its name.
  @discardableResult
  func put(_ name: String, _ text: String) throws -> String {
    try put(name, Data(text.utf8))
  }

  @discardableResult
  func put(_ name: String, _ data: Data) throws -> String {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return name
  }

  func read(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  func data(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appending(path: name))
  }

  func has(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: name).path)
  }
}

extension Desk {
  /// A button with a label in a panel, beside a plain view.
  static let scene = """
    { format: "hitscope.scene/1", view: { id: "page", frame: [0, 0, 390, 844], subviews: [
      { id: "panel", frame: [20, 100, 200, 200], accessibilityIdentifier: "the-panel", subviews: [
        { id: "buy", class: "UIButton", frame: [10, 10, 100, 40],
          actions: [{ event: "touchUpInside", action: "bought:", target: "appDelegate" }],
          subviews: [{ id: "label", class: "UILabel", frame: [0, 0, 100, 40], text: "Buy" }] } ] },
      { id: "first", class: "UILabel", frame: [20, 400, 100, 20], text: "Twin" },
      { id: "second", class: "UILabel", frame: [20, 500, 100, 20], text: "Twin" } ] },
      application: { delegate: { id: "appDelegate", responds: ["bought:"] } },
      input: [{ tap: "buy" }] }
    """

  /// A scenario on a scene file, that a tap on the button buys.
  static func scenario(scene: String, hit: String = "buy", title: String = "Buying") -> String {
    """
    { format: "hitscope.scenario/1", title: "\(title)", scene: "\(scene)",
      input: [{ tap: "buy" }], expect: { hit: ["\(hit)"] } }
    """
  }
}
