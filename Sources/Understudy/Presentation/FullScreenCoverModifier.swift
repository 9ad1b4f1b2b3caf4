extension View {
  /// Covers the screen while a flag is true; the user cannot swipe it away (SEM-317).
  nonisolated public consuming func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(_CoverModifier(flag: isPresented, kind: .fullScreenCover, onDismiss: onDismiss, content: content))
  }

  /// Covers the screen for an item while there is one.
  nonisolated public consuming func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(_CoverModifier(item: item, kind: .fullScreenCover, onDismiss: onDismiss, content: content))
  }
}
