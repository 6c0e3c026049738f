public import EventDelivery
import Geometry
public import TraceAnalysis

/// Writes what a hit map comes to as one JSON object.
public struct HitMapWriter: Sendable {
  private let tree: ViewTree
  private let map: HitMap

  public init(tree: ViewTree, map: HitMap) {
    self.tree = tree
    self.map = map
  }

  /// The screen, what can be touched of each view, where touches come to nothing, and the grid.
  public func object() -> [UInt8] {
    var encoder = SceneEncoder(tree: tree)
    encoder.builder.beginObject()
    encoder.builder.key(HitMapKey.screen.rawValue)
    encoder.builder.numbers([tree.screen.size.width, tree.screen.size.height])
    encoder.member(HitMapKey.scale, map.scale)
    encoder.list(HitMapKey.views, map.reaches()) { encoder, reach in
      encoder.zone(reach.view, area: reach.area, box: reach.box)
    }
    encoder.builder.key(HitMapKey.unreached.rawValue)
    encoder.builder.strings(map.unreached(in: tree).map { tree[$0].identifier })
    encoder.list(HitMapKey.deadZones, map.deadZones(in: tree)) { encoder, zone in
      encoder.zone(zone.view, area: zone.area, box: zone.box)
    }
    let grid = HitGrid(of: tree)
    encoder.builder.key(HitMapKey.legend.rawValue)
    encoder.builder.beginObject()
    for entry in grid.legend {
      encoder.builder.key(entry.mark)
      encoder.builder.string(tree[entry.view].identifier)
    }
    encoder.builder.end()
    encoder.builder.key(HitMapKey.grid.rawValue)
    encoder.builder.strings(grid.rows)
    encoder.builder.end()
    return JSONWriter.pretty(encoder.builder.finish())
  }
}

enum HitMapKey: String, ObjectKey {
  case screen, scale, views, unreached, deadZones, legend, grid
  case view, area, box
}

extension SceneEncoder {
  /// Who is hit there, null for nobody, and how much of the screen it is.
  fileprivate mutating func zone(_ view: ViewID?, area: Double, box: Rect) {
    builder.beginObject()
    builder.key(HitMapKey.view.rawValue)
    if let view { builder.string(tree[view].identifier) } else { builder.null() }
    member(HitMapKey.area, area)
    member(HitMapKey.box, box)
    builder.end()
  }

  mutating func list<Element>(
    _ key: some ObjectKey, _ elements: [Element],
    write: (inout SceneEncoder, Element) -> Void
  ) {
    builder.key(key.rawValue)
    builder.beginArray()
    for element in elements { write(&self, element) }
    builder.end()
  }
}
