import Testing

@testable import SDLPlatform

struct BoundedCacheTests {
  @Test func `what is used stays and the rest goes`() {
    var cache = BoundedCache<Int, Int>(capacity: 100)
    cache.keep(1, for: -1)

    for index in 0..<10_000 {
      cache.keep(index, for: index)
      #expect(cache.value(for: -1) == 1)
    }

    #expect(cache.count <= 101)
    #expect(cache.value(for: 9_999) == 9_999)
    #expect(cache.value(for: 0) == nil)
  }

  @Test func `large values leave room for fewer`() {
    var cache = BoundedCache<Int, Int>(capacity: 100)

    for index in 0..<100 { cache.keep(index, for: index, cost: 30) }

    #expect(cache.count <= 4)
    #expect(cache.value(for: 99) == 99)
  }
}
