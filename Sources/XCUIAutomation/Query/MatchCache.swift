/// One result, valid as long as the stamp is the same.
struct MatchCache<Value> {
  private var entry: (stamp: TreeStamp, value: Value)?

  func value(at stamp: TreeStamp) -> Value? {
    guard let entry, entry.stamp == stamp else { return nil }
    return entry.value
  }

  mutating func store(_ value: Value, at stamp: TreeStamp) { entry = (stamp, value) }
}
