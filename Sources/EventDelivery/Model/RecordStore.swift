/// The hot records of all views, in chunks of contiguous memory that snapshots share.
///
/// Readers walk raw pointers, so that a hit-test touches no reference count; a write into a chunk that
/// a snapshot shares copies that chunk first.
struct RecordStore: @unchecked Sendable {
  // Unchecked: a chunk is written only while this value holds its only reference.

  static let chunkShift: Int32 = 7
  static let chunkSize = 1 << Int(chunkShift)
  static let chunkMask = Int32(chunkSize - 1)

  private final class Chunk {
    let base: UnsafeMutablePointer<ViewRecord>

    init() {
      base = .allocate(capacity: RecordStore.chunkSize)
      base.initialize(repeating: ViewRecord(), count: RecordStore.chunkSize)
    }

    convenience init(copying other: Chunk) {
      self.init()
      base.update(from: other.base, count: RecordStore.chunkSize)
    }

    deinit {
      base.deallocate()
    }
  }

  private var chunks: ContiguousArray<Chunk> = []
  private var bases: ContiguousArray<UnsafeMutablePointer<ViewRecord>> = []
  private(set) var count: Int32 = 0

  mutating func append(_ record: ViewRecord) -> Int32 {
    if count & Self.chunkMask == 0 {
      let chunk = Chunk()
      chunks.append(chunk)
      bases.append(chunk.base)
    }
    let index = count
    count += 1
    update(index) { $0 = record }
    return index
  }

  subscript(index: Int32) -> ViewRecord {
    precondition(index >= 0 && index < count, "A view's ID belongs to the tree that made it")
    return bases[Int(index >> Self.chunkShift)][Int(index & Self.chunkMask)]
  }

  mutating func update(_ index: Int32, _ change: (inout ViewRecord) -> Void) {
    precondition(index >= 0 && index < count, "A view's ID belongs to the tree that made it")
    let chunk = Int(index >> Self.chunkShift)
    if !isKnownUniquelyReferenced(&chunks[chunk]) {
      chunks[chunk] = Chunk(copying: chunks[chunk])
      bases[chunk] = chunks[chunk].base
    }
    change(&bases[chunk][Int(index & Self.chunkMask)])
  }

  /// Lends the records for reading; the view must not outlive the call.
  func withRecords<Result>(_ body: (Records) -> Result) -> Result {
    bases.withUnsafeBufferPointer { body(Records(bases: $0)) }
  }

  /// The records while they are lent.
  struct Records {
    fileprivate let bases: UnsafeBufferPointer<UnsafeMutablePointer<ViewRecord>>

    /// The record's place in memory, read in place so that no field is copied needlessly.
    @inline(__always)
    func pointer(_ index: Int32) -> UnsafePointer<ViewRecord> {
      let chunk = bases[Int(index >> RecordStore.chunkShift)]
      return UnsafePointer(chunk + Int(index & RecordStore.chunkMask))
    }
  }
}
