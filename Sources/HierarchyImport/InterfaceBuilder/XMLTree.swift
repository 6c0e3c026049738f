import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An XML document as a list of elements, each after the one it lies in.
struct XMLTree {
  struct Element {
    let name: String
    let attributes: [String: String]
    let parent: Int?
    var children: [Int] = []
    /// From 1.
    let line: Int
    /// What stands between its tags, where it has no elements in it.
    var text = ""
  }

  fileprivate(set) var elements: [Element] = []
  /// The line at which the document breaks; nil for a whole one.
  fileprivate(set) var brokenLine: Int?

  /// Reads a document as far as it is well-formed.
  init(_ bytes: [UInt8]) {
    let reader = Reader()
    // The parser takes no more than 10 MB at once, a stream of any length.
    let parser = XMLParser(stream: InputStream(data: Data(bytes)))
    parser.delegate = reader
    parser.shouldResolveExternalEntities = false
    let isWhole = parser.parse()
    elements = reader.elements
    // A text that merely stops is no error to a parser of streams.
    if !isWhole || !reader.open.isEmpty { brokenLine = max(1, parser.lineNumber) }
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

/// Collects the elements as the parser meets them.
private final class Reader: NSObject, XMLParserDelegate {
  var elements: [XMLTree.Element] = []
  private(set) var open: [Int] = []

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let index = elements.count
    elements.append(
      XMLTree.Element(
        name: elementName, attributes: attributes, parent: open.last,
        line: max(1, parser.lineNumber)))
    if let parent = open.last { elements[parent].children.append(index) }
    open.append(index)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    _ = open.popLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard let last = open.last, elements[last].name == "string" else { return }
    elements[last].text += string
  }
}
