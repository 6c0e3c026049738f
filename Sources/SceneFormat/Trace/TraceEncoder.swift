import EventDelivery
import Geometry

/// One step of a trace as a flat object.
struct TraceEncoder {
  var scene: SceneEncoder

  init(tree: ViewTree) {
    scene = SceneEncoder(tree: tree)
  }

  var document: JSONDocument { scene.builder.finish() }

  mutating func event(_ event: TraceEvent) {
    scene.builder.beginObject()
    member(.n, Double(event.index.position))
    if let parent = event.parent { member(.parent, Double(parent.position)) }
    member(.t, event.time.seconds)
    if let number = event.event { member(.event, Double(number.number)) }
    switch event.kind {
    case .queue(let step): queue(step)
    case .hitTest(let step): hitTest(step)
    case .gesture(let step): gesture(step)
    case .touch(let step): touch(step)
    case .scroll(let step): scroll(step)
    case .responder(let step): responder(step)
    case .action(let step): action(step)
    case .effect(let step): effect(step)
    }
    if event.isAssumed { member(.assumed, true) }
    scene.builder.end()
  }

  // MARK: - Members

  mutating func step(_ step: TraceStep) { scene.member(TraceKey.step, step.rawValue) }

  mutating func member(_ key: TraceKey, _ string: String) { scene.member(key, string) }

  mutating func member(_ key: TraceKey, _ number: Double) { scene.member(key, number) }

  mutating func member(_ key: TraceKey, _ boolean: Bool) { scene.member(key, boolean) }

  mutating func member(_ key: TraceKey, _ point: Point) { scene.member(key, point) }

  mutating func member(_ key: TraceKey, _ strings: [String]) {
    scene.builder.key(key.rawValue)
    scene.builder.strings(strings)
  }

  mutating func member(_ key: TraceKey, _ fingers: [Finger]) {
    scene.member(key, fingers.map { Double($0.number) })
  }

  mutating func member(_ key: TraceKey, _ view: ViewID) { member(key, scene.name(view)) }

  /// Somebody's id, or null for nobody.
  mutating func member(_ key: TraceKey, _ responder: ResponderID?) {
    scene.builder.key(key.rawValue)
    scene.builder.data(.string(responder.map { scene.name($0) }))
  }

  mutating func optional(_ key: TraceKey, _ view: ViewID?) {
    member(key, view.map { ResponderID.view($0) })
  }
}
