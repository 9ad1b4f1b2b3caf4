import UnderstudyCore

extension Section where Parent: View, Content: View, Footer: View {
  /// Adds controls to the section; an iPhone has them as rows after the others.
  ///
  /// Source: Apple's page "sectionActions(content:)".
  ///
  /// - Parameter content: The controls.
  nonisolated public func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some View {
    Section<Parent, TupleView<(Content, Actions)>, Footer>(
      header: header, content: ViewBuilder.buildBlock(self.content, content()), footer: footer, isExpanded: isExpanded)
  }
}
