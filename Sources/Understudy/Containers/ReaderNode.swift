@_spi(Runtime) import UnderstudyCore

/// Content made by a closure that gets something from its container, evaluated on its own (SEM-063, SEM-388).
package final class ReaderNode<Content: View>: EvaluatingNode {
  private var make: @MainActor (Node) -> Content
  private lazy var cache = PreferenceCache()

  init(_ make: @escaping @MainActor (Node) -> Content, _ inputs: _ViewInputs) {
    self.make = make
    var inputs = inputs
    inputs.lazyWindow = nil
    super.init(inputs)
    markDirty()
  }

  func accept(_ new: @escaping @MainActor (Node) -> Content) {
    make = new
    markDirty()
  }

  package override func update() {
    let content = evaluate { make(self) }
    var inputs = innerInputs()
    Content._makeView(content, inputs: &inputs)
    flags.insert(.isMounted)
  }

  package override func preference<K: PreferenceKey>(_ key: K.Type, bit: UInt64) -> K.Value? {
    containerPreference(key, bit: bit, cache: cache)
  }

  package override func contributes<K: PreferenceKey>(to key: K.Type, bit: UInt64) -> Bool {
    containerContributes(key, bit: bit)
  }
}

/// What a container gives its content may be the size of the screen.
extension ReaderNode: ScreenFollower {
  package func screenDidChange() { markDirty() }
}

extension _ViewInputs {
  /// Makes or updates a container whose content is evaluated after it.
  mutating func reader<Content: View>(_ make: @escaping @MainActor (Node) -> Content) {
    node(make: { ReaderNode(make, $0) }, update: { $0.accept(make) })
  }
}

/// A node that outlives its place in the tree nowhere: gone with it.
struct NodeReference {
  private weak var reference: Node?

  @MainActor
  init(_ node: Node) { reference = node }

  var identity: ObjectIdentifier? { reference.map { ObjectIdentifier($0) } }

  @MainActor
  var node: Node? { reference.flatMap { $0.flags.contains(.isUnmounted) ? nil : $0 } }
}
