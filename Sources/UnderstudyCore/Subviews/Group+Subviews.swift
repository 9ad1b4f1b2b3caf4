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

/// The content of a group that handles subviews.
public struct GroupElementsOfContent<Subviews, Content> {
  let base: Subviews
  let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View, PrimitiveView where Subviews: View, Content: View {
  public static func _makeView(_ view: GroupElementsOfContent, inputs: inout _ViewInputs) {
    inputs.subviews(
      SubviewsResolution(
        base: view.base, collect: { SubviewsCollection(of: $0) }, transform: view.transform,
        source: SubviewsTransform(closure: view.transform)))
  }
  public static var _isList: Bool { true }
  public static var _isStructural: Bool { true }
}

/// The content of a group that handles sections.
public struct GroupSectionsOfContent<Sections, Content> {
  let base: Sections
  let transform: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: View, PrimitiveView where Sections: View, Content: View {
  public static func _makeView(_ view: GroupSectionsOfContent, inputs: inout _ViewInputs) {
    inputs.subviews(
      SubviewsResolution(
        base: view.base, collect: { SectionCollection(of: $0) }, transform: view.transform,
        source: SectionsTransform(closure: view.transform)))
  }
  public static var _isList: Bool { true }
  public static var _isStructural: Bool { true }
}

private struct SubviewsTransform<Content> {
  let closure: (SubviewsCollection) -> Content
}

private struct SectionsTransform<Content> {
  let closure: (SectionCollection) -> Content
}
