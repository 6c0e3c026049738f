public import PlatformInterface

/// The window's type: a style for each role that text has.
public enum Typography {
  public static let verdict = TextStyle(.semibold, size: 20)
  public static let compactVerdict = TextStyle(.semibold, size: 15)
  public static let verdictReason = TextStyle(.regular, size: 13)
  public static let panelTitle = TextStyle(.semibold, size: 15)
  public static let viewName = TextStyle(.bold, size: 15)
  public static let smallViewName = TextStyle(.bold, size: 12)
  public static let sceneTitle = TextStyle(.semibold, size: 14)
  public static let sceneRow = TextStyle(.regular, size: 13)
  public static let row = TextStyle(.medium, size: 13)
  public static let selectedRow = TextStyle(.semibold, size: 13)
  public static let inspector = TextStyle(.regular, size: 12)
  public static let inspectorStrong = TextStyle(.semibold, size: 12)
  public static let button = TextStyle(.medium, size: 12)
  public static let buttonOn = TextStyle(.semibold, size: 12)
  public static let className = TextStyle(.regular, size: 11)
  public static let heading = TextStyle(.semibold, size: 11)
  public static let tag = TextStyle(.semibold, size: 11)
  /// For `not asked` in a view too narrow for a tag of the usual size.
  public static let smallTag = TextStyle(.semibold, size: 10)
  public static let tab = TextStyle(.bold, size: 12)
  public static let smallTab = TextStyle(.bold, size: 11)
  public static let wordOnDevice = TextStyle(.semibold, size: 12)
  public static let measure = TextStyle(.semibold, size: 13)
  public static let stop = TextStyle(.semibold, size: 11)
  public static let log = TextStyle(.mono, size: 11)
  public static let logStrong = TextStyle(.monoBold, size: 11)
}
