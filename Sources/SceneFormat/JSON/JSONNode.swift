/// One entry of a document's tape: a value or a key, in reading order.
///
/// A container is followed by everything inside it, so a document of any depth is a flat array:
/// nothing that walks or frees it recurses. An object's members are a key node and then the value.
struct JSONNode: Sendable {
  /// What an entry holds; `text` is a string or a key.
  enum Kind: UInt32 {
    case null
    case boolean
    case number
    case text
    /// A string or key whose source has escapes to be resolved.
    case escapedText
    case array
    case object
  }

  /// The number's or the boolean's bits; a text's start (high half) and end; a container's
  /// count (high half) and, while it is open, its parent.
  var payload: UInt64
  /// Where the value starts in the source, in bytes.
  let offset: UInt32
  /// The kind in the low three bits, above them the index of the entry after this one's contents.
  private var link: UInt32

  init(_ kind: Kind, payload: UInt64, offset: Int, next: Int) {
    self.payload = payload
    self.offset = UInt32(truncatingIfNeeded: offset)
    link = UInt32(truncatingIfNeeded: next) << 3 | kind.rawValue
  }

  var kind: Kind { Kind(rawValue: link & 7) ?? .null }

  var next: Int {
    get { Int(link >> 3) }
    set { link = UInt32(truncatingIfNeeded: newValue) << 3 | link & 7 }
  }

  /// The high half of the payload.
  var high: Int { Int(payload >> 32) }
  /// The low half of the payload.
  var low: Int { Int(payload & 0xFFFF_FFFF) }

  /// Two halves as one payload.
  static func payload(high: Int, low: Int) -> UInt64 {
    UInt64(UInt32(truncatingIfNeeded: high)) << 32 | UInt64(UInt32(truncatingIfNeeded: low))
  }
}
