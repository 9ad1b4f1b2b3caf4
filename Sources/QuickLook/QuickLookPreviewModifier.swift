import SwiftUI

extension View {
  /// Shows the system's preview of a file over the whole screen, while there is one. Source: Apple's page "quickLookPreview(_:)".
  ///
  /// - Parameter item: Where the file is, written nil when the user closes the preview.
  nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    modifier(QuickLookPreview(selection: item) { item.wrappedValue.map { [$0] } ?? [] })
  }

  /// Shows the system's preview of one of several files, which the user can turn over. Source: Apple's page
  /// "quickLookPreview(_:in:)".
  ///
  /// - Parameters:
  ///   - selection: The file that shows, written when the user turns to another one, and nil when the preview closes.
  ///   - items: All files.
  nonisolated public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL {
    let files = Array(items)
    return modifier(QuickLookPreview(selection: selection) { files })
  }
}

/// Shows the preview over the whole screen.
private struct QuickLookPreview: ViewModifier {
  let selection: Binding<URL?>
  let items: @MainActor () -> [URL]

  private var isPresented: Binding<Bool> {
    Binding {
      selection.wrappedValue != nil
    } set: {
      if !$0 { selection.wrappedValue = nil }
    }
  }

  func body(content: Content) -> some View {
    content.fullScreenCover(isPresented: isPresented) {
      PreviewScreen(items: items(), index: index) { selection.wrappedValue = nil }
    }
  }

  private var index: Binding<Int> {
    Binding {
      selection.wrappedValue.flatMap { items().firstIndex(of: $0) } ?? 0
    } set: { index in
      if selection.wrappedValue != nil, items().indices.contains(index) { selection.wrappedValue = items()[index] }
    }
  }
}
