/// One entry of a list that holds a list of its own: a stack, an overlay, a scope.
@_spi(Runtime) open class ContainerNode: Node {
  private lazy var cache = PreferenceCache()

  open override func preference<K: PreferenceKey>(_ key: K.Type, bit: UInt64) -> K.Value? {
    containerPreference(key, bit: bit, cache: cache)
  }

  open override func contributes<K: PreferenceKey>(to key: K.Type, bit: UInt64) -> Bool {
    containerContributes(key, bit: bit)
  }
}

extension _ViewInputs {
  /// Visits the content of a container that shows no element itself.
  package mutating func container(_ body: @MainActor (inout _ViewInputs) -> Void) {
    let isMounting = isMounting
    let node = node(make: { ContainerNode($0) }, update: { _ in })
    visit(below: node, mounting: isMounting, body)
  }

  /// Visits the content of a stack, which makes all its views at once (SEM-201).
  package mutating func stack(
    _ arrangement: StackArrangement = .unspecified, _ body: @MainActor (inout _ViewInputs) -> Void
  ) {
    let isMounting = isMounting
    let node = node(make: { StackNode(arrangement, $0) }, update: { $0.accept(arrangement) })
    visit(below: node, mounting: isMounting) { inner in
      inner.lazyWindow = nil
      body(&inner)
    }
  }
}
