extension ForEach where Content: View {
  /// Views made of each subview of a view.
  ///
  /// - Parameters:
  ///   - view: The view whose subviews are wanted: groups, conditions, `ForEach` and views with a list as body count as
  ///     what they hold.
  ///   - content: Makes the views of a subview.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(data: ForEachSubviewCollection(content: content), identify: { $0.id }, content: content)
    nonisolated(unsafe) let view = view
    resolution = { forEach, inputs in
      // Made once, with the closure in the form in which rows compare it.
      let rows = ForEach<SubviewsCollection, ID, Content>(
        data: SubviewsCollection([]), identify: { $0.id }, content: forEach.content)
      inputs.subviews(
        SubviewsResolution(
          base: view, collect: { SubviewsCollection(of: $0) },
          transform: { subviews in
            var made = rows
            made.data = subviews
            return made
          },
          source: forEach.data,
          finish: { [edits = forEach.edits] in $0.edits = edits }))
    }
  }

  /// Views made of each section of a view.
  ///
  /// - Parameters:
  ///   - view: The view whose sections are wanted. Views that lie in no section are one together with their neighbours.
  ///   - content: Makes the views of a section.
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(data: ForEachSectionCollection(content: content), identify: { $0.id }, content: content)
    nonisolated(unsafe) let view = view
    resolution = { forEach, inputs in
      // Made once, with the closure in the form in which rows compare it.
      let rows = ForEach<SectionCollection, ID, Content>(
        data: SectionCollection(), identify: { $0.id }, content: forEach.content)
      inputs.subviews(
        SubviewsResolution(
          base: view, collect: { SectionCollection(of: $0) },
          transform: { sections in
            var made = rows
            made.data = sections
            return made
          },
          source: forEach.data,
          finish: { [edits = forEach.edits] in $0.edits = edits }))
    }
  }
}
