import EventDelivery
import Geometry
import Localization
import PNGFile
import PlatformInterface
import SceneFormat
import TraceAnalysis

/// Says which view is hit, for every pixel, and how much of each can be touched.
struct MapCommand: Command {
  private let path: String
  private let sceneName: String?
  private let joinedPath: String?
  /// The picture to write; nil prints a table and a grid.
  private let output: OutputFile?
  /// Pixels per point.
  private let scale: Double
  private let format: OutputFormat

  private static let scales = 0.1...4.0
  /// What fits into memory with room to spare.
  private static let mostPixels = 80_000_000.0

  init(_ arguments: Arguments) throws(CommandError) {
    path = arguments.operands[0]
    sceneName = arguments.text(.scene)
    joinedPath = arguments.text(.with)
    output = arguments.text(.output).map(OutputFile.init)
    scale = try arguments.number(.scale, in: Self.scales) ?? 1
    format = try arguments.choice(.format, of: OutputFormat.self) ?? .text
  }

  func run(on console: Console) throws(CommandError) -> ExitStatus {
    let file = try SourceFile(path, scene: sceneName, with: joinedPath)
    let tree = file.scene.tree
    let size = tree.screen.size
    guard size.width * size.height * scale * scale <= Self.mostPixels else {
      throw .usage(.tooManyPixels)
    }
    console.warn(about: file)
    let map = HitMap(of: tree, scale: scale)
    if let output { try write(MapPicture(map: map).image, to: output) }
    switch format {
    case .json: StandardStream.output.write(HitMapWriter(tree: tree, map: map).object())
    case .text where output == nil:
      for line in lines(tree, map, console.phrasebook) { console.result(line) }
    case .text: break
    }
    return .success
  }

  private func write(_ image: PixelImage, to output: OutputFile) throws(CommandError) {
    let bytes: [UInt8]
    do throws(PNGError) {
      bytes = try PNGFile.encode(image)
    } catch {
      throw .unwritable(output.path, reason: "\(error)")
    }
    try output.write(bytes)
  }

  // MARK: - Text

  /// What can be touched of each view, where touches come to nothing, and the grid with its letters.
  private func lines(_ tree: ViewTree, _ map: HitMap, _ book: Phrasebook) -> [String] {
    let grid = HitGrid(of: tree)
    let reaches = map.reaches().map { reach in
      let mark = grid.legend.first { $0.view == reach.view }?.mark ?? "-"
      return "\(mark)  "
        + book.text(
          MapPhrase.reach,
          [
            "view": tree[reach.view].identifier, "area": NumberText.text(reach.area),
            "box": Self.text(reach.box),
          ])
    }
    let dead = map.deadZones(in: tree).map { zone in
      book.text(
        zone.view == nil ? MapPhrase.nobody : .unhandled,
        [
          "view": zone.view.map { tree[$0].identifier } ?? "",
          "area": NumberText.text(zone.area), "box": Self.text(zone.box),
        ])
    }
    let cell = book.text(
      MapPhrase.cell,
      [
        "width": NumberText.text(HitGrid.cell.width),
        "height": NumberText.text(HitGrid.cell.height),
      ])
    let unreached = map.unreached(in: tree).map { view in
      "-  " + book.text(MapPhrase.unreached, ["view": tree[view].identifier])
    }
    return reaches + unreached + dead + ["", cell] + grid.rows
  }

  private static func text(_ box: Rect) -> String {
    let numbers = [box.minX, box.minY, box.width, box.height].map(NumberText.text)
    return "[\(numbers.joined(separator: ", "))]"
  }
}
