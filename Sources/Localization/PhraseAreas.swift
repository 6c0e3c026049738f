/// Every area that has texts.
public enum PhraseAreas {
  public static let all: [any PhraseKey.Type] = [
    HierarchyPhrase.self,
    InspectorPhrase.self,
    KeysPhrase.self,
    MenuPhrase.self,
    NoticePhrase.self,
    PlaybackPhrase.self,
    ReasonPhrase.self,
    ScenesPhrase.self,
    ToolbarPhrase.self,
    WindowPhrase.self,
  ]

  /// The whole name of every text.
  public static var names: [String] { all.flatMap { names(of: $0) } }

  private static func names<Key: PhraseKey>(of area: Key.Type) -> [String] {
    Key.allCases.map(\.name)
  }
}
