import EventDelivery
import Geometry
import Localization
import PlatformInterface
import TraceAnalysis

/// Draws the whole window from its state; equal states give equal pictures.
struct FramePainter {
  let session: Session
  let view: ViewState
  let scenes: [String]
  let phrases: Phrasebook
  let text: any TextMeasuring
  let picture: DeliveryPicture
  /// The delivery's own picture, whatever the pointer asks about.
  let storyPicture: DeliveryPicture
  let rows: HierarchyRows
  let hitMap: HitMapShading?
  let why: WhyAnswer?
  let problems: [LintFinding]?
  let hitMapMissing: [Rect]
  /// Fingers to show in place of the run's, such as the pair under the Alt key.
  let hoverFingers: [FingerMark]?
  let hovered: ViewID?
  let motion: MotionState
  let backdrop: PixelImage?
  let drag: StageDrag?

  private var layout: WindowLayout { WindowLayout(size: view.size, splits: view.splits) }

  func paint() -> Frame {
    let layout = layout
    var surface = Surface(
      theme: view.theme.theme, text: text, phrases: phrases, attention: view.attention,
      size: layout.size)
    surface.list.fill(Rect(origin: .zero, size: layout.size), surface.theme.background)
    let board = BadgeBoard(tree: session.tree, picture: picture)
    let (stage, notice) = paintStage(layout, on: &surface)
    let (scale, scrubArea) = paintBottom(layout, on: &surface)
    if let frame = layout.hierarchy { paintHierarchy(board, in: frame, on: &surface) }
    if let frame = layout.scenes { paintScenes(in: frame, on: &surface) }
    if let frame = layout.inspector { paintInspector(board, in: frame, on: &surface) }
    paintRails(layout, on: &surface)
    paintHairlines(layout, on: &surface)
    paintToolbar(layout, on: &surface)
    paintDrawer(board, layout, on: &surface)
    paintPopup(layout, notice: notice, on: &surface)
    if let tooltip = view.tooltip, tooltip.isShown {
      surface.tooltip(tooltip.text, beside: tooltip.anchor, in: layout.size)
    }
    return Frame(
      list: surface.list, targets: surface.targets, scrollAreas: surface.scrollAreas,
      layout: layout, stage: stage, rows: rows, why: why, scale: scale, scrubArea: scrubArea)
  }

  // MARK: - Stage

  private func paintStage(
    _ layout: WindowLayout, on surface: inout Surface
  ) -> (StageLayout, Rect?) {
    var frame = layout.stage
    var noticeFrame: Rect?
    if let notice = session.notice {
      let strip = NoticeStrip(notice: notice)
      let height = strip.height(width: frame.width, surface)
      let place = Rect(frame.minX, frame.maxY - height, frame.width, height)
      surface.panel = .stage
      strip.draw(in: place, on: &surface)
      frame.size.height -= height
      noticeFrame = place
    }
    var model = StageModel(
      tree: session.tree, picture: picture, phrases: phrases, theme: surface.theme)
    model.mode = session.mode
    if case .responder(let responder) = session.selection { model.selection = responder }
    model.hovered = hovered
    model.drag = drag
    model.fingers = hoverFingers
    model.zoom = view.zoom
    model.hitMap = hitMap
    model.motion = motion
    model.culprit = why.flatMap { $0.explanation.arrives ? nil : $0.culprit }
    model.backdrop = backdrop
    model.hitMapMissing = hitMapMissing
    model.isFocused = view.attention.ring(around: .stage)
    model.showsWholeChain = view.showsWholeChain
    let stage = StageView.layout(in: frame, model: model, text: text)
    surface.list.append(.pushClip(frame))
    StageView.draw(stage, into: &surface.list)
    surface.list.append(.popClip)
    surface.panel = .stage
    surface.add(.stage, .stage, exactly: frame)
    paintStageItems(stage, on: &surface)
    if session.live.isEmpty {
      Introduction(scene: session.scene).draw(beside: stage, on: &surface)
    }
    return (stage, noticeFrame)
  }

  /// What the keyboard reaches on the stage: its buttons, which the mouse finds by their places.
  private func paintStageItems(_ stage: StageLayout, on surface: inout Surface) {
    for item in stage.targets {
      switch item.target {
      case .event, .step, .foldedChain, .refusedList, .zoomIn, .zoomOut, .zoomReset: break
      case .handle, .responder, .thumbnail: continue
      }
      let id = WidgetID.stageItem(item.target)
      surface.focusRing(id, item.rect, radius: Metrics.Radius.chip)
      surface.addForKeyboard(id, .button(.stage(item.target)), frame: item.rect)
    }
  }

  // MARK: - Bottom

  private func paintBottom(
    _ layout: WindowLayout, on surface: inout Surface
  ) -> (LaneScale, Rect) {
    surface.panel = .transport
    TransportPanel(
      timeline: session.live.timeline, cursor: session.cursor, playback: session.playback,
      canPlay: session.canPlay, isHeld: isHeld,
      waiting: session.run.engine.queuedEvents.count, seconds: shownEvent?.time.seconds,
      hasScrubStrip: layout.fold.isBottomFolded, offset: view.offset(.lanes)
    ).draw(in: layout.transport, on: &surface)
    if let frame = layout.lanes {
      LanesPanel(
        timeline: session.live.timeline, cursor: session.cursor, offset: view.offset(.lanes),
        tree: session.run.tree
      ).draw(in: frame, on: &surface)
    }
    surface.panel = .log
    if let frame = layout.log {
      LogPanel(
        run: session.run, cursor: session.cursor, offset: view.offset(.log),
        isActive: view.attention.focused == .log
      ).draw(in: frame, on: &surface)
    }
    if let frame = layout.logLine {
      LogLine(run: session.run, cursor: session.cursor, isOpen: view.popup == .log)
        .draw(in: frame, on: &surface)
    }
    let scrub = surface.scrollAreas.last { $0.id == .lanes }?.frame ?? .zero
    return (LaneScale(session.live.timeline, width: scrub.width), scrub)
  }

  private var isHeld: Bool { session.run.engine.isQueueHeld }

  private var shownEvent: TraceEvent? {
    session.cursor.index.map { session.run.events[$0.position] }
  }

  // MARK: - Sides

  private func paintHierarchy(_ board: BadgeBoard, in frame: Rect, on surface: inout Surface) {
    surface.panel = .hierarchy
    var search = SearchFieldModel(
      text: view.search, placeholder: phrases.text(HierarchyPhrase.search))
    if let editing = view.editing, editing.id == .search { search.editor = editing.editor }
    HierarchyPanel(
      tree: session.tree, rows: rows, board: board, selection: session.selection,
      search: search, offset: view.offset(.tree), isActive: view.isListActive(.tree)
    ).draw(in: frame, on: &surface)
  }

  private func paintScenes(in frame: Rect, on surface: inout Surface) {
    surface.panel = .scenes
    ScenesPanel(
      titles: scenes, current: view.sceneNumber, offset: view.offset(.scenes),
      isActive: view.isListActive(.scenes),
      isFolded: frame.height <= WindowLayout.headingHeight, list: view.lowerList,
      problemCount: problems?.count
    ).draw(in: frame, on: &surface)
    guard view.lowerList == .problems, frame.height > WindowLayout.headingHeight else { return }
    ProblemsPanel(
      problems: problems ?? [], tree: session.scene.tree, selection: session.selection,
      offset: view.offset(.problems), isActive: view.isListActive(.problems)
    ).draw(in: frame, on: &surface)
  }

  private func paintInspector(_ board: BadgeBoard, in frame: Rect, on surface: inout Surface) {
    surface.panel = .inspector
    InspectorPanel(
      tree: session.tree, node: session.selection, board: board, step: shownEvent,
      introduction: session.live.isEmpty ? nil : Introduction(scene: session.scene),
      folded: view.foldedSections, editing: view.editing, offset: view.offset(.inspector),
      picture: storyPicture, run: session.run, shown: session.cursor.shown,
      touches: session.run.touches(after: session.cursor.index), why: why
    ).draw(in: frame, on: &surface)
  }

  private func paintRails(_ layout: WindowLayout, on surface: inout Surface) {
    if let frame = layout.leadingRail {
      surface.panel = .hierarchy
      Rail(drawers: [.hierarchy, .scenes], open: view.drawer, isLeading: true)
        .draw(in: frame, on: &surface)
    }
    if let frame = layout.trailingRail {
      surface.panel = .inspector
      Rail(drawers: [.inspector], open: view.drawer, isLeading: false)
        .draw(in: frame, on: &surface)
    }
  }

  /// The lines between the regions, with the handles of those that move.
  private func paintHairlines(_ layout: WindowLayout, on surface: inout Surface) {
    let hairline = Stroke(surface.theme.hairline, width: 1)
    let transport = layout.transport
    surface.list.line(
      from: Point(transport.minX, transport.minY), to: Point(transport.maxX, transport.minY),
      hairline)
    if layout.lanes != nil {
      surface.list.line(
        from: Point(transport.minX, transport.maxY),
        to: Point(transport.maxX, transport.maxY), hairline)
    }
    for handle in Splits.Handle.allCases {
      guard let line = layout.line(of: handle) else { continue }
      surface.panel = Self.panel(of: handle)
      surface.splitHandle(
        handle, along: line, default: phrases.text(PlaybackPhrase.split))
    }
  }

  private static func panel(of handle: Splits.Handle) -> PanelID {
    switch handle {
    case .hierarchy: .hierarchy
    case .scenes: .scenes
    case .bottom: .transport
    case .lanes: .log
    case .inspector: .inspector
    }
  }

  private func paintToolbar(_ layout: WindowLayout, on surface: inout Surface) {
    surface.panel = .toolbar
    ToolbarPanel(
      title: session.scene.title(in: phrases), mode: session.mode, fingers: view.fingers,
      canUndo: session.history.canUndo, canRedo: session.history.canRedo,
      language: phrases.language, theme: view.theme, showsHitMap: view.showsHitMap,
      stageMidX: layout.stage.midX
    ).draw(in: layout.toolbar, on: &surface)
  }

  // MARK: - Over the panels

  private func paintDrawer(
    _ board: BadgeBoard, _ layout: WindowLayout, on surface: inout Surface
  ) {
    guard let drawer = view.shownDrawer(in: layout) ?? motion.closing else { return }
    let place = drawer.isLeading ? layout.leadingDrawer : layout.trailingDrawer
    // It comes from behind its rail.
    let away = place.width * (1 - motion.drawer) * (drawer.isLeading ? -1 : 1)
    surface.clipped(to: layout.stage) { surface in
      paint(drawer, board, in: place.offset(by: Point(away.rounded(), 0)), on: &surface)
    }
  }

  private func paint(
    _ drawer: Drawer, _ board: BadgeBoard, in frame: Rect, on surface: inout Surface
  ) {
    surface.panel = .stage
    surface.add(.drawer, .cover, exactly: frame) { $0.isFocusable = false }
    surface.clipped(to: frame) { surface in
      switch drawer {
      case .hierarchy: paintHierarchy(board, in: frame, on: &surface)
      case .scenes: paintScenes(in: frame, on: &surface)
      case .inspector: paintInspector(board, in: frame, on: &surface)
      }
    }
    let edge = drawer.isLeading ? frame.maxX : frame.minX
    surface.list.line(
      from: Point(edge, frame.minY), to: Point(edge, frame.maxY),
      Stroke(surface.theme.hairline, width: 1))
  }

  private func paintPopup(_ layout: WindowLayout, notice: Rect?, on surface: inout Surface) {
    guard let popup = view.popup else { return }
    let anchor =
      view.menuAnchor
      ?? popup.anchorID.flatMap { id in surface.targets.last { $0.id == id }?.frame }
    surface.panel = .popup
    switch popup {
    case .menu(let id):
      let menu = MenuBuilder(session: session, view: view, phrases: phrases).menu(id)
      let frame = menu.frame(under: anchor ?? layout.toolbar, in: layout.size, surface)
      menu.draw(in: frame, offset: view.offset(.menu), on: &surface)
    case .keys:
      KeySheet.draw(in: KeySheet.frame(in: layout.size), on: &surface)
    case .log: paintLogSheet(layout, on: &surface)
    }
  }

  /// The whole log over the lower part of the stage.
  private func paintLogSheet(_ layout: WindowLayout, on surface: inout Surface) {
    let height = min(320, layout.stage.height - 40)
    let frame = Rect(
      layout.stage.minX + 8, layout.transport.minY - height - 8, layout.stage.width - 16,
      height)
    surface.card(frame)
    surface.add(.drawer, .cover, exactly: frame) { $0.isFocusable = false }
    LogPanel(
      run: session.run, cursor: session.cursor, offset: view.offset(.log), isActive: true
    ).draw(in: frame.inset(by: 1), on: &surface)
  }
}
