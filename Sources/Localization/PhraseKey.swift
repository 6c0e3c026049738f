/// The name of a text that a user reads: a case of an area's enum.
///
/// The strings files hold it under the area's name and the case's. An area is a part of the program
/// with an enum in `Keys`, listed in `PhraseAreas`.
public protocol PhraseKey: RawRepresentable<String>, CaseIterable, Sendable {
  /// The key of the object in the strings files that holds this area's texts.
  static var area: String { get }
}

extension PhraseKey {
  /// The whole name, such as `toolbar.touch`.
  public var name: String { "\(Self.area).\(rawValue)" }
}
