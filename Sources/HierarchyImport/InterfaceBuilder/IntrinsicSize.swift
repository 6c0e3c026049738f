/// The size that a view has by its content, as far as a document tells.
struct IntrinsicSize {
  var width: Double?
  var height: Double?
  /// Whether it was taken from the length of a text.
  var isGuess = false
  /// Whether it is what Interface Builder draws in place of what the class says when it runs.
  var isPlaceholder = false

  /// The size of an element's content; nil for a view that has none of its own.
  static func of(_ element: Int, in document: BuilderDocument) -> IntrinsicSize? {
    let xml = document.xml
    let width = xml.number(element, "placeholderIntrinsicWidth")
    let height = xml.number(element, "placeholderIntrinsicHeight")
    if width != nil || height != nil {
      var size = IntrinsicSize(width: width, height: height)
      size.isPlaceholder = true
      return size
    }
    let image = image(element, in: document)
    switch xml[element].name {
    case "label":
      return IntrinsicSize(
        text: text(element, in: xml), size: fontSize(element, in: xml) ?? 17)
    case "button":
      let title = title(element, in: xml)
      if title.isEmpty, let image {
        return IntrinsicSize(width: image.width, height: image.height)
      }
      var size = IntrinsicSize(text: title, size: fontSize(element, in: xml) ?? 15)
      size.width = max(30, size.width ?? 0)
      size.height = (size.height ?? 18) + 12
      return size
    case "imageView":
      return image.map { IntrinsicSize(width: $0.width, height: $0.height) }
    case "textField": return IntrinsicSize(width: 97, height: 34, isGuess: true)
    case let name: return fixed[name]
    }
  }

  /// The sizes of UIKit's controls that don't depend on what they show.
  private static let fixed: [String: IntrinsicSize] = [
    "switch": IntrinsicSize(width: 51, height: 31), "slider": IntrinsicSize(height: 31),
    "stepper": IntrinsicSize(width: 94, height: 32), "pageControl": IntrinsicSize(height: 26),
    "segmentedControl": IntrinsicSize(height: 32), "progressView": IntrinsicSize(height: 4),
    "activityIndicatorView": IntrinsicSize(width: 20, height: 20),
    "datePicker": IntrinsicSize(width: 320, height: 216),
    "pickerView": IntrinsicSize(width: 320, height: 216),
    "navigationBar": IntrinsicSize(height: 44), "toolbar": IntrinsicSize(height: 44),
    "tabBar": IntrinsicSize(height: 49), "searchBar": IntrinsicSize(height: 56),
  ]

  private init(width: Double? = nil, height: Double? = nil, isGuess: Bool = false) {
    self.width = width
    self.height = height
    self.isGuess = isGuess
  }

  /// A line of text, by the average width of a letter: half its size, of an ideograph all of it.
  private init(text: String, size: Double) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let widths = lines.map { line in
      line.unicodeScalars.reduce(0.0) { $0 + ($1.value >= 0x1100 ? size : size * 0.5) }
    }
    width = (widths.max() ?? 0).rounded(.up)
    height = (Double(max(1, lines.count)) * size * 1.2).rounded()
    isGuess = true
  }

  private static func text(_ element: Int, in xml: XMLTree) -> String {
    if let text = xml.attribute(element, "text") { return text }
    return xml.child(element, key: "text").map { xml[$0].text } ?? ""
  }

  private static func title(_ element: Int, in xml: XMLTree) -> String {
    let state = xml[element].children.first {
      xml[$0].name == "state" && xml.attribute($0, "title") != nil
    }
    let holder = state ?? xml.child(element, "buttonConfiguration")
    return holder.flatMap { xml.attribute($0, "title") } ?? ""
  }

  private static func fontSize(_ element: Int, in xml: XMLTree) -> Double? {
    xml.child(element, "fontDescription").flatMap { xml.number($0, "pointSize") }
  }

  private static func image(
    _ element: Int, in document: BuilderDocument
  ) -> (width: Double, height: Double)? {
    let xml = document.xml
    let state = xml[element].children.first { xml.attribute($0, "image") != nil }
    let name = xml.attribute(element, "image") ?? state.flatMap { xml.attribute($0, "image") }
    return name.flatMap { document.imageSizes[$0] }
  }
}
