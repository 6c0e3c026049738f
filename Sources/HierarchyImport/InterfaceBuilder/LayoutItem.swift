import Geometry

/// Something that constraints speak of, a view or a guide, in the coordinates of the scene.
struct LayoutItem {
  enum Axis: Hashable {
    case horizontal
    case vertical
  }

  var x: LinearForm
  var y: LinearForm
  var width: LinearForm
  var height: LinearForm
  /// How far the margins lie inside.
  var margins = Insets(all: 8)

  init(x: LinearForm, y: LinearForm, width: LinearForm, height: LinearForm) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  init(_ rect: Rect) {
    self.init(
      x: LinearForm(rect.minX), y: LinearForm(rect.minY), width: LinearForm(rect.width),
      height: LinearForm(rect.height))
  }

  func origin(_ axis: Axis) -> LinearForm { axis == .horizontal ? x : y }
  func size(_ axis: Axis) -> LinearForm { axis == .horizontal ? width : height }

  /// The item less insets.
  func inset(by insets: Insets) -> LayoutItem {
    LayoutItem(
      x: x.plus(LinearForm(insets.left)), y: y.plus(LinearForm(insets.top)),
      width: width.plus(LinearForm(-insets.left - insets.right)),
      height: height.plus(LinearForm(-insets.top - insets.bottom)))
  }

  /// How high the baseline of a line of text lies, as a part of the height: of San Francisco's.
  private static let baseline = 0.78

  /// An attribute as Interface Builder names it; nil for one that isn't known.
  func attribute(_ name: String) -> LinearForm? {
    switch name {
    case "leading", "left": x
    case "trailing", "right": x.plus(width)
    case "centerX": x.plus(width, times: 0.5)
    case "width": width
    case "top": y
    case "bottom": y.plus(height)
    case "centerY": y.plus(height, times: 0.5)
    case "height": height
    case "baseline", "lastBaseline", "firstBaseline": y.plus(height, times: Self.baseline)
    case "leadingMargin", "leftMargin": x.plus(LinearForm(margins.left))
    case "trailingMargin", "rightMargin": x.plus(width).plus(LinearForm(-margins.right))
    case "topMargin": y.plus(LinearForm(margins.top))
    case "bottomMargin": y.plus(height).plus(LinearForm(-margins.bottom))
    case "centerXWithinMargins": x.plus(width, times: 0.5)
    case "centerYWithinMargins": y.plus(height, times: 0.5)
    default: nil
    }
  }
}
