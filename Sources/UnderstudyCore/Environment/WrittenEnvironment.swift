/// What a test has written into the environment of one mounted view: a scope as of a modifier around the view's body, which
/// lives among what the node keeps for the view's properties and ends with it.
@MainActor
final class WrittenEnvironment: PropertySlot {
  let scope: EnvironmentScope
  private var writes = EnvironmentWrites()

  init(below outer: EnvironmentScope) { scope = EnvironmentScope(parent: outer) { _ in } }

  func set<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value, below node: Node) {
    writes.set(keyPath, to: value)
    scope.update(below: node) { [writes] in writes.apply(to: &$0) }
  }

  func nodeDidUnmount() { scope.close() }
}

extension EvaluatingNode {
  /// Sets a value of the environment for the view of this node and all below it, whatever comes there later included.
  ///
  /// Nodes stay; those that read the value compare it, as after a change of a modifier's (SEM-243). It holds until the node's
  /// end, and a later write replaces it.
  package final func setEnvironment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value) {
    host.events.recordEnvironmentChange(keyPath, from: environment.values, to: value)
    let written = slots.last as? WrittenEnvironment ?? insertEnvironment()
    written.set(keyPath, to: value, below: self)
    // Elements read the environment when they describe themselves.
    forEachDescendant { node in
      guard let node = node as? ElementNode else { return }
      node.setNeedsDescription()
      node.setNeedsChildren()
    }
  }

  /// Puts a scope between this node and its environment, and leads all that is below to it.
  private final func insertEnvironment() -> WrittenEnvironment {
    let outer = environment
    let written = WrittenEnvironment(below: outer)
    forEachDescendant { node in
      let evaluating = node as? EvaluatingNode
      let isReader = evaluating.map { $0.readerPosition >= 0 && $0.environment === outer } ?? false
      if isReader, let evaluating { outer.removeReader(evaluating) }
      EnvironmentHolding.of(node).exchange(outer, for: written.scope, in: node)
      if isReader, let evaluating { written.scope.addReader(evaluating) }
      (evaluating?.slots.last as? WrittenEnvironment)?.scope.changeParent(from: outer, to: written.scope)
    }
    slots.append(written)
    return written
  }
}
