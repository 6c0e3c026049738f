/// Every area that has texts.
public enum PhraseAreas {
  public static let all: [any PhraseKey.Type] = [
    CausePhrase.self,
    CommandPhrase.self,
    ExplanationPhrase.self,
    FixPhrase.self,
    FormatPhrase.self,
    GesturePhrase.self,
    HelpPhrase.self,
    HierarchyPhrase.self,
    ImportPhrase.self,
    InspectorPhrase.self,
    KeysPhrase.self,
    LintPhrase.self,
    MapPhrase.self,
    MenuPhrase.self,
    NoticePhrase.self,
    OptionPhrase.self,
    PlaybackPhrase.self,
    ProblemPhrase.self,
    ProblemsPhrase.self,
    ReasonPhrase.self,
    ReportPhrase.self,
    ScenesPhrase.self,
    ScrollPhrase.self,
    SendPhrase.self,
    StagePhrase.self,
    ToolbarPhrase.self,
    UncarriedPhrase.self,
    UsagePhrase.self,
    ValuePhrase.self,
    VerdictPhrase.self,
    VerdictReasonPhrase.self,
    WhyPhrase.self,
    WindowPhrase.self,
  ]

  /// The whole name of every text.
  public static var names: [String] { all.flatMap { names(of: $0) } }

  private static func names<Key: PhraseKey>(of area: Key.Type) -> [String] {
    Key.allCases.map(\.name)
  }
}
