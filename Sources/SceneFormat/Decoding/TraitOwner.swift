import EventDelivery

/// Whose overrides and selectors are being read.
enum TraitOwner {
  case application
  case applicationDelegate
  case controller(identifier: String)
  case view(ViewClass, identifier: String)

  var identifier: String {
    switch self {
    case .application: "application"
    case .applicationDelegate: "the application's delegate"
    case .controller(let identifier), .view(_, let identifier): identifier
    }
  }

  /// The UIKit class that an error names.
  var className: String {
    switch self {
    case .application: "UIApplication"
    case .applicationDelegate: "the application's delegate"
    case .controller: "UIViewController"
    case .view(let kind, _): kind.name
    }
  }

  /// Whether its class has the method that the override is of.
  func canOverride(_ key: OverrideKey) -> Bool {
    switch (key.owner, self) {
    case (.anyResponder, _): true
    case (.view, .view): true
    case (.control, .view(let kind, _)): kind.family == .control
    case (.scrollView, .view(let kind, _)): kind.family == .scrollView
    case (.windowOrApplication, .application): true
    case (.windowOrApplication, .view(let kind, _)): kind.family == .window
    case (.view, _), (.control, _), (.scrollView, _), (.windowOrApplication, _): false
    }
  }
}
