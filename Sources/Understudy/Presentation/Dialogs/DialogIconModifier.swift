extension View {
  /// Sets the picture of the dialogs inside; dialogs have no image element for it.
  nonisolated public consuming func dialogIcon(_ icon: Image?) -> some View { self }
}
