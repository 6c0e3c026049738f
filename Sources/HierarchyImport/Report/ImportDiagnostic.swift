/// Something of an imported file that was guessed, left out or not understood, with its place.
public struct ImportDiagnostic: Hashable, Sendable {
  /// How much it matters.
  public enum Severity: Hashable, Sendable {
    /// What the scene says may differ from the app.
    case warning
    /// Worth knowing; nothing of the scene is in doubt because of it.
    case note
  }

  /// What there is to know; views are named by their ids.
  public enum Kind: Hashable, Sendable {
    case text(DumpRemark)
    case layout(LayoutRemark)
    case document(DocumentRemark)
  }

  public let kind: Kind
  /// The line it is about, from 1; nil where it is about the whole file.
  public let line: Int?
  /// The file that the line is in, where it isn't the one that was opened.
  public private(set) var file: String?
  /// How often there is such a thing; the line is the first one's.
  public internal(set) var count: Int

  init(_ kind: Kind, line: Int?, count: Int = 1) {
    self.kind = kind
    self.line = line
    self.count = count
  }

  /// The same remark about a line of another file.
  func moved(to file: String, line: Int) -> ImportDiagnostic {
    var moved = ImportDiagnostic(kind, line: line, count: count)
    moved.file = file
    return moved
  }

  public var severity: Severity {
    switch kind {
    case .text(let remark): remark.severity
    case .layout(let remark): remark.severity
    case .document(let remark): remark.severity
    }
  }
}

/// What there is to know of a textual dump.
public enum DumpRemark: Hashable, Sendable {
  /// Lines between the views that describe none.
  case skippedText
  /// An object that is no view.
  case skippedObject(className: String)
  case unknownField(String)
  /// A field whose value couldn't be read.
  case badValue(field: String, view: String)
  /// A description that breaks off.
  case truncated(view: String)
  /// A description whose beginning, with class and address, is lost.
  case lostHead(view: String)
  /// Levels of the tree are missing above a view.
  case missingLevels(view: String)
  /// A list without a tree: all views are put side by side.
  case flatList
  /// A list from the inside out: responders or superviews.
  case invertedList
  /// An address that had been described before; the later description is left out.
  case repeated(view: String)
  /// The root is no window: what is around it is unknown.
  case outerViewsUnknown(root: String)
  /// The view is moving; its frame is where it will come to rest.
  case animating(view: String)
  /// A view has gesture recognizers that the dump only counts as being there.
  case recognizersNotDescribed
  /// A layer without a view, kept to be seen.
  case layerOnly
  /// What stands behind a description and isn't read.
  case skippedSuffix(String)
  /// A recognizer on a view that isn't in the text.
  case strayRecognizer(className: String, view: String?)
  /// Recognizers that a scroll view brings along.
  case scrollViewsOwn
  /// A recognizer that was in the middle of a gesture.
  case recognizerState(recognizer: String, state: String)
  /// A recognizer's target that isn't in the text, taken for the controller of a view.
  case assumedController(controller: String, view: String)
  /// A recognizer's target that isn't in the text.
  case unknownTarget(recognizer: String, target: String)
  /// A recognizer must wait for one that isn't in the scene.
  case missingRequirement(recognizer: String, address: String)
  /// A class that is known to answer only for what lies in it.
  case letsThrough(className: String)
  /// A class that is known to override `hitTest` by what the text doesn't tell.
  case ownHitTest(className: String)
  /// A controller whose view isn't loaded or isn't in the text.
  case controllerWithoutView(className: String)

  var severity: ImportDiagnostic.Severity {
    switch self {
    case .unknownField, .badValue, .truncated, .lostHead, .missingLevels, .flatList,
      .strayRecognizer, .assumedController, .unknownTarget, .missingRequirement, .ownHitTest:
      .warning
    case .skippedText, .skippedObject, .invertedList, .repeated, .outerViewsUnknown, .animating,
      .recognizersNotDescribed, .layerOnly, .skippedSuffix, .scrollViewsOwn, .recognizerState,
      .controllerWithoutView, .letsThrough:
      .note
    }
  }
}

/// What there is to know of where views are.
public enum LayoutRemark: Hashable, Sendable {
  /// A frame that is absent or isn't finite: the view was made to fill its superview.
  case unknownFrame(view: String)
  /// A size that a transformed frame doesn't determine.
  case guessedBounds(view: String)
  /// A frame that constraints decide and that was worked out from them.
  case solvedFrame(view: String)
  /// A frame that constraints decide and that they don't determine.
  case unsolvedFrame(view: String)
  /// A saved frame that its document calls out of date.
  case staleFrame(view: String)
  /// Sizes taken from a text's length.
  case guessedTextSize(view: String)
  /// Sizes that Interface Builder draws in place of what the class says when it runs.
  case placeholderSize(view: String)
  /// Constraints that contradict stronger ones.
  case conflictingConstraint(id: String)

  var severity: ImportDiagnostic.Severity {
    switch self {
    case .unknownFrame, .guessedBounds, .unsolvedFrame, .staleFrame, .conflictingConstraint,
      .placeholderSize:
      .warning
    case .solvedFrame, .guessedTextSize: .note
    }
  }
}

/// What there is to know of an Interface Builder document.
public enum DocumentRemark: Hashable, Sendable {
  /// The XML breaks here; what came before was read.
  case brokenXML
  /// JSON that was cut out of a larger text; what is whole in it was read.
  case jsonPiece
  /// Accessibility elements: nothing of what decides a touch is in it.
  case outline(SourceFormat)
  /// What a format never says, so that all of it is assumed.
  case formatLacks(SourceFormat)
  /// The file's other scenes.
  case otherScenes([String])
  /// An element that isn't understood; what lies in it is left out.
  case unknownElement(String)
  /// An id that names nothing in the file.
  case missingReference(String)
  /// An item of a bar, whose place only the running app knows.
  case barItem(String)
  /// A recognizer attached to several views: UIKit lets only the last one have it.
  case sharedRecognizer(String)
  /// A value set at run time that the scene can't hold.
  case runtimeAttribute(String)
  /// A view that looks different in another size class.
  case sizeClassVariation(view: String)
  /// A container whose content is in another file.
  case foreignContent(view: String)
  /// Cells that the running app makes from a prototype: the prototype itself is shown.
  case prototypeCells(view: String)
  /// Views that lie deeper than any document's do were left out.
  case tooDeep(view: String)
  /// A target that is no view or controller of the scene.
  case foreignTarget(action: String, target: String)
  /// An action for an event that isn't known.
  case unknownEvent(action: String, event: String)
  /// A recognizer that no view of the file has.
  case unattachedRecognizer(String)
  /// A recognizer whose delegate answers in code.
  case recognizerDelegate(String)
  /// A container's other children, which don't show at first.
  case otherChildren(controller: String, count: Int)
  /// A controller that the app makes its owner of the file, taken for the root's.
  case assumedOwner(className: String)
  /// A segue that something other than a touch on a control performs.
  case unheldSegue

  var severity: ImportDiagnostic.Severity {
    switch self {
    case .brokenXML, .jsonPiece, .unknownElement, .missingReference, .sharedRecognizer,
      .foreignContent,
      .tooDeep, .foreignTarget, .unknownEvent, .unattachedRecognizer, .recognizerDelegate,
      .assumedOwner, .formatLacks, .outline:
      .warning
    case .otherScenes, .barItem, .runtimeAttribute, .sizeClassVariation, .prototypeCells,
      .otherChildren, .unheldSegue:
      .note
    }
  }
}
