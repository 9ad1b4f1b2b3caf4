/// What is written on a subview for the container that it stands in.
///
/// Extend it with custom entries by `@Entry` (SEM-247). A value reaches the nearest container and goes no further.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tag: SelectionTag?

  init() {}

  /// Gathers the values from what was written on a subview; of two for one key the outer one holds.
  ///
  /// - Parameter traits: What was written on the subview, the outermost first.
  init(_ traits: _ViewTraits) {
    tag = traits.tag
    for write in traits.containerValues.reversed() { write.apply(&self) }
  }

  /// The value of a key: the one written on the subview, else the key's default.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The value given by `tag(_:includeOptional:)`, nil where there is none of this type (SEM-351).
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.selection(as: type) }

  /// Whether the subview has this tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

extension ContainerValues: @unchecked Sendable {}
