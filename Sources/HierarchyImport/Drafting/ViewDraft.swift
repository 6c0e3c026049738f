import EventDelivery
import Geometry

/// A view as an importer understood it, before it has an id.
struct ViewDraft {
  var details: ViewDetails
  /// The draft of its superview; nil for a root.
  var parent: Int?
  /// The line that describes it.
  var line: Int?
  /// As printed; a name that users know it by.
  var address: String?
  /// The id it is to have if nothing else has it; nil leaves it to its class and address.
  var wishedIdentifier: String?
  var isWindow = false
  var isHidden = false
  var alpha = 1.0
  /// Nil is the class's default.
  var isUserInteractionEnabled: Bool?
  var actions: [ActionDraft] = []

  init(className: String, superclassName: String? = nil, parent: Int? = nil, line: Int? = nil) {
    details = ViewDetails(identifier: "", className: className, superclassName: superclassName)
    self.parent = parent
    self.line = line
  }

  /// Notes that a property's value is a default that the source didn't carry.
  mutating func assume(_ property: String) {
    if !details.assumed.contains(property) { details.assumed.append(property) }
  }
}

/// A draft that something else refers to.
enum DraftReference: Hashable {
  case view(Int)
  case controller(Int)
}

/// An action of a control or a recognizer.
struct ActionDraft {
  /// Nil for a recognizer's.
  var event: ControlEvent?
  var action: String
  /// Nil sends it up the responder chain.
  var target: DraftReference?
}

/// A controller as an importer understood it.
struct ControllerDraft {
  var className: String
  var address: String?
  var wishedIdentifier: String?
  var view: Int
  /// The draft of the window whose root it is.
  var rootOfWindow: Int?
}

/// A gesture recognizer as an importer understood it.
struct RecognizerDraft {
  var className: String
  var superclassName: String?
  var address: String?
  var wishedIdentifier: String?
  var line: Int?
  var view: Int?
  var isEnabled = true
  /// The name that the app gave it.
  var name: String?
  var actions: [ActionDraft] = []
  /// The drafts of those that must fail first.
  var requireToFail: [Int] = []
  var properties: [DataValue.Member] = []
}
