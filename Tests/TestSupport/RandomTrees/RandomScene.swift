public import EventDelivery
import Geometry

/// Scenes with controllers, controls and actions, and inputs that change them while fingers are down.
public struct RandomScene {
  private var random: SeededGenerator
  private var tree: ViewTree
  private var controls: [String] = []
  private var containers: [String] = []
  private var windows: [String] = []
  private var recognizers: [String] = []
  private var inserted = 0

  /// The scene, and raw inputs of fingers, edits, pauses and other events, all fingers up at the end.
  public static func make(
    seed: UInt64, steps: Int, hasRecognizers: Bool = false
  ) -> (tree: ViewTree, inputs: [TimedInput]) {
    var builder = RandomScene(seed: seed)
    builder.build()
    if hasRecognizers { builder.addRecognizers() }
    let tree = builder.tree
    return (tree, builder.inputs(steps))
  }

  private init(seed: UInt64) {
    random = SeededGenerator(seed: seed ^ 0xC3C3)
    tree = ViewTree(screen: Screen(size: Size(400, 800), scale: 2))
  }

  // MARK: - The scene

  private mutating func build() {
    for index in 0..<random.element(of: [1, 2, 3]) { addWindow(index) }
    for index in 0..<12 { addView(index) }
    addView(12, class: "UIButton")
    for control in controls { addActions(to: control) }
  }

  private mutating func addWindow(_ index: Int) {
    var details = ViewDetails(identifier: "window\(index)", className: "UIWindow")
    let frames = [tree.screen.bounds, Rect(0, 400, 400, 400), Rect(100, 0, 300, 500)]
    details.geometry = ViewGeometry(frame: frames[index])
    details.window?.windowLevel = random.element(of: [0, 0, 1])
    let window = tree.addWindow(details)
    var page = ViewDetails(identifier: "page\(index)", className: "UIView")
    page.geometry = ViewGeometry(frame: tree.bounds(of: window))
    page.isMultipleTouchEnabled = random.happens(onceIn: 2)
    page.traits.overrides = overrides()
    let view = tree.addView(page, to: window)
    var root = Controller(identifier: "root\(index)", className: "UIViewController")
    root.view = view
    root.rootOfWindow = window
    tree.addController(root)
    windows.append("window\(index)")
    containers.append("page\(index)")
  }

  private mutating func addView(_ index: Int, class chosen: String? = nil) {
    let className = chosen ?? random.element(of: Self.classes)
    var details = ViewDetails(identifier: "view\(index)", className: className)
    let origin = Point(random.halves(0...400), random.halves(0...800))
    details.geometry = ViewGeometry(frame: Rect(origin: origin, size: Size(160, 120)))
    details.isMultipleTouchEnabled = random.happens(onceIn: 3)
    details.isExclusiveTouch = random.happens(onceIn: 12)
    details.traits.overrides = overrides()
    let parent = random.element(of: containers)
    if let superview = tree.view(identifier: parent) { tree.addView(details, to: superview) }
    if details.control != nil {
      controls.append(details.identifier)
    } else {
      containers.append(details.identifier)
    }
  }

  private static let classes = [
    "UIView", "UIView", "UIButton", "UIControl", "UISlider", "UISwitch", "UITextField",
  ]

  /// All four touch methods alike, as UIKit asks of a subclass (B-109), or none.
  private mutating func overrides() -> ResponderOverrides {
    var overrides = ResponderOverrides()
    if random.happens(onceIn: 3) {
      let behavior = random.element(of: [MethodBehavior.handle, .super, .next])
      overrides.methods = [
        ResponderMethod.touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled,
      ].map { MethodOverride(method: $0, behavior: behavior) }
    }
    if random.happens(onceIn: 8) { overrides.canBecomeFirstResponder = .answer(true) }
    if random.happens(onceIn: 16) { overrides.hitTest = .passthrough }
    return overrides
  }

  /// An action whose method changes the scene while its own event is being delivered.
  private mutating func addActions(to control: String) {
    let events = [ControlEvent.touchDown, .touchDragInside, .touchUpInside, .touchCancel]
    guard let view = tree.view(identifier: control) else { return }
    for event in events where random.happens(onceIn: 3) {
      let selector = "\(control).\(event.rawValue)"
      let effects = (0..<random.element(of: [0, 1, 2])).map { _ in effect() }
      tree.updateTraits(of: .application) { traits in
        traits.responds =
          (traits.responds ?? [])
          + [SelectorResponse(selector: selector, effects: effects)]
      }
      tree.updateDetails(of: view) {
        $0.control?.actions.append(
          TargetAction(event: event, action: selector, target: .application))
      }
    }
  }

  private mutating func addRecognizers() {
    let classes = [
      "UITapGestureRecognizer", "UITapGestureRecognizer", "UIPanGestureRecognizer",
      "UILongPressGestureRecognizer", "UISwipeGestureRecognizer", "UIPinchGestureRecognizer",
    ]
    var previous: RecognizerID?
    for index in 0..<6 {
      let view = random.element(of: containers + controls)
      var recognizer = Recognizer(
        identifier: "recognizer\(index)", className: random.element(of: classes))
      recognizer.view = tree.view(identifier: view)
      let flags = ["cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded"]
      for flag in flags where random.happens(onceIn: 2) {
        let isOn = random.happens(onceIn: 2)
        recognizer.properties.append(DataValue.Member(key: flag, value: .boolean(isOn)))
      }
      if recognizer.className == "UITapGestureRecognizer", random.happens(onceIn: 2) {
        recognizer.properties.append(
          DataValue.Member(key: "numberOfTapsRequired", value: .number(2)))
      }
      if let previous, random.happens(onceIn: 3) { recognizer.requireToFail = [previous] }
      recognizer.actions = [RecognizerAction(action: recognizer.identifier, target: .application)]
      let effects = random.happens(onceIn: 2) ? [effect()] : []
      tree.updateTraits(of: .application) { traits in
        traits.responds =
          (traits.responds ?? [])
          + [SelectorResponse(selector: recognizer.identifier, effects: effects)]
      }
      recognizers.append(recognizer.identifier)
      previous = tree.addRecognizer(recognizer)
    }
  }

  // MARK: - Inputs

  private mutating func inputs(_ steps: Int) -> [TimedInput] {
    var down: [Finger] = []
    var inputs: [TimedInput] = []
    for step in 0..<steps {
      let time = Timestamp(seconds: Double(step) / 20)
      inputs.append(TimedInput(time: time, input: input(&down)))
    }
    let end = Timestamp(seconds: Double(steps) / 20 + 1)
    inputs.append(TimedInput(time: end, input: .system(.didBecomeActive)))
    inputs.append(TimedInput(time: end, input: .effect(.holdQueue(false))))
    // Every finger, since a lift may have been lost while the application wasn't active.
    for finger in [Finger(1), Finger(2), Finger(3)] {
      let lift = TouchSample(finger: finger, phase: .ended, point: Point(1, 1))
      inputs.append(TimedInput(time: end + 1, input: .touches([lift])))
    }
    return inputs
  }

  private mutating func input(_ down: inout [Finger]) -> Input {
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1, 2: return .effect(effect())
    case 3: return random.element(of: Self.otherInputs)
    default: return .touches(samples(&down))
    }
  }

  private static let otherInputs: [Input] = [
    .busy(seconds: 0.12), .effect(.holdQueue(true)), .effect(.turn), .effect(.holdQueue(false)),
    .system(.willResignActive), .system(.didBecomeActive), .press(Press(key: "a"), .began),
    .press(Press(key: "a"), .ended), .text("x"), .motion(.shake, .began), .motion(.shake, .ended),
    .remoteControl(.play), .system(.didReceiveMemoryWarning),
  ]

  private mutating func samples(_ down: inout [Finger]) -> [TouchSample] {
    var samples: [TouchSample] = []
    for finger in [Finger(1), Finger(2), Finger(3)] where random.happens(onceIn: 2) {
      let point = Point(random.halves(0...800), random.halves(0...1600))
      let phases = [TouchPhase.moved, .moved, .moved, .stationary, .ended, .ended, .cancelled]
      let phase = down.contains(finger) ? random.element(of: phases) : .began
      samples.append(TouchSample(finger: finger, phase: phase, point: point))
      down.removeAll { $0 == finger }
      if phase != .ended, phase != .cancelled { down.append(finger) }
    }
    guard samples.isEmpty else { return samples }
    let finger = down.first ?? Finger(1)
    let phase = down.isEmpty ? TouchPhase.began : .moved
    if down.isEmpty { down.append(finger) }
    return [TouchSample(finger: finger, phase: phase, point: Point(200, 300))]
  }
}

// MARK: - Effects

extension RandomScene {
  private mutating func effect() -> Effect {
    let view = random.element(of: containers + controls)
    let place = Point(random.halves(0...600), random.halves(0...1400))
    let isOn = random.happens(onceIn: 2)
    if !recognizers.isEmpty, random.happens(onceIn: 8) {
      let recognizer = random.element(of: recognizers)
      return isOn
        ? .removeRecognizer(recognizer)
        : .set(target: recognizer, changes: [.isEnabled(random.happens(onceIn: 2))])
    }
    switch Int.random(in: 0..<18, using: &random) {
    case 0: return .remove(view)
    case 1: return .bringToFront(view)
    case 2: return .sendToBack(view)
    case 3: return .set(target: view, changes: [.isHidden(isOn)])
    case 4: return .set(target: view, changes: [.frame(Rect(origin: place, size: Size(160, 120)))])
    case 5: return .set(target: view, changes: [.isUserInteractionEnabled(isOn)])
    case 6: return .set(target: random.element(of: windows), changes: [.isHidden(isOn)])
    case 7, 8: return insertion()
    case 9: return presentation()
    case 10: return .dismiss("root0")
    case 11: return .becomeFirstResponder(view)
    case 12: return .resignFirstResponder(view)
    case 13: return .makeKey(random.element(of: windows))
    case 14: return animation(of: view, to: place)
    case 15:
      return .addTarget(
        to: random.element(of: controls),
        Effect.TargetChange(event: .touchDown, action: "later", target: nil))
    case 16:
      return .removeTarget(
        from: random.element(of: controls),
        Effect.TargetChange(event: .touchDown, action: nil, target: nil))
    default:
      return .set(target: random.element(of: controls), changes: [.isEnabled(isOn)])
    }
  }

  private mutating func insertion() -> Effect {
    let parent = random.element(of: containers)
    return .insert(
      template(), into: parent, position: random.happens(onceIn: 2) ? .front : .index(0))
  }

  private mutating func presentation() -> Effect {
    let view = template()
    let controller = Controller(identifier: "modal\(inserted)", className: "UIViewController")
    return .present(ControllerTemplate(controller: controller, view: view), from: "root0")
  }

  private mutating func template() -> SubtreeTemplate {
    inserted += 1
    let className = random.element(of: ["UIView", "UIButton"])
    var details = ViewDetails(identifier: "new\(inserted)", className: className)
    let origin = Point(random.halves(0...400), random.halves(0...1000))
    details.geometry = ViewGeometry(frame: Rect(origin: origin, size: Size(200, 200)))
    details.traits.overrides = overrides()
    return SubtreeTemplate(views: [SubtreeTemplate.Node(parent: nil, details: details)])
  }

  private mutating func animation(of view: String, to place: Point) -> Effect {
    let animation = Effect.Animation(
      duration: 0.2, allowsUserInteraction: random.happens(onceIn: 2))
    return .animate(
      target: view, changes: [.frame(Rect(origin: place, size: Size(160, 120)))], animation)
  }
}
