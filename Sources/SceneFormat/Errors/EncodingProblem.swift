/// Why bytes aren't a text that can be read.
public enum EncodingProblem: Hashable, Sendable {
  case empty
  case utf16
  case utf32
  /// The first byte that can't be part of UTF-8 there.
  case notUTF8(byte: UInt8)
  case tooLong(limit: Int)
  case tooManyValues(limit: Int)

  var message: String {
    switch self {
    case .empty: "the file is empty; a scene begins with \"{\""
    case .utf16: "the file is UTF-16; save it as UTF-8"
    case .utf32: "the file is UTF-32; save it as UTF-8"
    case .notUTF8(let byte):
      "the byte 0x\(String(byte, radix: 16, uppercase: true)) isn't UTF-8 here; save the file as UTF-8"
    case .tooLong(let limit):
      "the file is longer than \(limit) bytes, which is the most that is read"
    case .tooManyValues(let limit):
      "the file holds more than \(limit) values, which is the most that is read"
    }
  }
}
