// Nothing is drawn, so there is nothing to observe.

extension View {
  /// A mask hides nothing here: its views are never evaluated and have no elements.
  nonisolated public consuming func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { self }
  /// Takes the mask as a view, whose body is never evaluated.
  nonisolated public consuming func mask<Mask: View>(_ mask: Mask) -> some View { self }
}
