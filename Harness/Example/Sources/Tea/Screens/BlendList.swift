import SwiftUI

struct BlendList: View {
  @Environment(Shop.self) private var shop
  @State private var search = ""

  var body: some View {
    NavigationStack {
      List(found) { blend in
        NavigationLink(value: blend) { BlendRow(blend: blend) }
      }
      .overlay { status }
      .navigationTitle("Teas")
      .navigationDestination(for: Blend.self) { BlendDetail(blend: $0) }
      .searchable(text: $search, prompt: "Name or origin")
      .refreshable { await shop.load() }
    }
  }

  private var found: [Blend] {
    if search.isEmpty { return shop.blends }
    return shop.blends.filter { "\($0.name) \($0.origin)".localizedCaseInsensitiveContains(search) }
  }

  @ViewBuilder private var status: some View {
    switch shop.phase {
    case .loading:
      if shop.blends.isEmpty { ProgressView() }
    case .loaded:
      if found.isEmpty { ContentUnavailableView.search(text: search) }
    case .failed:
      ContentUnavailableView {
        Label("No Connection", systemImage: "wifi.slash")
      } actions: {
        Button("Try Again") { Task { await shop.load() } }
      }
    }
  }
}

struct BlendRow: View {
  let blend: Blend

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(blend.name)
        Text(blend.origin).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Text(blend.price, format: .currency(code: "EUR")).foregroundStyle(.secondary)
    }
  }
}
