/// What of an element is there in the size classes of an upright iPhone.
struct SizeClassMask {
  let xml: XMLTree

  /// From the most general to the most particular.
  private static let sizeClasses: [Set<String>] = [
    ["default"], ["widthClass=compact"], ["heightClass=regular"],
    ["heightClass=regular", "widthClass=compact"],
  ]

  private static func classes(of key: String?) -> Set<String> {
    Set((key ?? "").split(separator: "-").map(String.init))
  }

  /// Whether a view has something that only other size classes show.
  func varies(_ element: Int) -> Bool {
    xml[element].children.contains { child in
      xml[child].name == "variation"
        && !Self.sizeClasses.contains(Self.classes(of: xml.attribute(child, "key")))
    }
  }

  /// The variations that hold in an upright iPhone's size classes, the most general first.
  func variations(of element: Int) -> [Int] {
    let variations = xml[element].children.filter { xml[$0].name == "variation" }
    guard !variations.isEmpty else { return [] }
    return Self.sizeClasses.flatMap { classes in
      variations.filter { Self.classes(of: xml.attribute($0, "key")) == classes }
    }
  }

  /// The ids that a mask of an element leaves out: what the default excludes and nothing more
  /// particular includes again.
  func excluded(from mask: String, of element: Int) -> Set<String> {
    var excluded: Set<String> = []
    for variation in variations(of: element) {
      let list = xml[variation].children.first {
        xml[$0].name == "mask" && xml.attribute($0, "key") == mask
      }
      for entry in list.map({ xml[$0].children }) ?? [] {
        guard let id = xml.attribute(entry, "reference") else { continue }
        if xml[entry].name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
      }
    }
    return excluded
  }
}
