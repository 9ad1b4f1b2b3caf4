// Nothing is drawn, so there is nothing to observe.

extension View {
  nonisolated public consuming func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { self }
  nonisolated public consuming func mask<Mask: View>(_ mask: Mask) -> some View { self }
}
