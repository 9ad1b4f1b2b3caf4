import SwiftUI

/// The system's preview of files: a page for each, which swipes turn.
struct PreviewScreen: View {
  let items: [any QLPreviewItem]
  @Binding var index: Int
  /// Closes the preview.
  let close: () -> Void

  private var item: (any QLPreviewItem)? { items.indices.contains(index) ? items[index] : nil }

  private var title: String { item.map { $0.previewItemTitle ?? $0.previewItemURL?.lastPathComponent ?? "" } ?? "" }

  var body: some View {
    NavigationStack {
      TabView(selection: $index) {
        ForEach(items.indices, id: \.self) { PreviewPage(content: PreviewContent(items[$0].previewItemURL)).tag($0) }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      .navigationTitle(title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Done") { close() } }
        if let url = item?.previewItemURL {
          ToolbarItem(placement: .bottomBar) { ShareLink(item: url) { Text("Share" as String) } }
        }
      }
    }
  }
}

private struct PreviewPage: View {
  let content: PreviewContent

  var body: some View {
    switch content {
    case .picture(let picture):
      Image(uiImage: picture).resizable().scaledToFit().accessibilityLabel("Picture" as String)
    case .text(let text): ScrollView { Text(text) }
    case .name(let name): Text(name)
    case .missing: Text("No file to preview" as String)
    }
  }
}
