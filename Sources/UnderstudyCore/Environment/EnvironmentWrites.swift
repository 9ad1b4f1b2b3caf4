/// Values of the environment that a test has set, in the order of their last writes; a key path stands here once.
struct EnvironmentWrites {
  private var writes: [(keyPath: AnyKeyPath, apply: (inout EnvironmentValues) -> Void)] = []

  mutating func set<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value) {
    writes.removeAll { $0.keyPath == keyPath }
    writes.append((keyPath, { $0[keyPath: keyPath] = value }))
  }

  func apply(to values: inout EnvironmentValues) {
    for write in writes { write.apply(&values) }
  }
}
