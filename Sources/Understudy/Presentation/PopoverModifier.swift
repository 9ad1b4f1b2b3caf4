extension View {
  /// Shows a popover while a flag is true, which is a sheet in a compact width (SEM-317). It is below its source, or where
  /// there is room for it.
  ///
  /// - Parameters:
  ///   - isPresented: The flag; written false when the popover is dismissed.
  ///   - attachmentAnchor: Has no effect: a popover belongs to all of its source.
  ///   - arrowEdge: Has no effect: the room around the source decides.
  ///   - content: The popover's content; evaluated only while it is shown.
  nonisolated public consuming func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(_CoverModifier(flag: isPresented, kind: .popover, onDismiss: nil, content: content))
  }

  /// Shows a popover for an item while there is one; another item, by identity, replaces it (SEM-312, SEM-317).
  nonisolated public consuming func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(_CoverModifier(item: item, kind: .popover, onDismiss: nil, content: content))
  }
}
