/// The value that a view stands for in a selection.
package struct SelectionTag: Equatable {
  package let value: AnyHashable
  let includeOptional: Bool

  /// - Parameters:
  ///   - value: The tag, or the identity of a row of a `ForEach`.
  ///   - includeOptional: Whether it matches an optional of its type.
  package init(_ value: AnyHashable, includeOptional: Bool = true) {
    self.value = value
    self.includeOptional = includeOptional
  }

  /// The tag as a value of the selection, nil if its type is another.
  package func selection<Selection>(as type: Selection.Type) -> Selection? {
    func convert<Tag>(_ tag: Tag) -> Selection? {
      if Tag.self == Selection.self { return tag as? Selection }
      if includeOptional, Optional<Tag>.self == Selection.self { return Optional.some(tag) as? Selection }
      return nil
    }
    if let value = value as? Selection, Selection.self == AnyHashable.self { return value }
    return _openExistential(value.base, do: convert)
  }
}
