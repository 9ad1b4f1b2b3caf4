extension View {
  /// Limits what is drawn to the view's frame; the mask's views are never evaluated and have no elements (LAY-179).
  nonisolated public consuming func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { modifier(_ClipLayout()) }
  /// Takes the mask as a view, whose body is never evaluated.
  nonisolated public consuming func mask<Mask: View>(_ mask: Mask) -> some View { modifier(_ClipLayout()) }
}
