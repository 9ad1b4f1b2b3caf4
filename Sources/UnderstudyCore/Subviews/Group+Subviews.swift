extension Group {
  /// A group that handles the subviews of a view itself.
  ///
  /// - Parameters:
  ///   - view: The view whose subviews are wanted: groups, conditions, `ForEach` and views with a list as body count as
  ///     what they hold.
  ///   - transform: Makes views of the subviews. It runs again when subviews come, go or move, or when their container
  ///     values change.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(base: view, transform: transform))
  }

  /// A group that handles the sections of a view itself.
  ///
  /// - Parameters:
  ///   - view: The view whose sections are wanted. Views that lie in no section are one together with their neighbours.
  ///   - transform: Makes views of the sections.
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(content: GroupSectionsOfContent(base: view, transform: transform))
  }
}
