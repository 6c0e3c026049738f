/// A dictionary that forgets what has not been asked for lately once it holds too much.
///
/// There are two generations: what is used moves to the young one, and when that is full the old
/// one is dropped.
struct BoundedCache<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    let cost: Int
  }

  private let capacity: Int
  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private var youngCost = 0

  /// Keeps the values used last, up to a total cost between half the capacity and all of it.
  init(capacity: Int) {
    self.capacity = capacity
  }

  var count: Int { young.count + old.keys.count { young[$0] == nil } }

  mutating func value(for key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = old[key] else { return nil }
    keep(entry.value, for: key, cost: entry.cost)
    return entry.value
  }

  mutating func keep(_ value: Value, for key: Key, cost: Int = 1) {
    youngCost += cost - (young[key]?.cost ?? 0)
    young[key] = Entry(value: value, cost: cost)
    guard youngCost > capacity / 2 else { return }
    old = young
    young = [:]
    youngCost = 0
  }
}
