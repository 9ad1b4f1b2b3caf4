/// The value that a view stands for in a selection.
package struct SelectionTag: @unchecked Sendable {
  package let value: AnyHashable
  /// The value with its type: in a hashable box an optional is as good as what it holds.
  private let typed: Any
  /// Whether it matches an optional of its type too (SEM-351).
  private let includeOptional: Bool

  /// The tag that the app has written on a view.
  ///
  /// - Parameters:
  ///   - value: The tag.
  ///   - includeOptional: Whether it matches an optional of its type.
  package init<Value: Hashable>(_ value: Value, includeOptional: Bool = true) {
    self.value = AnyHashable(value)
    typed = value
    self.includeOptional = includeOptional
  }

  /// The tag of a row without one of its own; it also matches an optional of its type.
  ///
  /// - Parameter identity: The identity of a row of a `ForEach`.
  package init(_ identity: AnyHashable) {
    value = identity
    typed = identity.base
    includeOptional = true
  }

  /// The tag as a value of the selection, nil if its type is another.
  package func selection<Selection>(as type: Selection.Type) -> Selection? {
    func convert<Tag>(_ tag: Tag) -> Selection? {
      if Tag.self == Selection.self { return tag as? Selection }
      if includeOptional, Optional<Tag>.self == Selection.self { return Optional.some(tag) as? Selection }
      return nil
    }
    if let value = value as? Selection, Selection.self == AnyHashable.self { return value }
    return _openExistential(typed, do: convert)
  }
}

extension SelectionTag: Equatable {
  package static func == (lhs: SelectionTag, rhs: SelectionTag) -> Bool {
    lhs.value == rhs.value && type(of: lhs.typed) == type(of: rhs.typed) && lhs.includeOptional == rhs.includeOptional
  }
}
