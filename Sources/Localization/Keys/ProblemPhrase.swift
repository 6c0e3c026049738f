/// What is wrong with a file, as sentences.
public enum ProblemPhrase: String, PhraseKey {
  public static let area = "problem"

  case noSuchFile
  case isFolder
  case noPermission
  case emptyFile
  case wrongEncoding
  case notUTF8
  case tooLong
  case tooManyValues
  case unclosed
  case unclosedComment
  case unclosedString
  case mismatched
  case missingComma
  case missingColon
  case missingValue
  case missingKey
  case bareWord
  case bareWordNear
  case extraText
  case badEscape
  case loneSurrogate
  case badNameCharacter
  case curlyQuote
  case noDigits
  case leadingZero
  case overflow
  case numberFollowed
  case duplicateKey
  case unknownKey
  case unknownKeyNear
  case wrongClass
  case keyMissing
  case conflictingKeys
  case notSettable
  case noneOfKeys
  case wrongType
  case notFinite
  case outOfRange
  case unknownName
  case unknownNameNear
  case unprintable
  case repeatedFinger
  case duplicateID
  case duplicateIDAt
  case unknownID
  case unknownIDNear
  case wrongTarget
  case ambiguousName
  case unknownVersion
  case otherFormat
  case foreignFile
  case noScenario
  case notInThisVersion
}
