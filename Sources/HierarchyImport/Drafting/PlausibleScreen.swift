import EventDelivery
import Geometry

extension Screen {
  /// A device's sides in points are between these.
  private static let sides = 200.0...4000.0

  /// The first of some sizes that a screen may have; nil where none is.
  static func plausible(_ sizes: Size?...) -> Screen? {
    for case let size? in sizes where sides ~= size.width && sides ~= size.height {
      return Screen(size: size)
    }
    return nil
  }
}
