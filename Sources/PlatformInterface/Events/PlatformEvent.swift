/// What a window was told by the system it runs on.
public enum PlatformEvent: Hashable, Sendable {
  case mouse(MouseEvent)
  case wheel(WheelEvent)
  case finger(FingerEvent)
  case key(KeyEvent)

  /// Text that was typed or composed and is now final.
  case textInput(String)

  /// Text that an input method is still composing; empty when it ends.
  case textEditing(TextComposition)

  /// The path of one file dropped on the window; several files are several events.
  case fileDropped(String)
  case textDropped(String)
  case window(WindowEvent)

  /// The user asked to close the window or the program.
  case quit
}
