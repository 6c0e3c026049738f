import CodeExport
import EventDelivery
import Foundation
import Geometry
import SceneFormat
import SceneLibrary
import Testing

/// The shipped scenes, scenarios left out.
private func shippedScenes() throws -> [URL] {
  try ["Lessons", "Recipes"].flatMap { folder in
    try FileManager.default.contentsOfDirectory(
      at: SceneLibrary.root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
  }
  .filter { $0.pathExtension == "json" && !$0.lastPathComponent.contains(".scenario.") }
  .sorted { $0.path < $1.path }
}

/// Whether the compiler's parser accepts the source, and what it said.
private func parse(_ source: String) throws -> (isAccepted: Bool, message: String) {
  let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("CodeExport-\(UUID().uuidString).swift")
  try source.write(to: file, atomically: true, encoding: .utf8)
  defer { try? FileManager.default.removeItem(at: file) }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["swiftc", "-parse", file.path]
  let pipe = Pipe()
  process.standardError = pipe
  try process.run()
  let output = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (process.terminationStatus == 0, String(decoding: output, as: UTF8.self))
}

@Test func `every shipped scene becomes source that the Swift parser accepts`() throws {
  for url in try shippedScenes() {
    let document = try SceneReader.scene(Array(Data(contentsOf: url)), file: url.path)

    let source = UIKitCodeWriter(tree: document.tree).source()

    let verdict = try parse(source)
    #expect(verdict.isAccepted, "\(url.lastPathComponent): \(verdict.message)\n\(source)")
  }
}

@Test func `an override becomes the subclass that a developer would write`() {
  var tree = ViewTree()
  let window = tree.addWindow(ViewDetails(identifier: "main", className: "UIWindow"))
  var button = ViewDetails(identifier: "buy now", className: "UIButton")
  button.geometry = ViewGeometry(frame: Rect(10, 20, 30, 40))
  button.traits.overrides.pointInside = .outset(Insets(all: 20))
  tree.addView(button, to: window)

  let lines = UIKitCodeWriter(tree: tree).source().split(separator: "\n").map(String.init)

  #expect(
    lines.starts(with: [
      "import UIKit",
      "final class BuynowView: UIButton {",
      "  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {",
      "    bounds.inset(by: UIEdgeInsets(top: -20, left: -20, bottom: -20, right: -20)).contains(point)",
      "  }",
      "}",
    ]))
  #expect(lines.contains("  let buynow = BuynowView()"))
  #expect(lines.contains("  buynow.frame = CGRect(x: 10, y: 20, width: 30, height: 40)"))
  #expect(lines.contains("  main.addSubview(buynow)"))
}

@Test func `ids that Swift can't spell get names of their own`() {
  var tree = ViewTree()
  let window = tree.addWindow(ViewDetails(identifier: "class", className: "UIWindow"))
  for identifier in ["a-b", "ab", "1", "按钮"] {
    tree.addView(ViewDetails(identifier: identifier, className: "UIView"), to: window)
  }

  let source = UIKitCodeWriter(tree: tree).source()

  for name in ["class2", "ab", "ab2", "view", "按钮"] {
    #expect(source.contains("let \(name) = "), "\(name) in\n\(source)")
  }
}

@Test func `a class of the scene keeps its name and is declared once`() {
  var tree = ViewTree()
  let window = tree.addWindow(ViewDetails(identifier: "main", className: "UIWindow"))
  for identifier in ["PayButton", "second"] {
    let details = ViewDetails(identifier: identifier, className: "Shop.PayButton")
    tree.addView(details, to: window)
  }
  tree.addView(ViewDetails(identifier: "UIStackView", className: "UIStackView"), to: window)

  let source = UIKitCodeWriter(tree: tree).source()

  #expect(source.components(separatedBy: "class PayButton: UIView {").count == 2)
  for line in [
    "let payButton = PayButton()", "let second = PayButton()", "let uiStackView = UIStackView()",
  ] {
    #expect(source.contains("  \(line)\n"), "\(line) in\n\(source)")
  }
}

@Test func `views of one class that override differently are of subclasses of it`() {
  var tree = ViewTree()
  let window = tree.addWindow(ViewDetails(identifier: "main", className: "UIWindow"))
  tree.addView(ViewDetails(identifier: "plain", className: "Card"), to: window)
  for identifier in ["one", "two"] {
    var details = ViewDetails(identifier: identifier, className: "Card")
    details.traits.overrides.pointInside = .always
    tree.addView(details, to: window)
  }

  let source = UIKitCodeWriter(tree: tree).source()

  for line in [
    "class Card: UIView {", "final class OneView: Card {", "  let plain = Card()",
    "  let one = OneView()", "  let two = OneView()",
  ] {
    #expect(source.contains("\n\(line)\n"), "\(line) in\n\(source)")
  }
}
