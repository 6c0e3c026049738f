import Geometry
import Localization
import PlatformInterface

/// The buttons that stand for panels which found no room; each opens its panel over the stage.
struct Rail {
  let drawers: [Drawer]
  let open: Drawer?
  /// The edge that the stage is at.
  let isLeading: Bool

  func draw(in frame: Rect, on surface: inout Surface) {
    surface.list.fill(frame, surface.theme.panel)
    let edge = isLeading ? frame.maxX : frame.minX
    surface.list.line(
      from: Point(edge, frame.minY), to: Point(edge, frame.maxY),
      Stroke(surface.theme.hairline, width: 1))
    for (place, drawer) in drawers.enumerated() {
      let button = Rect(
        frame.minX + 2, frame.minY + 6 + Double(place) * 44, frame.width - 4, 40)
      var model = ButtonModel(.icon(Self.icon(of: drawer)), .toggleDrawer(drawer))
      model.isOn = open == drawer
      model.isQuiet = true
      model.tooltip = surface.phrases.text(Self.title(of: drawer))
      surface.button(.rail(drawer), in: button, model)
    }
  }

  private static func icon(of drawer: Drawer) -> Icon {
    switch drawer {
    case .hierarchy: .tree
    case .scenes: .scenes
    case .inspector: .inspector
    }
  }

  private static func title(of drawer: Drawer) -> ToolbarPhrase {
    switch drawer {
    case .hierarchy: .openHierarchy
    case .scenes: .openScenes
    case .inspector: .openInspector
    }
  }
}
