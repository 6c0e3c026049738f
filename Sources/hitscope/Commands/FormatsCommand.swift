import EventDelivery
import HierarchyImport
import Localization
import SceneFormat

/// Says what can be opened, or what one file is and what was made of it.
struct FormatsCommand: Command {
  /// Nil lists the formats.
  private let path: String?
  private let joinedPath: String?

  init(_ arguments: Arguments) {
    path = arguments.operands.first
    joinedPath = arguments.text(.with)
  }

  func run(on console: Console) throws(CommandError) -> ExitStatus {
    guard let path else {
      for format in SourceFormat.allCases { console.result(line(format, console.phrasebook)) }
      return .success
    }
    let file = try SourceFile(path, with: joinedPath)
    describe(file, on: console)
    return .success
  }

  private func line(_ format: SourceFormat, _ book: Phrasebook) -> String {
    let use: FormatPhrase =
      format.canBeOpened ? .isOpened : format.canBeJoined ? .isJoined : .isRefused
    return [book.name(of: format), book.evidence(of: format), book.text(use)]
      .joined(separator: "; ")
  }

  private func describe(_ file: SourceFile, on console: Console) {
    let book = console.phrasebook
    console.result(
      book.text(
        FormatPhrase.isFormat,
        [
          "file": file.path, "format": book.name(of: file.format),
          "evidence": book.evidence(of: file.format),
        ]))
    let tree = file.scene.tree
    let count = tree.windows.reduce(0) { $0 + tree.subtree(of: $1).reduce(0) { sum, _ in sum + 1 } }
    console.result(book.text(FormatPhrase.viewCount, count: count))
    if file.sceneNames.count > 1 {
      let names = file.sceneNames.joined(separator: ", ")
      console.result(
        book.text(FormatPhrase.sceneList, count: file.sceneNames.count, ["names": names]))
    }
    for diagnostic in file.diagnostics {
      console.result(book.sentence(diagnostic, file: file.path))
    }
  }
}
