@_spi(Runtime) import UnderstudyCore

extension View {
  /// Shows a sheet while a flag is true (SEM-310, SEM-311).
  ///
  /// - Parameters:
  ///   - isPresented: The flag; written false when the sheet is dismissed.
  ///   - onDismiss: Runs when the sheet is gone.
  ///   - content: The sheet's content; evaluated only while it is shown.
  nonisolated public consuming func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(_CoverModifier(flag: isPresented, kind: .sheet, onDismiss: onDismiss, content: content))
  }

  /// Shows a sheet for an item while there is one; another item, by identity, replaces the sheet (SEM-312).
  nonisolated public consuming func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(_CoverModifier(item: item, kind: .sheet, onDismiss: onDismiss, content: content))
  }
}

/// What covers the screen.
enum CoverKind: String {
  case sheet
  case fullScreenCover = "full screen cover"
  case popover, inspector
}

public struct _CoverModifier<Item, Presented: View> {
  let kind: CoverKind
  let item: @MainActor () -> Item?
  let clear: @MainActor () -> Void
  let addReader: @MainActor (any LocationReader) -> Void
  let identity: (Item) -> AnyHashable?
  let onDismiss: (() -> Void)?
  let content: (Item) -> Presented
}

extension _CoverModifier where Item == Bool {
  nonisolated init(flag: Binding<Bool>, kind: CoverKind, onDismiss: (() -> Void)?, content: @escaping () -> Presented) {
    self.init(
      kind: kind, item: { flag.wrappedValue ? true : nil }, clear: { flag.wrappedValue = false },
      addReader: { flag.location.addReader($0) }, identity: { _ in nil }, onDismiss: onDismiss,
      content: { _ in content() })
  }
}

extension _CoverModifier where Item: Identifiable {
  nonisolated init(
    item: Binding<Item?>, kind: CoverKind, onDismiss: (() -> Void)?, content: @escaping (Item) -> Presented
  ) {
    nonisolated(unsafe) let item = item
    self.init(
      kind: kind, item: { item.wrappedValue }, clear: { item.wrappedValue = nil },
      addReader: { item.location.addReader($0) }, identity: { AnyHashable($0.id) }, onDismiss: onDismiss,
      content: content)
  }
}

extension _CoverModifier: ViewModifier, NodeModifier {
  package typealias AppliedNode = CoverNode<Item, Presented>
}
