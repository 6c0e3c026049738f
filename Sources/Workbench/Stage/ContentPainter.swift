import EventDelivery
import Geometry
import PlatformInterface

/// What a view of a UIKit class draws besides its colour: a label's text, a switch's knob.
struct ContentPainter {
  let painter: StagePainter
  let shape: SceneShape

  private var text: any TextMeasuring { painter.layout.text }
  private var scale: Double { painter.device.scale }

  /// UIKit's default sizes of text, in points of the app.
  private enum FontSize {
    static let label = 17.0
    static let button = 15.0
    static let field = 17.0
  }

  func paint(into list: inout DisplayList) {
    let details = painter.layout.model.tree[shape.view]
    guard shape.outline.boundingBox.width > 6 else { return }
    switch details.kind.name {
    case "UISwitch": paintSwitch(isOn: details.control?.isOn ?? false, &list)
    case "UISlider": paintSlider(details.control, &list)
    default: paintText(of: details, &list)
    }
  }

  /// Where the text of a view lies, which other texts keep off; nil for a view without text.
  static func textRect(
    of view: ViewID, in scene: StageScene, text: any TextMeasuring
  ) -> Rect? {
    guard let shape = scene[view], shape.isDrawn,
      let line = line(of: scene.tree[view], shape, scene.device.scale, text)
    else { return nil }
    let size = text.size(of: line.string, style: line.style)
    return Rect(
      line.baseline.x, line.baseline.y - text.ascent(of: line.style), size.width, size.height)
  }

  private func paintText(of details: ViewDetails, _ list: inout DisplayList) {
    guard var line = Self.line(of: details, shape, scale, text),
      let place = painter.layout.scene.place(of: shape.view)
    else { return }
    let ground = painter.layout.dimming.plainGround(at: place, shape)
    let isPlaceholder = details.kind.name == "UITextField" && details.title == nil
    let ink = ground.contrast(with: .white) >= 3 ? Color.white : .black
    line.color = ink.opacity((isPlaceholder ? 0.6 : 1) * shape.opacity)
    list.text(line.string, at: line.baseline, line.style, line.color)
  }

  private static func line(
    of details: ViewDetails, _ shape: SceneShape, _ scale: Double, _ text: any TextMeasuring
  ) -> TextLine? {
    guard let string = details.title ?? details.text, !string.isEmpty else { return nil }
    let isCentered = details.title != nil || details.isKind(of: "UIButton")
    let size = (isCentered ? FontSize.button : FontSize.label) * scale
    guard size >= 4 else { return nil }
    let style = TextStyle(isCentered ? .medium : .regular, size: size)
    let box = shape.frame.boundingBox
    let pad = 4 * scale
    let room = box.width - pad * 2
    guard room > size, box.height > size * 0.8 else { return nil }
    let shown = text.truncated(string, style: style, toWidth: room)
    let width = text.width(of: shown, style: style)
    let isUpright = shape.toWindow.b == 0 && shape.toWindow.c == 0
    let left = isCentered || !isUpright ? box.midX - width / 2 : box.minX + pad
    let baseline = text.baseline(centeredIn: box, style: style)
    return TextLine(shown, style: style, color: .black, baseline: Point(left, baseline))
  }

  // MARK: - Controls

  private func paintSwitch(isOn: Bool, _ list: inout DisplayList) {
    let box = shape.frame.boundingBox
    let height = min(box.height, 31 * scale)
    let track = Rect(
      box.midX - min(box.width, 51 * scale) / 2, box.midY - height / 2,
      min(box.width, 51 * scale), height)
    let color = isOn ? Color(hex: 0x34C759) : Color(hex: 0xC7C7CC)
    list.fill(.capsule(track), color.opacity(shape.opacity))
    let knob = height - 4 * scale
    let x = isOn ? track.maxX - knob - 2 * scale : track.minX + 2 * scale
    list.fill(
      .ellipse(Rect(x, track.midY - knob / 2, knob, knob)), Color.white.opacity(shape.opacity))
  }

  private func paintSlider(_ control: ControlAttributes?, _ list: inout DisplayList) {
    let box = shape.frame.boundingBox
    let low = control?.minimumValue ?? 0
    let high = control?.maximumValue ?? 1
    let value = control?.value ?? low
    let share = high > low ? min(1, max(0, (value - low) / (high - low))) : 0
    let track = Rect(box.minX + 2, box.midY - 2 * scale, max(0, box.width - 4), 4 * scale)
    list.fill(.capsule(track), Color(hex: 0xC7C7CC).opacity(shape.opacity))
    var filled = track
    filled.size.width = track.width * share
    if filled.width > 0 {
      list.fill(.capsule(filled), Color(hex: 0x007AFF).opacity(shape.opacity))
    }
    let radius = min(14 * scale, box.height / 2)
    let x = track.minX + radius + (track.width - radius * 2) * share
    let knob = Shape.circle(center: Point(x, box.midY), radius: radius)
    list.fill(knob, Color.white.opacity(shape.opacity))
    list.stroke(knob, Stroke(Color(hex: 0xC7C7CC).opacity(shape.opacity), placement: .inside))
  }
}
