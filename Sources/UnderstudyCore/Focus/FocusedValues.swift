/// What the focused view, the views around it and the active scene publish for others to read.
///
/// Extend it with custom entries by `@Entry` (SEM-247). A value that no view publishes now is nil.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key: the one published closest to the focus.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue.map { $0 as Any } }
  }

  /// The object that was published under its static type.
  func object<Object: AnyObject>(of type: Object.Type) -> Object? { values[ObjectIdentifier(type)] as? Object }

  mutating func setObject<Object: AnyObject>(_ object: Object?, of type: Object.Type) {
    values[ObjectIdentifier(type)] = object
  }

  var isEmpty: Bool { values.isEmpty }
}

extension FocusedValues: @unchecked Sendable {}
