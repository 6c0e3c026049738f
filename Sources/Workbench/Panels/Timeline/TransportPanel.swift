import EventDelivery
import Geometry
import Localization
import PlatformInterface
import TraceAnalysis

/// The buttons that move through the run, and where in it one is.
struct TransportPanel {
  let timeline: Timeline
  let cursor: StepCursor
  let playback: Playback
  let canPlay: Bool
  let isHeld: Bool
  /// How many events wait in the queue.
  let waiting: Int
  /// Seconds since the run's beginning at the step shown.
  let seconds: Double?
  /// Whether the steps are in this bar, the lanes being folded away.
  let hasScrubStrip: Bool
  let offset: Double

  func draw(in frame: Rect, on surface: inout Surface) {
    surface.list.fill(frame, surface.theme.panel)
    let end = drawButtons(in: frame, on: &surface)
    let speed = drawSpeed(in: frame, on: &surface)
    let trailing = drawSending(before: speed.minX, in: frame, on: &surface)
    let texts = drawPlace(from: end + 14, to: trailing - 12, in: frame, on: &surface)
    guard hasScrubStrip else { return }
    let strip = Rect(
      texts + 20, frame.minY + 6, max(0, trailing - texts - 40), frame.height - 12)
    drawStrip(in: strip, on: &surface)
  }

  private func drawButtons(in frame: Rect, on surface: inout Surface) -> Double {
    var x = frame.minX + (hasScrubStrip ? 12 : 16)
    for button in TransportButton.allCases {
      let isPlay = button == .play
      let size = isPlay ? Size(40, 30) : Size(32, 28)
      let place = Rect(x, frame.midY - size.height / 2, size.width, size.height)
      surface.button(.transport(button), in: place, model(of: button, surface.phrases))
      x = place.maxX + 4
    }
    return x - 4
  }

  private func model(of button: TransportButton, _ phrases: Phrasebook) -> ButtonModel {
    var model: ButtonModel
    switch button {
    case .start: model = ButtonModel(.icon(.start), .toStart)
    case .back: model = ButtonModel(.icon(.back), .stepBack)
    case .play:
      model = ButtonModel(.icon(playback.isPlaying ? .pause : .play), .togglePlay)
      model.isOn = canPlay
    case .forward: model = ButtonModel(.icon(.forward), .stepForward)
    case .end: model = ButtonModel(.icon(.end), .toEnd)
    }
    (model.isEnabled, model.tooltip) = state(of: button, phrases)
    return model
  }

  /// Whether a button can be used, and what it does or why it can't.
  private func state(
    of button: TransportButton, _ phrases: Phrasebook
  ) -> (Bool, String) {
    switch button {
    case .start:
      cursor.isAtStart
        ? (false, phrases.text(PlaybackPhrase.atStart))
        : (true, phrases.text(PlaybackPhrase.toStart))
    case .back:
      cursor.isAtStart
        ? (false, phrases.text(PlaybackPhrase.atStart))
        : (true, phrases.text(PlaybackPhrase.back))
    case .play:
      canPlay
        ? (true, phrases.text(playback.isPlaying ? PlaybackPhrase.pause : .play))
        : (false, phrases.text(PlaybackPhrase.nothingToPlay))
    case .forward:
      cursor.isAtEnd
        ? (false, phrases.text(PlaybackPhrase.atEnd))
        : (true, phrases.text(PlaybackPhrase.forward))
    case .end:
      cursor.isAtEnd
        ? (false, phrases.text(PlaybackPhrase.atEnd))
        : (true, phrases.text(PlaybackPhrase.toEnd))
    }
  }

  private func drawSpeed(in frame: Rect, on surface: inout Surface) -> Rect {
    let title = Self.title(ofSpeed: playback.speed)
    let place = Rect(frame.maxX - (hasScrubStrip ? 72 : 76), frame.midY - 14, 60, 28)
    var model = ButtonModel(.menu(title), .toggleMenu(.speed))
    model.tooltip = surface.phrases.text(PlaybackPhrase.speed)
    surface.button(.speed, in: place, model)
    return place
  }

  /// The buttons of the queue and of what no finger sends; returns where they begin.
  ///
  /// Beside a scrub strip there is room for the menu alone, which has the others too.
  private func drawSending(
    before end: Double, in frame: Rect, on surface: inout Surface
  ) -> Double {
    var x = end
    var buttons = [(WidgetID.send, sendModel(surface.phrases))]
    if !hasScrubStrip {
      if isHeld { buttons.append((.turn, turnModel(surface.phrases))) }
      buttons.append((.hold, holdModel(surface.phrases)))
    }
    var places: [(WidgetID, Rect, ButtonModel)] = []
    for (id, model) in buttons {
      let width = surface.buttonWidth(model.face)
      x -= width + 8
      places.append((id, Rect(x, frame.midY - 14, width, 28), model))
    }
    for (id, place, model) in places.reversed() { surface.button(id, in: place, model) }
    return x
  }

  private func sendModel(_ phrases: Phrasebook) -> ButtonModel {
    var model = ButtonModel(.menu(phrases.text(SendPhrase.title)), .toggleMenu(.send))
    model.tooltip = phrases.text(SendPhrase.tooltip)
    return model
  }

  private func holdModel(_ phrases: Phrasebook) -> ButtonModel {
    var model = ButtonModel(
      .text(phrases.text(isHeld ? SendPhrase.letGo : .hold)),
      .send(.effects([.holdQueue(!isHeld)])))
    model.isOn = isHeld
    model.tooltip = phrases.text(isHeld ? SendPhrase.letGoTooltip : .holdTooltip)
    return model
  }

  private func turnModel(_ phrases: Phrasebook) -> ButtonModel {
    var model = ButtonModel(.text(phrases.text(SendPhrase.turn)), .send(.effects([.turn])))
    model.isEnabled = waiting > 0
    model.tooltip = phrases.text(waiting > 0 ? SendPhrase.turnTooltip : .turnNeedsHold)
    return model
  }

  static func title(ofSpeed speed: Double) -> String { NumberText.text(speed) + "×" }

  /// Step so and so of so many, and its time; returns where the text ends.
  private func drawPlace(
    from start: Double, to end: Double, in frame: Rect, on surface: inout Surface
  ) -> Double {
    let text =
      cursor.count == 0
      ? surface.phrases.text(PlaybackPhrase.noSteps)
      : surface.phrases.text(
        PlaybackPhrase.step, ["step": "\(cursor.shown)", "steps": "\(cursor.count)"])
    let place = surface.label(
      text, in: Rect(start, frame.minY, max(0, end - start), frame.height),
      Typography.selectedRow, surface.theme.text1)
    guard let seconds, place.maxX + 80 < end else { return place.maxX }
    let time = surface.phrases.text(PlaybackPhrase.seconds, ["time": NumberText.time(seconds)])
    return surface.label(
      time, in: Rect(place.maxX + 12, frame.minY, 90, frame.height), Typography.inspector,
      surface.theme.text2
    ).maxX
  }

  /// All steps in one row.
  private func drawStrip(in frame: Rect, on surface: inout Surface) {
    guard frame.width > 60 else { return }
    let scale = LaneScale(timeline, width: frame.width)
    let area = ScrollArea(
      id: .lanes, frame: frame, contentLength: scale.length, isHorizontal: true)
    surface.add(area)
    surface.add(.scrub, .scrub, exactly: frame) { $0.cursor = .resizeHorizontal }
    let origin = frame.minX - offset
    surface.clipped(to: frame.inset(by: Insets(top: 0, left: -7, bottom: 0, right: -7))) {
      for step in scale.steps(from: offset, to: offset + frame.width) {
        $0.mark(
          timeline.entries[step].mark,
          at: Point(origin + scale.x(of: step), frame.midY), pitch: scale.pitch,
          isToCome: step >= cursor.shown)
      }
      if let index = cursor.index {
        let x = origin + scale.x(of: index.position)
        $0.list.line(
          from: Point(x, frame.minY + 2), to: Point(x, frame.maxY - 2),
          Stroke($0.theme.text1, width: 1.5))
      }
    }
    surface.focusRing(.scrub, frame, radius: 6)
  }
}
