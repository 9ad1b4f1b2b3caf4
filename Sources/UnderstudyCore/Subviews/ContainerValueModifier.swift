extension View {
  /// Says something of the view to the container that it stands in; on a group, of each of its views.
  ///
  /// - Parameters:
  ///   - keyPath: The entry to write.
  ///   - value: The value. Of several writes of one entry the outermost applies.
  nonisolated public consuming func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V)
    -> some View
  {
    modifier(_ContainerValueModifier(keyPath: keyPath, value: value))
  }
}

public struct _ContainerValueModifier<Value> {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value
}

extension _ContainerValueModifier: ViewModifier, InertModifier {
  public static func _collectTraits(_ modifier: Self, into traits: inout _ViewTraits) {
    traits.containerValues.append(ContainerValueWrite(keyPath: modifier.keyPath, value: modifier.value))
  }
}

/// One write of `containerValue(_:_:)`.
package struct ContainerValueWrite {
  private let keyPath: AnyKeyPath
  private let value: Any
  let apply: (inout ContainerValues) -> Void

  init<Value>(keyPath: WritableKeyPath<ContainerValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
    apply = { $0[keyPath: keyPath] = value }
  }
}

extension ContainerValueWrite: Equatable {
  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.keyPath == rhs.keyPath && Comparison.areEqual(lhs.value, rhs.value)
  }
}
