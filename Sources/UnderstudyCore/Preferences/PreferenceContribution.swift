/// A value that a view has written for a preference, and why it does not reach the root, for failures that wonder.
package struct PreferenceContribution<Value> {
  package enum Fate {
    case reachesRoot
    /// A `preference(key:value:)` further out takes its place (SEM-216).
    case replaced
    /// What a sheet or another presentation writes does not leave it (SEM-231).
    case staysInPresentation
  }

  package let value: Value
  /// The nearest view with a body.
  package let view: Any.Type?
  package let fate: Fate
}

extension Host {
  /// The values that views have written for a key, in the order of the views. For failures only.
  package func contributions<Key: PreferenceKey>(to key: Key.Type) -> [PreferenceContribution<Key.Value>] {
    var result: [PreferenceContribution<Key.Value>] = []
    var pending: [(node: Node, fate: PreferenceContribution<Key.Value>.Fate)] = [(root, .reachesRoot)]
    while let (node, outerFate) = pending.popLast() {
      var fate = node.flags.contains(.isOutOfFlow) && node !== root ? .staysInPresentation : outerFate
      if let writer = node as? PreferenceWritingNode<Key> {
        result.append(PreferenceContribution(value: writer.value, view: node.nearestViewType, fate: fate))
        if case .reachesRoot = fate { fate = .replaced }
      }
      for child in node.children.reversed() { pending.append((child, fate)) }
    }
    return result
  }
}
