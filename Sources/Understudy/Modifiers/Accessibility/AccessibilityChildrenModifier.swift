extension View {
  /// Makes the view an element that holds the elements of other views
  /// (Apple's page "accessibilityChildren(children:)").
  nonisolated public consuming func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modifier(_AccessibilityRepresentationModifier(representation: children()))
      .accessibilityElement(children: .contain)
  }
}
