/// The system's clipboard, for text.
public protocol Clipboard: AnyObject {
  /// Nil when it holds no text. Setting nil empties it.
  var text: String? { get set }
}
