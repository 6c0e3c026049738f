/// An Interface Builder document: its objects by id, and the scenes it holds.
struct BuilderDocument {
  /// Something that can be opened by itself: a controller with its view, or a view of a xib.
  struct Scene {
    let name: String
    let root: Int
    /// Everything that stands beside the root: recognizers, further views.
    let objects: [Int]
  }

  let xml: XMLTree
  private(set) var scenes: [Scene] = []
  /// The scene that the app shows first.
  private(set) var initialScene = 0
  private var takenNames: Set<String> = []
  private var elementsByID: [String: Int] = [:]
  /// The property of an outlet by what it leads to, where only one property does.
  private(set) var outletNames: [String: String] = [:]
  private(set) var imageSizes: [String: (width: Double, height: Double)] = [:]

  init(_ xml: XMLTree) {
    self.xml = xml
    for index in xml.elements.indices { readElement(index) }
    for (index, element) in xml.elements.enumerated() where element.name == "scene" {
      addScene(index)
    }
    if scenes.isEmpty { addViews() }
    let initial = xml.elements.first?.attributes["initialViewController"]
    initialScene = scenes.firstIndex { xml.attribute($0.root, "id") == initial } ?? 0
  }

  /// The element of an id.
  func element(id: String) -> Int? { elementsByID[id] }

  private static let connections: Set<String> = [
    "outlet", "outletCollection", "action", "segue", "constraint",
  ]

  private mutating func readElement(_ index: Int) {
    let element = xml[index]
    if let id = element.attributes["id"], elementsByID[id] == nil,
      !Self.connections.contains(element.name)
    {
      elementsByID[id] = index
    }
    switch element.name {
    case "outlet": readOutlet(element)
    case "image":
      if let name = element.attributes["name"], let width = xml.number(index, "width"),
        let height = xml.number(index, "height")
      {
        imageSizes[name] = (width, height)
      }
    default: break
    }
  }

  private static let anonymousOutlets: Set<String> = [
    "view", "delegate", "dataSource", "contentView", "accessoryView", "backgroundView",
    "selectedBackgroundView", "tableView", "collectionView",
  ]

  private mutating func readOutlet(_ element: XMLTree.Element) {
    guard let property = element.attributes["property"],
      let destination = element.attributes["destination"],
      !Self.anonymousOutlets.contains(property)
    else { return }
    if outletNames[destination] == nil { outletNames[destination] = property }
  }

  // MARK: - Scenes

  private mutating func addScene(_ scene: Int) {
    let objects = xml.children(scene, in: "objects")
    let root =
      objects.first { BuilderElements.isController(xml[$0].name) }
      ?? objects.first { BuilderElements.isView(xml[$0].name) }
    guard let root else { return }
    add(root: root, objects: objects)
  }

  /// The views of a xib, each of which is its own scene.
  private mutating func addViews() {
    guard let list = xml.elements.firstIndex(where: { $0.name == "objects" }) else { return }
    let objects = xml[list].children
    for root in objects
    where BuilderElements.isView(xml[root].name) || BuilderElements.isController(xml[root].name) {
      add(root: root, objects: objects)
    }
  }

  private mutating func add(root: Int, objects: [Int]) {
    let element = xml[root]
    let names = [
      element.attributes["storyboardIdentifier"], element.attributes["customClass"],
      element.attributes["userLabel"], element.attributes["title"], element.attributes["id"],
    ]
    let name = names.compactMap { $0 }.first { !$0.isEmpty && !takenNames.contains($0) }
    let scene = Scene(name: name ?? "scene \(scenes.count + 1)", root: root, objects: objects)
    takenNames.insert(scene.name)
    scenes.append(scene)
  }

  /// The scene of a name, or of the id, class or label of its root.
  func scene(named name: String) -> Int? {
    scenes.firstIndex { $0.name == name }
      ?? scenes.firstIndex { scene in
        ["id", "storyboardIdentifier", "customClass", "userLabel", "title"].contains {
          xml.attribute(scene.root, $0) == name
        }
      }
  }
}
