import Geometry

/// Finds places for labels so that no two meet, and none meets the finger or leaves the stage.
///
/// Labels come in the order of their rank; each takes the first of its places that is free of
/// everything placed before. A pure function of its arguments.
struct LabelPlacement {
  /// Where labels may stand.
  let area: Rect
  /// The device with its bezel.
  let device: Rect
  /// What is taken: markers, chips, the finger and placed labels.
  private(set) var occupancy: Occupancy
  /// The lines that text must not lie on.
  private(set) var lines: Occupancy
  private(set) var placed: [PlacedLabel] = []
  /// The labels that found no room.
  private(set) var dropped: [StageLabel] = []

  init(area: Rect, device: Rect, occupancy: Occupancy, lines: [Rect]) {
    self.area = area
    self.device = device
    self.occupancy = occupancy
    self.lines = Occupancy(area: occupancy.area)
    for line in lines { self.lines.take(line) }
  }

  /// Places labels of one rank, those that want it in the gutters together.
  mutating func place(_ requests: [LabelRequest]) {
    var waiting: [LabelRequest] = []
    for request in requests {
      if let index = firstFreePlace(of: request) {
        let leader = request.leaders.indices.contains(index) ? request.leaders[index] : nil
        take(PlacedLabel(label: request.label, rect: request.places[index], leader: leader))
        continue
      }
      switch request.fallback {
      case .drop: dropped.append(request.label)
      case .anywhere: placeAnywhere(request)
      case .gutter: waiting.append(request)
      }
    }
    for request in placeInGutters(waiting) { placeSquare(request) }
  }

  /// Takes room for something that isn't a label.
  mutating func take(_ rect: Rect) {
    occupancy.take(rect)
  }

  mutating func takeLine(_ rect: Rect) {
    lines.take(rect)
  }

  func isFree(_ rect: Rect) -> Bool {
    area.contains(rect) && !occupancy.meetsAny(rect, gap: Self.gap)
  }

  /// The least distance between two labels.
  static let gap = 2.0

  private func isFree(_ rect: Rect, _ request: LabelRequest) -> Bool {
    isFree(rect) && !(request.lines == .avoid && lines.meetsAny(rect, gap: 1))
  }

  private func firstFreePlace(of request: LabelRequest) -> Int? {
    if request.lines == .avoidIfPossible {
      var strict = request
      strict.lines = .avoid
      if let index = firstFreePlace(of: strict) { return index }
    }
    return request.places.indices.first { index in
      let leader = request.leaders.indices.contains(index) ? request.leaders[index] : nil
      return isFree(request.places[index], request) && (leader.map(leaderIsClear) ?? true)
    }
  }

  private mutating func take(_ label: PlacedLabel) {
    placed.append(label)
    occupancy.take(label.rect)
    if let leader = label.leader { takeLine(leader) }
  }

  private mutating func takeLine(_ leader: Leader) {
    for (start, end) in zip(leader.points, leader.points.dropFirst()) {
      lines.take(Segment(from: start, to: end).rect(spread: 2))
    }
  }

  // MARK: - Fallbacks

  private mutating func placeSquare(_ request: LabelRequest) {
    guard case .gutter(_, let squares) = request.fallback,
      let square = squares.first(where: { isFree($0, request) })
    else {
      dropped.append(request.label)
      return
    }
    take(PlacedLabel(label: request.label, rect: square, isSquare: true))
  }

  /// Searches outwards from the first place, ring by ring.
  private mutating func placeAnywhere(_ request: LabelRequest) {
    guard let wanted = request.places.first else { return }
    guard !area.isEmpty else { return dropped.append(request.label) }
    let home = clamped(wanted)
    let step = 8.0
    let rings = Int((max(area.width, area.height) / step).rounded(.up))
    for ring in 0...rings {
      for offset in Self.ring(ring) {
        let rect = home.offset(by: Point(Double(offset.0) * step, Double(offset.1) * step))
        guard isFree(rect) else { continue }
        take(PlacedLabel(label: request.label, rect: rect))
        return
      }
    }
    dropped.append(request.label)
  }

  /// The whole offsets at a distance, from above clockwise.
  private static func ring(_ radius: Int) -> [(Int, Int)] {
    guard radius > 0 else { return [(0, 0)] }
    let range = -radius...radius
    return range.map { ($0, -radius) } + range.map { ($0, radius) }
      + range.map { (-radius, $0) } + range.map { (radius, $0) }
  }

  private func clamped(_ rect: Rect) -> Rect {
    let x = min(max(rect.minX, area.minX), max(area.minX, area.maxX - rect.width))
    let y = min(max(rect.minY, area.minY), max(area.minY, area.maxY - rect.height))
    return Rect(x, y, rect.width, rect.height)
  }

  // MARK: - Gutters

  /// Stacks labels beside the device, each level with its view; answers those without room.
  private mutating func placeInGutters(_ requests: [LabelRequest]) -> [LabelRequest] {
    var failed: [LabelRequest] = []
    for isLeading in [true, false] {
      let side = requests.compactMap { request in
        GutterLabel(request, device: device, isLeading: isLeading)
      }
      var floor = area.minY
      for label in side.sorted(by: { $0.wish.box.midY < $1.wish.box.midY }) {
        if let bottom = place(label, below: floor) {
          floor = bottom + Metrics.Stage.labelGap
        } else {
          failed.append(label.request)
        }
      }
    }
    return failed
  }

  private mutating func place(_ label: GutterLabel, below floor: Double) -> Double? {
    for (rect, leader) in label.places(below: floor, to: area.maxY) {
      guard isFree(rect), !lines.meetsAny(rect), leaderIsClear(leader) else { continue }
      var content = label.request.label
      content.text = label.wish.text
      take(PlacedLabel(label: content, rect: rect, leader: leader))
      return rect.maxY
    }
    return nil
  }

  /// Whether a leader passes beside every marker and label.
  private func leaderIsClear(_ leader: Leader) -> Bool {
    zip(leader.points, leader.points.dropFirst()).allSatisfy { start, end in
      !occupancy.meetsAny(Segment(from: start, to: end).rect(spread: 2))
    }
  }
}
