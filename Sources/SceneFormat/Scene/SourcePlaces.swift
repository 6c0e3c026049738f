/// Where in its file everything of a scene stands that has an id.
public struct SourcePlaces: Sendable {
  /// The objects of Hitscope's own files, whose positions take a pass over the text each.
  private var objects: [String: JSONValue] = [:]
  /// The lines of another program's text.
  private var lines: [String: Int] = [:]

  public init() {}

  /// A text whose views are described a line each.
  public init(lines: [String: Int]) {
    self.lines = lines
  }

  mutating func add(_ identifier: String, _ object: JSONValue?) {
    objects[identifier] = object
  }

  /// Where something begins, in column 0 where only its line is known; nil for what isn't written down, such as the window of a short form.
  public func position(of identifier: String) -> SourcePosition? {
    if let object = objects[identifier] { return object.position }
    return lines[identifier].map { SourcePosition(line: $0, column: 0, offset: 0) }
  }

  /// The file that it is written in, where that is known: a scenario may name its scene's.
  public func file(of identifier: String) -> String? {
    objects[identifier]?.document.file.flatMap { $0.isEmpty ? nil : $0 }
  }
}
