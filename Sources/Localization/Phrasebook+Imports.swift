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
    let place = [diagnostic.file ?? file, diagnostic.line.map { "\($0)" }].compactMap { $0 }.joined(
      separator: ":")
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
    case .skippedSuffix(let words): text(ImportPhrase.skippedSuffix, ["text": words])
    case .strayRecognizer(let className, let view?):
      text(ImportPhrase.strayRecognizer, ["class": className, "id": view])
    case .strayRecognizer(let className, nil):
      text(ImportPhrase.strayRecognizerNowhere, ["class": className])
    case .scrollViewsOwn: text(ImportPhrase.scrollViewsOwn)
    case .recognizerState(let recognizer, let state):
      text(ImportPhrase.recognizerState, ["id": recognizer, "state": state])
    case .assumedController(let controller, let view):
      text(ImportPhrase.assumedController, ["name": controller, "id": view])
    case .unknownTarget(let recognizer, let target):
      text(ImportPhrase.unknownTarget, ["id": recognizer, "name": target])
    case .missingRequirement(let recognizer, let address):
      text(ImportPhrase.missingRequirement, ["id": recognizer, "name": address])
    case .controllerWithoutView(let className):
      text(ImportPhrase.controllerWithoutView, ["class": className])
    case .letsThrough(let className): text(ImportPhrase.letsThrough, ["class": className])
    case .ownHitTest(let className): text(ImportPhrase.ownHitTest, ["class": className])
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
    case .placeholderSize(let view): text(ImportPhrase.placeholderSize, ["id": view])
    case .conflictingConstraint(let id): text(ImportPhrase.conflictingConstraint, ["id": id])
    }
  }

  private func message(_ remark: DocumentRemark) -> String {
    switch remark {
    case .brokenXML: text(ImportPhrase.brokenXML)
    case .jsonPiece: text(ImportPhrase.jsonPiece)
    case .outline(let format): text(ImportPhrase.outline, ["format": name(of: format)])
    case .formatLacks(let format):
      text(format == .sentry ? ImportPhrase.sentryLacks : .earlGreyLacks)
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
    case .tooDeep(let view): text(ImportPhrase.tooDeep, ["id": view])
    case .foreignTarget(let action, let target):
      text(ImportPhrase.foreignTarget, ["name": action, "id": target])
    case .unknownEvent(let action, let event):
      text(ImportPhrase.unknownEvent, ["name": action, "id": event])
    case .unattachedRecognizer(let id): text(ImportPhrase.unattachedRecognizer, ["id": id])
    case .recognizerDelegate(let id): text(ImportPhrase.recognizerDelegate, ["id": id])
    case .otherChildren(let controller, let count):
      text(ImportPhrase.otherChildren, count: count, ["id": controller])
    case .assumedOwner(let className): text(ImportPhrase.assumedOwner, ["class": className])
    case .unheldSegue: text(ImportPhrase.unheldSegue)
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
      let key: ImportPhrase =
        switch format.evidence {
        case .none: .archive
        case .names: .namesNotYet
        case .otherSystem: .otherSystem
        case .everything, .viewTree, .outline: .formatNotYet
        }
      let sentence = text(key, ["format": name(of: format)])
      return [
        placed([sentence, advice(on: format)].compactMap { $0 }.joined(separator: " "), file)
      ]
    case .noViews(let format, let file):
      let sentence = text(ImportPhrase.noViews, ["format": name(of: format)])
      let isDocument = format == .storyboard || format == .xib
      let words = isDocument ? [sentence] : [sentence, text(ImportPhrase.printViews)]
      return [placed(words.joined(separator: " "), file)]
    case .nothingToJoin(let format, let file):
      let name = format.map { self.name(of: $0) } ?? text(ImportPhrase.unknownFormat)
      return [placed(text(ImportPhrase.nothingToJoin, ["format": name]), file)]
    case .noSuchScene(let name, let names, let file):
      guard !names.isEmpty else { return [placed(text(ImportPhrase.singleScene), file)] }
      let list = names.joined(separator: ", ")
      return [placed(text(ImportPhrase.noSuchScene, ["name": name, "names": list]), file)]
    }
  }

  /// What to open in place of a format that isn't opened; nil where nothing is.
  private func advice(on format: SourceFormat) -> String? {
    switch format.advice {
    case .printViews: text(ImportPhrase.printViews)
    case .printViewsBeside: text(ImportPhrase.printViewsBeside)
    case .saveInXcode: text(ImportPhrase.saveInXcode)
    case .openSource: text(ImportPhrase.openSource)
    case .nothing: nil
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
      case .detox: .detox
      case .xcuiDebugDescription: .xcuiDebugDescription
      case .webDriverAgent: .webDriverAgent
      case .idb: .idb
      case .maestro: .maestro
      case .printHierarchy: .printHierarchy
      case .autolayoutTrace: .autolayoutTrace
      case .gestureRecognizers: .gestureRecognizers
      case .ivarDescription: .ivarDescription
      case .uiAutomator: .uiAutomator
      case .appKitTree: .appKitTree
      case .appKitDocument: .appKitDocument
      case .xcodeViewHierarchy: .xcodeViewHierarchy
      case .lookin: .lookin
      case .compiledNib: .compiledNib
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
    case .otherSystem: text(FormatPhrase.provesOther)
    case .none: text(FormatPhrase.provesNothing)
    }
  }
}
