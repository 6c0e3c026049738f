/// A growing table whose copies share storage chunk by chunk.
///
/// A copy costs one array of references. The first write into a shared chunk copies that chunk alone,
/// so keeping a snapshot doesn't make the next edit copy the table.
struct ChunkedTable<Element> {
  static var chunkSize: Int { 64 }

  private var chunks: ContiguousArray<ContiguousArray<Element>> = []
  private(set) var count = 0

  mutating func append(_ element: Element) {
    if count % Self.chunkSize == 0 {
      var chunk = ContiguousArray<Element>()
      chunk.reserveCapacity(Self.chunkSize)
      chunks.append(chunk)
    }
    chunks[chunks.count - 1].append(element)
    count += 1
  }

  subscript(index: Int) -> Element {
    get { chunks[index / Self.chunkSize][index % Self.chunkSize] }
    _modify { yield &chunks[index / Self.chunkSize][index % Self.chunkSize] }
  }
}

extension ChunkedTable: Sendable where Element: Sendable {}
