/// An XML document as a list of elements, each after the one it lies in.
struct XMLTree {
  struct Element {
    let name: String
    let attributes: [String: String]
    let parent: Int?
    var children: [Int] = []
    /// From 1.
    let line: Int
    /// What stands between its tags, for a `string`.
    var text = ""
  }

  let elements: [Element]
  /// The first line at which the document isn't well-formed; nil for a whole one.
  let brokenLine: Int?

  /// Reads a document; where it is broken, what can be told apart is read all the same.
  init(_ bytes: [UInt8]) {
    var reader = XMLReader(SourceText(bytes))
    reader.read()
    elements = reader.elements
    brokenLine = reader.brokenLine
  }

  subscript(_ element: Int) -> Element { elements[element] }

  /// The first child of a name.
  func child(_ element: Int, _ name: String) -> Int? {
    elements[element].children.first { elements[$0].name == name }
  }

  /// The first child with a key.
  func child(_ element: Int, key: String) -> Int? {
    elements[element].children.first { elements[$0].attributes["key"] == key }
  }

  /// The children in an element of a name, such as the views in `subviews`.
  func children(_ element: Int, in name: String) -> [Int] {
    child(element, name).map { elements[$0].children } ?? []
  }

  func attribute(_ element: Int, _ name: String) -> String? { elements[element].attributes[name] }

  /// An attribute that is `YES` or `NO`; nil where it is absent.
  func flag(_ element: Int, _ name: String) -> Bool? {
    attribute(element, name).map { $0 == "YES" || $0 == "true" }
  }

  /// An attribute that is a finite number.
  func number(_ element: Int, _ name: String) -> Double? {
    attribute(element, name).flatMap { Double($0) }.flatMap { abs($0) < 1e15 ? $0 : nil }
  }
}
