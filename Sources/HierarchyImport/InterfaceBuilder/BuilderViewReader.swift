import EventDelivery
import Geometry

/// Makes a view of its element: everything but where it is and what lies in it.
struct BuilderViewReader {
  private let xml: XMLTree
  private let element: Int
  private(set) var view: ViewDraft
  /// Key paths of run-time attributes that a scene can't hold.
  private(set) var unheldAttributes: [(keyPath: String, line: Int)] = []

  init(_ element: Int, in xml: XMLTree, parent: Int?) {
    self.xml = xml
    self.element = element
    let name = xml[element].name
    let own = BuilderElements.className(name)
    let custom = Self.customClass(element, in: xml)
    var superclass = custom == nil || own == "UIView" || ViewClass.named(own) == nil ? nil : own
    // Only a control has actions for events: a view with some is of a class that is one.
    if custom != nil, own == "UIView", Self.hasEvents(element, in: xml) { superclass = "UIControl" }
    view = ViewDraft(
      className: custom ?? own,
      superclassName: custom.flatMap(ViewClass.named) == nil ? superclass : nil, parent: parent,
      line: xml[element].line)
    view.address = xml.attribute(element, "id")
  }

  private static func hasEvents(_ element: Int, in xml: XMLTree) -> Bool {
    xml.children(element, in: "connections").contains {
      xml[$0].name == "action" && xml.attribute($0, "eventType") != nil
    }
  }

  /// The class that the document gives an object, without its module; nil where it is the element's own.
  static func customClass(_ element: Int, in xml: XMLTree) -> String? {
    guard let name = xml.attribute(element, "customClass"), !name.isEmpty else { return nil }
    return name
  }

  mutating func read() {
    readFlags()
    readTexts()
    readControl()
    readScrolling()
    readColors()
    readAutoresizing()
    readRuntimeAttributes()
  }

  private mutating func readFlags() {
    view.isHidden = varied("hidden") ?? xml.flag(element, "hidden") ?? false
    view.alpha = xml.number(element, "alpha") ?? 1
    // Labels and image views without the attribute are on: Interface Builder writes their NO.
    view.isUserInteractionEnabled = xml.flag(element, "userInteractionEnabled") ?? true
    view.details.isMultipleTouchEnabled = xml.flag(element, "multipleTouchEnabled") ?? false
    view.details.isExclusiveTouch = xml.flag(element, "exclusiveTouch") ?? false
    view.details.clipsToBounds = xml.flag(element, "clipsSubviews") ?? false
    view.details.tag =
      xml.attribute(element, "tag").flatMap { Int($0) }
      .flatMap { abs($0) <= 1 << 52 ? $0 : nil } ?? 0
    if xml[element].name == "label", isInSystemCell {
      // A cell with a style of UIKit's makes its own label, which takes no touches.
      view.isUserInteractionEnabled = xml.flag(element, "userInteractionEnabled") ?? false
      if xml.flag(element, "userInteractionEnabled") == nil {
        view.assume("isUserInteractionEnabled")
      }
    }
  }

  /// What an upright iPhone's size classes say of a flag.
  private func varied(_ name: String) -> Bool? {
    SizeClassMask(xml: xml).variations(of: element).reversed()
      .lazy.compactMap { xml.flag($0, name) }.first
  }

  private var isInSystemCell: Bool {
    guard let list = xml[element].parent, let content = xml[list].parent,
      xml[content].name == "tableViewCellContentView", let cell = xml[content].parent,
      let style = xml.attribute(cell, "style")
    else { return false }
    return style.hasPrefix("IBUITableViewCellStyle")
  }

  // MARK: - Texts

  private mutating func readTexts() {
    view.details.text = text("text")
    view.details.title = title
    if let accessibility = xml.child(element, "accessibility") {
      view.details.accessibilityIdentifier = xml.attribute(accessibility, "identifier")
    }
    if let image = xml.attribute(element, "image") { view.details.image = image }
  }

  /// A text as an attribute, or as an element where it has several lines.
  private func text(_ key: String) -> String? {
    if let text = xml.attribute(element, key) { return text }
    guard let child = xml.child(element, key: key), xml[child].name == "string" else { return nil }
    return xml[child].text
  }

  private var title: String? {
    let children = xml[element].children
    for child in children where xml[child].name == "state" {
      if xml.attribute(child, "key") == "normal", let title = xml.attribute(child, "title") {
        return title
      }
    }
    let configuration = xml.child(element, "buttonConfiguration")
    return configuration.flatMap { xml.attribute($0, "title") } ?? text("title")
  }

  // MARK: - Controls and scroll views

  private mutating func readControl() {
    guard view.details.control != nil else { return }
    view.details.control?.isEnabled = xml.flag(element, "enabled") ?? true
    view.details.control?.isSelected = xml.flag(element, "selected") ?? false
    let kind = view.details.kind.name
    if kind == "UISwitch" { view.details.control?.isOn = xml.flag(element, "on") ?? true }
    if kind == "UISlider" || kind == "UIStepper" {
      view.details.control?.value = xml.number(element, "value")
      view.details.control?.minimumValue =
        xml.number(element, "minValue")
        ?? xml.number(element, "minimumValue")
      view.details.control?.maximumValue =
        xml.number(element, "maxValue")
        ?? xml.number(element, "maximumValue")
    }
    if kind == "UIStepper" { view.details.control?.stepValue = xml.number(element, "stepValue") }
    if kind == "UISegmentedControl" {
      view.details.control?.segments = xml.children(element, in: "segments").map {
        xml.attribute($0, "title") ?? ""
      }
      view.details.control?.selectedSegmentIndex =
        xml.attribute(element, "selectedSegmentIndex").flatMap { Int($0) }
        .flatMap { (-1...10_000).contains($0) ? $0 : nil }
    }
  }

  private mutating func readScrolling() {
    guard view.details.scroll != nil else { return }
    var scroll = ScrollAttributes()
    let flags: [(String, WritableKeyPath<ScrollAttributes, Bool>)] = [
      ("scrollEnabled", \.isScrollEnabled), ("pagingEnabled", \.isPagingEnabled),
      ("directionalLockEnabled", \.isDirectionalLockEnabled), ("bounces", \.bounces),
      ("alwaysBounceVertical", \.alwaysBounceVertical),
      ("alwaysBounceHorizontal", \.alwaysBounceHorizontal),
      ("delaysContentTouches", \.delaysContentTouches),
      ("canCancelContentTouches", \.canCancelContentTouches), ("scrollsToTop", \.scrollsToTop),
    ]
    for (name, path) in flags {
      if let value = xml.flag(element, name) { scroll[keyPath: path] = value }
    }
    scroll.minimumZoomScale = zoomScale("minimumZoomScale")
    scroll.maximumZoomScale = zoomScale("maximumZoomScale")
    if let inset = xml.child(element, key: "contentInset") {
      scroll.contentInset = Insets(
        top: xml.number(inset, "minY") ?? 0, left: xml.number(inset, "minX") ?? 0,
        bottom: xml.number(inset, "maxY") ?? 0, right: xml.number(inset, "maxX") ?? 0)
    }
    view.details.scroll = scroll
    view.assume("contentSize")
  }

  /// What a scene may hold of a scale; a document's zero means as small as can be.
  private static let zoomScales = 1e-6...1e6

  private func zoomScale(_ name: String) -> Double {
    let scale = xml.number(element, name) ?? 1
    return min(max(scale, Self.zoomScales.lowerBound), Self.zoomScales.upperBound)
  }

  private mutating func readColors() {
    if let color = xml.child(element, key: "backgroundColor") {
      view.details.backgroundColor = BuilderColor.color(color, in: xml)
    }
  }

  private mutating func readAutoresizing() {
    guard let mask = xml.child(element, key: "autoresizingMask") else { return }
    let names = [
      ("flexibleMinX", "flexibleLeftMargin"), ("widthSizable", "flexibleWidth"),
      ("flexibleMaxX", "flexibleRightMargin"), ("flexibleMinY", "flexibleTopMargin"),
      ("heightSizable", "flexibleHeight"), ("flexibleMaxY", "flexibleBottomMargin"),
    ]
    view.details.autoresizingMask = names.filter { xml.flag(mask, $0.0) == true }.map(\.1)
  }

  // MARK: - Attributes set at run time

  private mutating func readRuntimeAttributes() {
    for attribute in xml.children(element, in: "userDefinedRuntimeAttributes") {
      guard let path = xml.attribute(attribute, "keyPath") else { continue }
      if !readRuntimeAttribute(path, attribute) {
        unheldAttributes.append((path, xml[attribute].line))
      }
    }
  }

  private mutating func readRuntimeAttribute(_ path: String, _ attribute: Int) -> Bool {
    let flag = xml.flag(attribute, "value")
    let value = xml[attribute].children.first
    let number =
      value.flatMap { xml.number($0, "value") } ?? xml.number(attribute, "value")
    switch path {
    case "userInteractionEnabled": view.isUserInteractionEnabled = flag ?? true
    case "hidden": view.isHidden = flag ?? false
    case "alpha": view.alpha = number ?? 1
    case "multipleTouchEnabled": view.details.isMultipleTouchEnabled = flag ?? false
    case "exclusiveTouch": view.details.isExclusiveTouch = flag ?? false
    case "clipsToBounds", "layer.masksToBounds": view.details.clipsToBounds = flag ?? false
    case "enabled": view.details.control?.isEnabled = flag ?? true
    case "layer.cornerRadius": view.details.layer.cornerRadius = number ?? 0
    case "layer.borderWidth": view.details.layer.borderWidth = number ?? 0
    case "tag": view.details.tag = number.flatMap { Int(exactly: $0) } ?? view.details.tag
    case "contentSize":
      guard let value, view.details.scroll != nil, let width = xml.number(value, "width"),
        let height = xml.number(value, "height")
      else { return false }
      view.details.scroll?.contentSize = Size(width, height)
      view.details.assumed.removeAll { $0 == "contentSize" }
    case "layer.zPosition": view.details.layer.zPosition = number ?? 0
    case "accessibilityIdentifier":
      view.details.accessibilityIdentifier = xml.attribute(attribute, "value")
    default: return false
    }
    return true
  }
}
