/// A step along the responder chain that no touch method is part of.
public enum ResponderStep: Hashable, Sendable {
  /// A custom event at a responder: handled there, or passed on.
  case routed(RoutedEvent, at: ResponderID, CallDisposition)
  /// The first responder changed.
  case firstResponder(from: ResponderID?, to: ResponderID?)
  case becomeFirstResponder(ResponderID, Bool)
  case resignFirstResponder(ResponderID, Bool)
  /// The key window changed.
  case keyWindow(from: ViewID?, to: ViewID?)
}
