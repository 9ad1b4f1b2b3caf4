// The look of symbols: there is nothing to observe.

extension View {
  /// The scale sets the size of symbols beside text; the element of an image does not change.
  nonisolated public consuming func imageScale(_ scale: Image.Scale) -> some View { self }
}
