import UnderstudyElements

/// The state that a result was found in: a launch, a version of its tree, and, for results that may change without the
/// tree, one call.
package struct TreeStamp: Equatable {
  let launch: Int
  let version: Int
  let call: Int
}

/// One result, valid as long as the stamp is the same.
package struct MatchCache<Value> {
  private var entry: (stamp: TreeStamp, value: Value)?

  package init() {}

  package func value(at stamp: TreeStamp) -> Value? {
    guard let entry, entry.stamp == stamp else { return nil }
    return entry.value
  }

  package mutating func store(_ value: Value, at stamp: TreeStamp) { entry = (stamp, value) }
}
