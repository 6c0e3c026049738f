public import HierarchyImport
import SceneFormat

/// What was guessed, left out or not understood of an imported file, worded.
extension Phrasebook {
  /// A remark with its place, as compilers write it: `dump.txt:12: …`.
  public func sentence(_ diagnostic: ImportDiagnostic, file: String?) -> String {
    var message =
      switch diagnostic.kind {
      case .text(let remark): message(remark)
      case .layout(let remark): message(remark)
      case .document(let remark): message(remark)
      }
    if diagnostic.count > 1 {
      message = text(
        ImportPhrase.repeatedRemark, count: diagnostic.count, ["message": message])
    }
    let place = [file, diagnostic.line.map { "\($0)" }].compactMap { $0 }.joined(separator: ":")
    guard !place.isEmpty else { return message }
    return text(ImportPhrase.placed, ["place": place, "message": message])
  }

  private func message(_ remark: DumpRemark) -> String {
    switch remark {
    case .skippedText: text(ImportPhrase.skippedText)
    case .skippedObject(let className): text(ImportPhrase.skippedObject, ["class": className])
    case .unknownField(let name): text(ImportPhrase.unknownField, ["field": name])
    case .badValue(let field, let view):
      text(ImportPhrase.badValue, ["field": field, "id": view])
    case .truncated(let view): text(ImportPhrase.truncated, ["id": view])
    case .lostHead(let view): text(ImportPhrase.lostHead, ["id": view])
    case .missingLevels(let view): text(ImportPhrase.missingLevels, ["id": view])
    case .flatList: text(ImportPhrase.flatList)
    case .invertedList: text(ImportPhrase.invertedList)
    case .repeated(let view): text(ImportPhrase.repeatedView, ["id": view])
    case .outerViewsUnknown(let root): text(ImportPhrase.outerViewsUnknown, ["id": root])
    case .animating(let view): text(ImportPhrase.animatingView, ["id": view])
    case .recognizersNotDescribed: text(ImportPhrase.recognizersNotDescribed)
    case .layerOnly: text(ImportPhrase.layerOnly)
    }
  }

  private func message(_ remark: LayoutRemark) -> String {
    switch remark {
    case .unknownFrame(let view): text(ImportPhrase.unknownFrame, ["id": view])
    case .guessedBounds(let view): text(ImportPhrase.guessedBounds, ["id": view])
    case .solvedFrame(let view): text(ImportPhrase.solvedFrame, ["id": view])
    case .unsolvedFrame(let view): text(ImportPhrase.unsolvedFrame, ["id": view])
    case .staleFrame(let view): text(ImportPhrase.staleFrame, ["id": view])
    case .guessedTextSize(let view): text(ImportPhrase.guessedTextSize, ["id": view])
    case .conflictingConstraint(let id): text(ImportPhrase.conflictingConstraint, ["id": id])
    }
  }

  private func message(_ remark: DocumentRemark) -> String {
    switch remark {
    case .brokenXML: text(ImportPhrase.brokenXML)
    case .otherScenes(let names):
      text(ImportPhrase.otherScenes, count: names.count, ["names": names.joined(separator: ", ")])
    case .unknownElement(let name): text(ImportPhrase.unknownElement, ["name": name])
    case .missingReference(let id): text(ImportPhrase.missingReference, ["id": id])
    case .barItem(let name): text(ImportPhrase.barItem, ["name": name])
    case .sharedRecognizer(let id): text(ImportPhrase.sharedRecognizer, ["id": id])
    case .runtimeAttribute(let path): text(ImportPhrase.runtimeAttribute, ["name": path])
    case .sizeClassVariation(let view): text(ImportPhrase.sizeClassVariation, ["id": view])
    case .foreignContent(let view): text(ImportPhrase.foreignContent, ["id": view])
    case .prototypeCells(let view): text(ImportPhrase.prototypeCells, ["id": view])
    }
  }

  // MARK: - Errors

  /// Why a file gives no scene, a problem a line.
  public func sentences(_ error: ImportError) -> [String] {
    switch error {
    case .scene(let error):
      let more = error.omitted > 0 ? [text(NoticePhrase.moreProblems, count: error.omitted)] : []
      return error.problems.map { sentence($0) } + more
    case .notInThisVersion(let format, let file):
      let key = format.evidence == .none ? ImportPhrase.archive : .formatNotYet
      return [placed(text(key, ["format": name(of: format)]), file)]
    case .noViews(let format, let file):
      return [placed(text(ImportPhrase.noViews, ["format": name(of: format)]), file)]
    case .noSuchScene(let name, let names, let file):
      let list = names.joined(separator: ", ")
      return [placed(text(ImportPhrase.noSuchScene, ["name": name, "names": list]), file)]
    }
  }

  private func placed(_ message: String, _ file: String?) -> String {
    guard let file, !file.isEmpty else { return message }
    return text(ImportPhrase.placed, ["place": file, "message": message])
  }

  // MARK: - Formats

  /// What a format is called.
  public func name(of format: SourceFormat) -> String {
    let key: FormatPhrase =
      switch format {
      case .scene: .scene
      case .scenario: .scenario
      case .recording: .recording
      case .trace: .trace
      case .recursiveDescription: .recursiveDescription
      case .storyboard: .storyboard
      case .xib: .xib
      case .oldXib: .oldXib
      case .earlGrey: .earlGrey
      case .sentry: .sentry
      case .calabash: .calabash
      case .xcuiDebugDescription: .xcuiDebugDescription
      case .webDriverAgent: .webDriverAgent
      case .idb: .idb
      case .maestro: .maestro
      case .printHierarchy: .printHierarchy
      case .autolayoutTrace: .autolayoutTrace
      case .gestureRecognizers: .gestureRecognizers
      case .binaryPropertyList: .binaryPropertyList
      case .gzip: .gzip
      case .zip: .zip
      }
    return text(key)
  }

  /// What a scene that was read from a format can prove.
  public func evidence(of format: SourceFormat) -> String {
    switch format.evidence {
    case .everything: text(FormatPhrase.provesEverything)
    case .viewTree: text(FormatPhrase.provesTree)
    case .outline: text(FormatPhrase.provesOutline)
    case .names: text(FormatPhrase.provesNames)
    case .none: text(FormatPhrase.provesNothing)
    }
  }
}
